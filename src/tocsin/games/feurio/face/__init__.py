"""What is shown and written: views, prompts, problems, texts, and the declared vocabulary."""
