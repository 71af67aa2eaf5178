"""What the expansion adds to the table: state, board, edges, marks, cards, codes."""
