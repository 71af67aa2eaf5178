"""The words players read, in French and English, from one Fluent catalogue per language."""
