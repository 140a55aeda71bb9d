# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every word that players read, by key: one file for each language, all with the same keys.

To add a language, write a file like en.py and append its two letters to CODES. Append them, because
the store keeps their place. docs/adding-a-language.md says the rest.
"""

# One text, because each code alone would be a name, which stays in a board's RAM for good.
CODES = "en es de fr pl nl it pt ca"


def load_words(language: str) -> dict[str, str]:
    """Import the words of this language only."""
    return __import__("garden.words." + language, None, None, ("WORDS",)).WORDS
