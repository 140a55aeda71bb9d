# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the bots must reach against the yardsticks, and the table that shows what they do reach."""

import standings

# Who plays whom, two at the table.
PAIRS = (("hard", "greedy"), ("normal", "greedy"), ("easy", "greedy"), ("easy", "random"))
# What the first of them must win, in percent: hard by game, the others in all games.
_HARD = {"veggies": 65, "match": 65, "cabbage": 80}
_AT_LEAST = {("normal", "greedy"): 50, ("easy", "random"): 80}


def table(results):
    """A line a game: what each level won against whom, of how many games, how surely."""
    contests = {}
    for result in results:
        pair = next(pair for pair in PAIRS if set(pair) == set(result.players))
        contests.setdefault(result.game, {}).setdefault(pair, []).append(result)
    lines = [_row(["game", *map(" against ".join, PAIRS)]), "|---" * (len(PAIRS) + 1) + "|"]
    for game, by_pair in contests.items():
        lines.append(_row([game, *(_cell(game, pair, by_pair[pair]) for pair in PAIRS)]))
    return "\n".join(lines)


def _row(cells):
    return "| " + " | ".join(cells) + " |"


def _cell(game, pair, results):
    won = standings.won(results, pair[0])
    verdict = "" if met(game, pair, 100 * won / len(results)) else " MISSED"
    low, high = standings.wilson(won, len(results))
    share = f"{100 * won / len(results):.1f} % [{100 * low:.0f} to {100 * high:.0f}]"
    return f"{share} of {len(results)}{verdict}"


def met(game, pair, percent):
    """Whether the first of the pair won enough; easy must not win too much against greedy."""
    if pair == ("easy", "greedy"):
        return percent < 50
    return percent >= (_HARD[game] if pair[0] == "hard" else _AT_LEAST[pair])
