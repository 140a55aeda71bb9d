# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board plays by itself: a picture of every screen, and a moving one of each game."""

from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from garden import GAMES, about, medals
from tools import environment

from . import FRAME, Sim

if TYPE_CHECKING:
    from PIL.Image import Image

# name, the keys that lead there from the title, with a game waiting to be continued
MENUS = (
    ("title", ""),
    ("languages", "E w400"),
    ("title_no_game", ""),
    ("settings", "U R w400 A w400"),
    ("settings_2", "U R w400 A w400 U w400"),
    ("records", "U w400 A w400"),
    ("seats_veggies", "D w400 A w400 E2 w400 D2 w400 L w400"),
    ("seats_match", "D2 w400 A w400 E4 w400 D3 w400 R w400"),
    ("seats_cabbage", "D3 w400 A w400"),
    ("names", "D3 w400 A w400 U2 R w400 D R D2 R D3"),
    ("rules", "D3 w400 A w400 U R w400 R2"),
    ("offer", "D3 w400 A w400 A w400"),
    ("replace", "D w400 A w400 A w400"),
    ("medals", "U w400 A w400 E w400"),
)
# screens that no key opens
OVERLAYS: dict[
    str, tuple[str, dict[str, Any]]
] = {  # by the name of their picture: the screen, and its arguments
    "curtain": ("curtain", {"seat": 1, "player": "Leo"}),
    "notice": ("notice", {"key": "save_lost"}),
    "medal": ("medal", {"game": "veggies", "medal": "open", "who": "Ana"}),
    "deal": ("number", {"number": 137}),
    "turned": ("turned", {}),
    **{f"lesson_{game}": ("lesson", {"game": game}) for game in GAMES},
}
_MOST_SEATS = 4  # at the tables of the moving pictures

# game, people at the table, seed, moves made before, and the keys of a turn, past the curtain;
# @ takes a picture. With the seeds here people hold what is to be shown.
TURNS = (
    ("veggies", 2, 1, 0, "A w500 @first"),
    (
        *("veggies", 3, 8, 13),
        "A w700 @place B w600 E w600 @turned U9 w500 A w400 @refused D w400 E+ w700 @look R w400"
        " @look_2 E- w400 S w400 @pause E w400 @moves",
    ),
    ("veggies", 3, 8, 24, "A w700 @name"),
    ("match", 3, 1, 0, "A w700 @plant B w400 @hand B w300 E+ w700 @look"),
    (
        *("match", 4, 8, 18),
        "A w700 @barrow_1 A w500 @barrow_2 B w400 E2 w500 @basket_choice A w500 @basket"
        " E w500 @storm_choice A w500 @storm",
    ),
    ("match", 6, 8, 12, "A w700 @ring"),
    ("match", 8, 8, 20, "A w700 @pinwheel"),
    (
        *("cabbage", 2, 1, 0),
        "A w500 @die A w3200 A w500 R w300 A w3200 @reveal A w700 A w700 @walk E+ w700 @look"
        " E- w500 A w700 @act",
    ),
    ("cabbage", 2, 1, 24, "w300 S w3000 A w600 A w600 A w600 U3 A w600 A R9 w900 @replay"),
)
_ALL = 1 << 16  # moves: more than any game has
_LONGEST = 20 * 60 * 1000  # ms of the board's time a game may take
_PAGE = 1400  # ms until a page of points has filled up
_SHOT = 600  # ms of the board's time between two frames of a moving picture
_FACTOR = 4  # of enlargement; moving pictures half as much
_FOUR = ("title", "veggies_table", "match_table", "cabbage_table")
_GAP = 8


def enlarge(image: "Image", factor: int = _FACTOR) -> "Image":
    """Return a picture with larger pixels."""
    from PIL.Image import Resampling

    return image.resize((image.width * factor, image.height * factor), Resampling.NEAREST)


