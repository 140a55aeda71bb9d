# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Play on this computer.

In a window; with --terminal or without a display in the terminal; without either a short demo plays
by itself.
"""

import argparse
import locale
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if not __package__:  # started as a script
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import environment  # noqa: E402

environment.use_sources()

from tools.building import manifest  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.sim import Sim
    from tools.sim.saves import Saves
    from tools.sim.terminal import Terminal
    from tools.sim.window import Window

_EFFORT = 4  # of bots: a PC has done four times a board's work in much less than two seconds

KEYS = """\
--keys takes a script of buttons: A B, S for START, E for SELECT, U D L R for the directions.
A number repeats (D3), U&R is a diagonal, E+ holds and E- lets go, w500 waits 500 ms, @name
writes a picture name.png into the current folder. Example: --keys "D A w500 @seats"
"""


def main() -> int:
    arguments = _arguments()
    environment.enter("play")
    from tools.outputs import Refused

    try:
        _play(arguments)
    except Refused as why:
        sys.exit(str(why))
    return 0


def _play(arguments: argparse.Namespace) -> None:
    from tools.outputs import check_folder, pictures
    from tools.sim import Sim

    if arguments.demo:
        pictures.check_album(Path(arguments.demo))
        _demo(arguments, Path(arguments.demo))
    elif arguments.keys is not None or arguments.screenshot:
        _script(arguments, Sim)
    else:
        arguments.saves = _folder(arguments.saves)
        check_folder(arguments.saves)
        if not _live(arguments, Sim):
            print("There is no display and no terminal here, so the board plays by itself:")
            _demo(arguments, environment.ROOT / "out" / "demo")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Kitchen Garden on this computer: a window, or else the terminal.",
        epilog=KEYS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--board", default="pygamer", choices=manifest.boards(), help="which handheld"
    )
    parser.add_argument("--lang", choices=_languages(), help="language; else as last set")
    parser.add_argument("--seed", type=int, help="make every game the same again")
    parser.add_argument("--demo", metavar="DIR", help="bots play; pictures and GIFs into DIR")
    parser.add_argument("--keys", metavar="SCRIPT", help="play these buttons and leave")
    parser.add_argument("--open", metavar="LINK", help="a game or a deal that somebody sent")
    parser.add_argument("--screenshot", metavar="FILE", help="the screen, when the keys are done")
    parser.add_argument(
        "--terminal",
        action="store_true",
        help="in the terminal, not in a window",
    )
    parser.add_argument(
        "--saves", metavar="DIR", help="where games are kept; else in your own data folder"
    )
    return parser.parse_args()


def _folder(chosen: "str | None") -> Path:
    """Return the folder for saves, by default the platform's, with what earlier versions kept."""
    from tools.sim.saves import home, take_over

    if chosen:
        return Path(chosen)
    folder = home()
    take_over(environment.ROOT / ".cache" / "play", folder)
    return folder


def _languages() -> "list[str]":
    return sorted(path.stem for path in (environment.ROOT / "lib/garden/words").glob("??.py"))


def system_language(variables: "Mapping[str, str]") -> str:
    """Return the two letters of the language that this computer speaks, "" if it does not tell."""
    if sys.platform == "win32":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")[:2]
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((variables[name] for name in names if variables.get(name)), "")
    return (variables.get("LANGUAGE") or chosen)[:2] if chosen not in ("", "C", "POSIX") else ""


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _live(arguments: argparse.Namespace, Sim: "type[Sim]") -> bool:
    """Play in real time, with what was saved the last time. Return False if nobody could see it."""
    from tools.sim.posting import Posting
    from tools.sim.quiet import errors_kept
    from tools.sim.saves import Saves

    seed = arguments.seed
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "little")
    post, link = Posting(), arguments.open
    with errors_kept():
        while True:
            saves = Saves(Path(arguments.saves) / arguments.board)
            sim = Sim(
                arguments.board,
                arguments.lang,
                seed,
                saves.nvm,
                saves.drive(),
                strict=False,
                host=post,
                can_quit=True,
                touch=True,
            )
            sim.app.effort = _EFFORT
            sim.greet(system_language(os.environ))
            sim.stay_awake()
            if link:
                sim.app.share.open(sim.app, link)
                link = None  # a restart goes on with the game
            shown = (None if arguments.terminal else _window(sim)) or _terminal(sim)
            if not shown:
                return False
            if not _restarts(shown, saves):
                break
    sim.app.store.save()
    saves.flush()
    print(*post.unread, sep="\n", end="\n" if post.unread else "")
    return True


def _restarts(shown: "Window | Terminal", saves: "Saves") -> bool:
    """Play until somebody leaves. Return True if the firmware wants to be started again."""
    from supervisor import Reload  # type: ignore[attr-defined]  # the simulator's own

    try:
        shown.run(saves.flush)
    except Reload:
        saves.flush()
        return True
    return False


def _window(sim: "Sim") -> "Window | None":
    """Open a window; return None without a display, or with one that cannot be reached."""
    if not _has_display():
        return None
    from tools.sim import window

    try:
        return window.Window(sim)
    except window.pygame.error:
        return None


def _terminal(sim: "Sim") -> "Terminal | None":
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.name == "nt":
        return None
    from tools.sim.terminal import Terminal

    return Terminal(sim)


def _script(arguments: argparse.Namespace, Sim: "type[Sim]") -> None:
    from tools.outputs import pictures
    from tools.sim.demo import enlarge

    if arguments.screenshot:
        pictures.check_picture(Path(arguments.screenshot))
    sim = Sim(arguments.board, arguments.lang or "en", arguments.seed or 1)
    try:
        sim.keys(arguments.keys or "w100")
    except ValueError as trouble:
        sys.exit(f"{trouble}\n{KEYS}")
    shots = {Path(f"{name}.png"): picture for name, picture in sim.shots.items()}
    for file in shots:
        pictures.check_picture(file)
    if arguments.screenshot:
        shots[Path(arguments.screenshot)] = sim.picture()
    for file, picture in shots.items():
        pictures.save(enlarge(picture), file)
        print(file)


def _demo(arguments: argparse.Namespace, folder: Path) -> None:
    from tools.sim import demo

    demo.show(folder, arguments.board, arguments.lang or "en", arguments.seed or 1)
    print(f"Done: the pictures are in {folder}.")


if __name__ == "__main__":
    sys.exit(main())
