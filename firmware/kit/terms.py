# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The values of placeholders in texts: the words of the skin, and the print on the buttons."""


def terms(app):
    """Return {0} the stand and {1} the market for app.say, then the caps of all four buttons."""
    skin = app.settings.word("skin")
    return (app.say(skin + "_stand"), app.say(skin + "_market")) + app.caps