def four(pictures: "dict[str, Image]") -> "Image":
    """Return the title and the three tables in one picture."""
    from PIL.Image import new

    quarters = [enlarge(pictures[name].convert("RGB"), 2) for name in _FOUR]
    width, height = quarters[0].size
    whole = new("RGB", (2 * width + _GAP, 2 * height + _GAP), "white")
    for nth, quarter in enumerate(quarters):
        whole.paste(quarter, (nth % 2 * (width + _GAP), nth // 2 * (height + _GAP)))
    return whole


_Named = Iterator[tuple[str, "Image"]]


def menus(board: str, lang: str) -> _Named:
    """Yield (name, picture) of every menu screen."""
    for name, script in MENUS:
        sim = Sim(board, lang, start=False)
        if name != "title_no_game":
            sim.app.store.put(GAMES[0], bytes((5, 8)) + b"?")
        sim.app.store.put("medals", medals.note(b"", GAMES[0], 5))
        sim.app.store.put("earners", medals.give(b"", GAMES[0], 0, "Ana"))
        sim.app.start()
        sim.keys("w100 " + script)
        yield name, sim.picture()
    for name, (screen, given) in OVERLAYS.items():
        sim = Sim(board, lang)
        sim.app.open(screen, **given)
        sim.run(100)
        yield name, sim.picture()


def deal(name: str, who: bytes, board: str, lang: str, seed: int, moves: int = 0) -> Sim:
    """Return a simulated board at the table of this game, after so many moves."""
    sim = Sim(board, lang, seed)
    from firmware.kit import sittings
    from garden import OVER
    from garden.rng import Rng
    from garden.sitting import Sitting

    sim.app.settings["speed"] = 2
    sim.app.settings["coach"] = 0
    sitting = Sitting(name, len(who), seed, who=who)
    rng = Rng(seed)
    out = array("H", range(sitting.game.MOST))
    while len(sitting.log) < moves and sitting.game.turn != OVER:
        sitting.play(out[rng.below(sitting.game.actions(out))])
    sittings.keep(sim.app, sitting)
    sim.app.go("table", game=name)
    return sim


def over_the_table(board: str, lang: str) -> _Named:
    """Yield (name, picture) of every screen that lies over a table."""
    sim = deal("veggies", bytes((3, 3)), board, lang, 8, 13)
    sim.run(1400)
    yield "thinking", sim.picture()
    sim = deal("veggies", bytes((0, 2)), board, lang, 8, 13)
    sim.run(600)
    sim.app.open("tip", key="veggies_place")
    sim.run(100)
    yield "tip", sim.picture()
    sim = deal("veggies", bytes((0, 0)), board, lang, 8, _ALL)
    sim.keys("w400 S w400")
    sim.app.go("replay", outcome=sim.app.outcome)
    sim.keys("w400 S w200 R8 w200 E w200")
    yield "coach", sim.picture()
    from firmware.crash import Crash

    sim.app._stack.put(Crash(sim.app, "ValueError: tile must be 0-8, not 9"))
    sim.run(100)
    yield "crash", sim.picture()
    yield from _by_link(board, lang)


def _by_link(board: str, lang: str) -> _Named:
    """Yield (name, picture) of a game that came as a link, and goes on as one."""
    from garden import links
    from garden.sitting import Sitting

    from .posting import Posting

    sim = Sim(board, lang, host=Posting())
    link = links.game_link(Sitting("cabbage", 2, 1), ["", ""], environment.version())
    sim.app.share.open(sim.app, link)
    sim.keys("w400")
    yield "arrival", sim.picture()
    sim.keys("A w600")
    yield "send", sim.picture()
    sim.app.go("seats", game="cabbage")
    sim.app.open("calendar", game="cabbage", seats=2)
    sim.keys("w400")
    yield "calendar", sim.picture()


def turns(board: str, lang: str) -> _Named:
    """Yield (name, picture) of the moments of a person's turn."""
    for name, seats, seed, moves, script in TURNS:
        sim = deal(name, bytes(seats), board, lang, seed, moves)
        sim.keys("w300 " + script)
        for shot, picture in sim.shots.items():
            yield f"{name}_{shot}", picture


def game(
    name: str, seats: int, board: str, lang: str, seed: int
) -> "tuple[list[Image], dict[str, Image]]":
    """Let bots play to the end. Return the frames, and a picture of each screen that came up."""
    sim = deal(name, bytes([2] * seats), board, lang, seed)
    frames: list[Image] = []
    moves: list[Image] = []
    screens: dict[str, Image] = {}
    for now in range(0, _LONGEST, FRAME):
        sim.run(FRAME)
        top = type(sim.top).__name__.lower()
        if top == "crash":
            raise RuntimeError(f"{name} broke: " + " ".join(sim.texts()))
        if now % _SHOT == 0:
            if top == "scoring":
                sim.run(_PAGE)
            frames.append(sim.picture())
            screens[top] = frames[-1]
            if "✓" in sim.texts():
                moves.append(frames[-1])
            if top == "scoring":
                screens.setdefault("points", frames[-1])
                if screens["points"] is frames[-1]:
                    del screens[top]  # until there is another page
                sim.tap("A")  # the next page
        if top == "results":
            sim.run(1000)
            screens[top] = sim.picture()
            sim.keys(
                "A w400 @after D2 A w400 @records A w400 @details B w400 R w400 @players E w400"
                " @medals"
            )
            screens.update(sim.shots, table=moves[len(moves) * 2 // 3])
            return frames + [screens["results"]] * 4, screens
    raise RuntimeError(f"{name} did not end within {_LONGEST // 60000} minutes of the board's time")


def show(
    folder: Path,
    board: str = "pygamer",
    lang: str = "en",
    seed: int = 1,
    tell: Callable[[str], object] = print,
) -> None:
    """Write all pictures into this folder; `tell` is called with the name of each file."""
    from tools.outputs import pictures

    shown: dict[str, Image] = {}

    def keep(name: str, picture: "Image") -> None:
        shown[name] = picture
        pictures.save(enlarge(picture), folder / f"{name}.png")
        tell(f"{folder / name}.png")

    for some in (menus(board, lang), over_the_table(board, lang), turns(board, lang)):
        for name, picture in some:
            keep(name, picture)
    for name in GAMES:
        seats = min(_MOST_SEATS, max(about(name).SEATS))
        frames, screens = game(name, seats, board, lang, seed)
        for screen, picture in screens.items():
            keep(f"{name}_{screen}", picture)
        first, *rest = [enlarge(frame, _FACTOR // 2) for frame in frames]
        moving: dict[str, Any] = {
            "save_all": True,
            "append_images": rest,
            "duration": 180,
            "loop": 0,
        }
        pictures.save(first, folder / f"{name}.gif", **moving)
        tell(f"{folder / name}.gif: a whole game of {seats} bots, {len(frames)} frames")
    pictures.save(four(shown), folder / "four.png")
    tell(f"{folder / 'four.png'}: the title and the three tables")
