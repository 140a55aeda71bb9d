# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The values of placeholders in texts: the skin's words, and what is printed on the buttons."""


def terms(app):
    """For app.say: {0} the stand, {1} the market, then the caps of OK, BACK, MENU and TURN."""
    skin = app.settings.word("skin")
    return (app.say(skin + "_stand"), app.say(skin + "_market")) + app.caps
