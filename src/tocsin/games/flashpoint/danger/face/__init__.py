"""What others see of the expansion: texts, views, questions, problems."""
