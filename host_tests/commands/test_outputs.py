# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Commands write where people say, and replace only what they wrote themselves."""

import errno

import pytest
from PIL import Image

from play_command import play
from tools import art, bench, outputs, tournament
from tools.outputs import pictures
from tools.sim import demo

FOREIGN = "exists, and this command did not write it: nothing was changed."


@pytest.fixture
def photo(tmp_path):
    """Return a picture that belongs to somebody."""
    file = tmp_path / "album" / "title.png"
    file.parent.mkdir()
    Image.new("RGB", (8, 8), "red").save(file)
    return file


def refused(*words, **where):
    """Start play.py, which refuses; what it says."""
    done = play(*map(str, words), **where)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    return done.stderr


def test_a_demo_replaces_no_picture_of_somebodys_own(photo):
    before = photo.read_bytes()
    assert FOREIGN in refused("--demo", photo.parent)
    assert photo.read_bytes() == before and len(list(photo.parent.iterdir())) == 1


def test_a_demo_is_made_again_where_it_was_made(tmp_path, monkeypatch):
    monkeypatch.setattr(demo, "GAMES", ())
    monkeypatch.setattr(demo, "four", lambda shown: next(iter(shown.values())))
    for name in ("menus", "over_the_table", "turns"):
        image = Image.new("P", (8, 8))
        monkeypatch.setattr(demo, name, lambda *how, name=name, image=image: [(name, image)])
    for _ in range(2):
        pictures.check_album(tmp_path / "demo")
        demo.show(tmp_path / "demo", tell=len)
    assert (tmp_path / "demo" / "turns.png").is_file()


@pytest.mark.parametrize("words", [("--demo",), ("--saves",)])
def test_a_file_instead_of_a_folder_is_said(tmp_path, words):
    (tmp_path / "notes").write_text("mine")
    assert "notes is a file: name a folder." in refused(*words, tmp_path / "notes")


def test_a_place_that_the_system_cannot_even_look_up_is_said(tmp_path, monkeypatch):
    def refuse(path):
        raise OSError(errno.ENAMETOOLONG, "File name too long")

    monkeypatch.setattr(type(tmp_path), "exists", refuse)
    for check in (outputs.check_folder, pictures.check_picture):
        with pytest.raises(outputs.Refused, match="shot.png cannot be written: File name too long"):
            check(tmp_path / "shot.png")


def test_a_screenshot_replaces_no_picture_of_somebodys_own(photo):
    before = photo.read_bytes()
    assert FOREIGN in refused("--screenshot", photo)
    assert photo.read_bytes() == before


def test_a_picture_named_among_the_keys_replaces_none_of_somebodys_own(photo):
    before = photo.read_bytes()
    assert FOREIGN in refused("--keys", f"@{photo.stem}", folder=photo.parent)
    assert photo.read_bytes() == before


def test_a_screenshot_under_a_name_that_is_no_pictures_is_said(tmp_path):
    assert "must end in .png" in refused("--screenshot", tmp_path / "shot")


@pytest.mark.parametrize("suffix", pictures._KINDS)
@pytest.mark.parametrize("mode", ["RGB", "P"])
def test_a_picture_of_ours_is_known_again(tmp_path, suffix, mode):
    file = tmp_path / f"shot{suffix}"
    frames = [Image.new(mode, (64, 64), color) for color in (1, 2, 3)]
    moving = {"save_all": True, "append_images": frames[1:]} if suffix == ".gif" else {}
    pictures.save(frames[0], file, **moving)
    pictures.check_picture(file)
    frames[0].save(file)
    with pytest.raises(outputs.Refused):
        pictures.check_picture(file)


# -- tournaments and measurements ------------------------------------------------------------------


def contest(*words):
    tournament.main(["cabbage", "random", "random", "--games", "2", "--cores", "1", *words])


def test_a_tournament_replaces_its_own_table_and_no_other(tmp_path):
    table = tmp_path / "new" / "games.csv"
    for _ in range(2):
        contest("--csv", str(table))
        assert table.read_text().startswith("game,seats,")
    table.write_text("my own accounts\n")
    with pytest.raises(SystemExit, match=FOREIGN):
        contest("--csv", str(table))
    assert table.read_text() == "my own accounts\n"


def test_a_tournament_is_not_played_if_its_table_cannot_be_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(tournament.contests, "run", None)
    with pytest.raises(SystemExit, match="is a folder: name a file in it."):
        contest("--csv", str(tmp_path))
    with pytest.raises(SystemExit, match="must end in .png"):
        monkeypatch.setattr(tournament.environment, "enter", lambda group: None)
        contest("--plot", str(tmp_path / "plot.txt"))


def test_bench_replaces_its_own_rows_and_no_other_file(tmp_path, monkeypatch):
    monkeypatch.setattr(bench.environment, "enter", lambda group: None)
    monkeypatch.setattr(bench, "measured", lambda felt: ([], []))
    rows = tmp_path / "rows.json"
    for _ in range(2):
        bench.main(["--felt", "--json", str(rows)])
    rows.write_text('{"mine": 1}')
    with pytest.raises(SystemExit, match=FOREIGN):
        bench.main(["--felt", "--json", str(rows)])
    assert rows.read_text() == '{"mine": 1}'


# -- art ----------------------------------------------------------------------------------------


def test_art_removes_no_sheet_that_it_did_not_pack(tmp_path, monkeypatch, capsys):
    drawings = tmp_path / "drawings"
    drawings.mkdir()
    (drawings / "dot5.png").write_bytes((art.DRAWINGS / "dot5.png").read_bytes())
    for font in art.DRAWINGS.glob("*.bdf"):
        (drawings / font.name).write_bytes(font.read_bytes())
    (drawings / ".DS_Store").write_bytes(b"a computer's own")
    monkeypatch.setattr(art, "DRAWINGS", drawings)
    monkeypatch.setattr(art, "ART", tmp_path / "art")
    monkeypatch.setattr(art.manifest, "LANGUAGES", ())
    monkeypatch.setattr(art.environment, "ROOT", tmp_path)
    monkeypatch.setattr(art.environment, "enter", lambda group: None)
    monkeypatch.setattr("sys.argv", ["art.py"])
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "mine.bin").write_bytes(b"mine")
    art.main()
    assert (tmp_path / "art" / "mine.bin").read_bytes() == b"mine"
    assert "mine.bin has no drawing in tools/drawings" in capsys.readouterr().out
    assert {path.name for path in (tmp_path / "art").iterdir()} == {
        *("dot5.bin", "garden5.bin", "garden7.bin", "garden7_inverse.bin", "mine.bin")
    }
