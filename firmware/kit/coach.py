# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The coach: what was told once is not told again, on any evening.

Switched off in the settings it forgets; switched on again it begins anew.
"""

# A tip's place is its bit in the store: append, never reorder.
TIPS = (
    "rules_veggies",  # the guide, offered before the first sitting
    "rules_match",
    "rules_cabbage",
    "veggies_lay",
    "veggies_place",
    "veggies_market",
    "veggies_mouse",
    "veggies_look",
    "veggies_name",
    "match_plant",
    "match_harvest",
    "match_minus",
    "match_token",
    "match_storm",
    "match_basket",
    "match_barrow",
    "match_pass",
    "cabbage_die",
    "cabbage_walk",
    "cabbage_act",
    "cabbage_backs",
)


def once(app, keys):
    """The first of these tips that was never given, and from now on it was; None for none."""
    if not app.settings["coach"]:
        app.store.put("coach", b"")
        return None
    given = bytearray(app.store.get("coach"))
    for key in keys:
        place, bit = divmod(TIPS.index(key), 8)
        while len(given) <= place:
            given.append(0)
        if not given[place] >> bit & 1:
            given[place] |= 1 << bit
            app.store.put("coach", given)
            return key
    return None
