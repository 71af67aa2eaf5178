"""What the searches are told of SOS Titanic."""
