# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every word a player reads, by key: one file a language, all with the same keys.

A new language is a file like en.py and its name in this list: behind the others, because the
store keeps its place.
"""

LANGUAGES = ("en", "es")


def load_words(language: str) -> dict[str, str]:
    """Import the words of this language only."""
    return __import__("garden.words." + language, None, None, ("WORDS",)).WORDS
