"""What the searches are told of Feurio!."""
