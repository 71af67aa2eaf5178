"""What then happens, one room for each chapter of the rulebook."""
