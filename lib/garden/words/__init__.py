# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every word that players read, by key: one file for each language, all with the same keys.

To add a language, write a file like en.py and append its name to this list. Append it, because the
store keeps its place.
"""

LANGUAGES = ("en", "es")


def load_words(language: str) -> dict[str, str]:
    """Import the words of this language only."""
    return __import__("garden.words." + language, None, None, ("WORDS",)).WORDS
