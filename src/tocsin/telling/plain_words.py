"""What is typed and what is written, made to meet: small letters without accents or signs."""

import unicodedata


def plain_words(text: str) -> str:
    """`18 : Soldats du feu` as `18 soldats du feu`."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", " "))
    letters = [letter if letter.isalnum() else " " for letter in parts if letter.isascii()]
    return " ".join("".join(letters).split())


def begins_a_word(looked_for: str, text: str) -> bool:
    """Does a word of the text, or a row of them, begin so? `looked_for` is plain already."""
    return bool(looked_for) and f" {looked_for}" in f" {plain_words(text)} "
