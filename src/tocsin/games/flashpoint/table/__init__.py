"""What lies on the table: state, board, edges, marks, cards, codes."""
