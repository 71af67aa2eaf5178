"""What others see and say: texts, views, prompts, problems."""
