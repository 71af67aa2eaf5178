"""What others see: texts, views, questions, problems."""
