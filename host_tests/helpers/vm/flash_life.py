# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: evenings with the firmware's own store, cut at every flash operation.

flash_life.py EVENING DRIVE [WAY] prints a line for each verdict, with how often it was reached, and
lines with figures. A way is one that people save in, instead of the store's own. The evening
"making" ends when the board has made the files for its saves.
"""

import os
import sys

from flash_model import BLOCK, SECTOR, Flash, Mounted, NvmChip

from firmware.kit import store as stores
from firmware.kit.backends import Drive, Nvm

stores.unload = lambda name: None  # compiling recovery.py again for every start takes long

SECTORS = 2048  # of a drive with clusters of 512 bytes
LARGE = 16384  # of a PyGamer's, with clusters of 4 KB
FINE, MOVE, OLDER = "fine", "the move being made is lost", "what only nvm held is lost, and told"
PROGRAM = {
    "code.py": b"from firmware import app\n" * 9,
    "boot.py": b"import storage\n" * 40,
    "firmware/app.mpy": bytes(range(256)) * 30,
    "firmware/kit/store.mpy": bytes(range(250)) * 7,
    "lib/garden/rules.mpy": b"rules" * 999,
}
OWN = {"photo.jpg": b"photo" * 3000, "notes/shopping.txt": b"carrots\n" * 20}


# -- the drive before the evening -----------------------------------------------------------------


class Computer:
    """Whoever else writes the drive, with a FatFs of its own."""

    def __init__(self, flash):
        self._flash = flash
        self.fat = os.VfsFat(flash)
        os.mount(self.fat, "/pc")

    def write(self, files):
        for name in files:
            folders = name.split("/")[:-1]
            for depth in range(len(folders)):
                self._make("/pc/" + "/".join(folders[: depth + 1]))
            with open("/pc/" + name, "wb") as file:
                file.write(files[name])
        self._flash.flush()

    @staticmethod
    def _make(folder):
        try:
            os.mkdir(folder)
        except OSError:
            return  # it is there

    def eject(self):
        self._flash.flush()
        os.umount("/pc")


def fresh(computer):
    computer.write(PROGRAM)


def among_files(computer):
    computer.write(OWN)
    computer.write(PROGRAM)


def fragmented(computer):
    """Remove every other small file: that leaves many holes, and a piece at the end."""
    computer.write(PROGRAM)
    names = ["old%d.txt" % number for number in range(60)]
    for number, name in enumerate(names):
        computer.write({name: b"old" * (200 + 100 * (number % 5))})
    for name in names[::2]:
        os.remove("/pc/" + name)


def nearly_full(computer):
    computer.write(PROGRAM)
    figures = os.statvfs("/pc")
    free = figures[0] * figures[3]
    computer.write({"film.avi": bytes(free - 60 * 1024)})


def full(computer):
    computer.write(PROGRAM)
    figures = os.statvfs("/pc")
    free = figures[0] * figures[3]
    computer.write({"film.avi": bytes(free - 20 * 1024)})


DRIVES = {
    "fresh": fresh,
    "among_files": among_files,
    "fragmented": fragmented,
    "nearly_full": nearly_full,
    "full": full,
    "large": fresh,
    "large_fragmented": fragmented,
}


# -- the evening ----------------------------------------------------------------------------------


class Life:
    """A board, from its first start on. `history` has what is kept after every whole frame."""

    def __init__(self, prepare, make_drive=Drive, sectors=SECTORS):
        self.make_drive = make_drive
        self.data = bytearray(b"\xff" * (sectors * SECTOR))
        self.flash = Flash(self.data)
        os.VfsFat.mkfs(self.flash)
        computer = Computer(self.flash)
        prepare(computer)
        computer.eject()
        self.nvm = NvmChip(bytearray(b"\xff" * 8192))
        self.log = []
        self.history = [{}]
        self.pending = {}
        self.files = read_all(self.flash)
        self.phase = "play"
        self.now = 0
        self.longest = 0  # us that a frame was held
        self.board = Mounted(self.flash)

    def watch(self):
        """Let every operation from now on be cut."""
        self.image, self.cells = bytes(self.data), bytes(self.nvm.data)
        self.flash.log = self.nvm.log = self._note

    def _note(self, operation):
        operation.done = len(self.history)
        operation.pending = dict(self.pending)
        operation.files = self.files
        operation.phase = self.phase
        self.log.append(operation)

    def start(self):
        self.store = start(self.board, self.nvm, self.make_drive)

    def prepare(self):
        self.phase = "making"
        self.store.prepare()
        self.phase = "play"

    def frame(self, urgent=True, **sections):
        """Run one frame in which this changes."""
        self.pending = dict(self.pending)
        first = len(self.log)
        for name in sections:
            self.pending[name] = sections[name]
            self.store.put(name, sections[name], urgent)
        self.now += 1
        self.store.tick(self.now)
        self.longest = max(self.longest, sum([op.time for op in self.log[first:]]))
        self.history.append(self.pending)

    def restart(self):
        self.phase = "restart"
        self.store.close()
        os.umount("/fat")
        self.phase = "play"
        self.start()

    def plug_in(self):
        self.board.usb_connected = True

    def computer_writes(self, files):
        """Let a computer mount the drive and write these."""
        self.board.locked = True
        before = self.files
        self.files = {name: None for name in files}  # while it is written it may be anything
        for name in before:
            self.files.setdefault(name, before[name])
        computer = Computer(self.flash)
        self.flash.flush()  # what we wrote before goes to the flash first
        log, self.flash.log = self.flash.log, None
        image_was = bytes(self.data)
        computer.write(files)
        computer.eject()
        self.flash.log = log
        self.files = dict(before)
        self.files.update(files)
        self._jump(image_was)
        if not self.store._drive.held:
            self.board.fat = os.VfsFat(self.flash)

    def _jump(self, before):
        """Note the computer's own operations as one that cannot be cut."""
        for at in range(0, len(before), BLOCK):
            after = bytes(self.data[at : at + BLOCK])
            if after != before[at : at + BLOCK]:
                self.log.append(Jump(self.flash, at, after))

    def unplug(self):
        self.board.usb_connected = self.board.locked = False


class InTheRoot(Drive):
    """Two small files in the root, opened and closed for every save."""

    mode = "r+b"

    def read(self, name, old=False):
        return super().read(name, True)

    def write(self, name, record):
        self.work(lambda: self._write(self.path + name, record))
        self.sync()

    def _write(self, path, record):
        try:
            file = self.open(path, self.mode)
        except OSError as trouble:
            if trouble.errno == 30:
                raise
            file = self.open(path, "wb")
        with file:
            file.write(record)


class Anew(InTheRoot):
    """The same, and each file is made anew."""

    mode = "wb"


WAYS = {"": Drive, "in_the_root": InTheRoot, "anew": Anew}


class Jump:
    def __init__(self, chip, at, after):
        self.chip, self.at, self.after, self.time, self.erases = chip, at, after, 0, False

    def torn(self):
        return ()


def start(board, nvm, make_drive=Drive):
    os.mount(board, "/fat")
    return stores.Store(Nvm(nvm), make_drive(board.remount, board, "/fat/", sync=board.sync))


def battery(life):
    """Four games, settings, names and records on battery; two restarts."""
    life.frame(settings=bytes(14), names=b"Ana\nLeo")
    for move in range(12):
        life.frame(match=bytes([move]) * (30 + 9 * move))
        life.frame(urgent=False, match=bytes([move]) * (33 + 9 * move))
    life.frame(match=b"", pad=b"won" * 40, medals=b"medal" * 9)
    life.restart()
    for move in range(6):
        life.frame(veggies=bytes([move]) * 300, cabbage=b"c" * (9 * move))
    life.frame(names=b"Ana\nLeo\nMia", settings=bytes(range(14)))
    life.restart()
    life.frame(settings=b"!" * 14)


def cable(life):
    """Plug in a computer that writes, twice: between two frames and in the middle of saves."""
    life.frame(settings=bytes(14), names=b"Ana\nLeo")
    for turn in range(2):
        for move in range(3):
            life.frame(match=bytes([turn, move]) * 50)
        life.plug_in()
        if turn:  # quicker than a frame
            life.computer_writes({"quick.txt": b"quick" * 500})
        life.frame(match=bytes([turn, 9]) * 50)
        life.computer_writes({"code.py": b"print(%d)\n" % turn * 500})
        life.computer_writes({"new/%d.txt" % turn: b"new" * 999})
        for move in range(3):
            life.frame(match=bytes([turn, 10 + move]) * 60, names=b"Ana%d" % move)
            life.computer_writes({"log%d%d.txt" % (turn, move): b"line\n" * 300})
        if turn:
            life.restart()
            life.frame(match=b"after a restart on the cable")
        life.unplug()
        life.now += 30
        life.frame()
        life.frame(match=b"on battery again" * 9)


def between(life):
    """A computer comes between the write of a save and its sync, and writes at once."""
    for turn in range(3):
        life.frame(match=bytes([turn]) * 50)
        life.frame(match=bytes([turn, 1]) * 70)
        life.board.at_sync = lambda turn=turn: comes(life, turn)
        life.frame(match=bytes([turn, 2]) * 90)
        life.computer_writes({"later%d.txt" % turn: b"later" * 200})
        life.frame(match=bytes([turn, 3]) * 90)
        life.unplug()
        life.now += 30
        life.frame()


def comes(life, turn):
    life.plug_in()
    life.computer_writes({"code.py": b"print(%d)\n" % turn * 500, "new%d.txt" % turn: b"new" * 999})


def short(life):
    """Make a few moves on battery."""
    for move in range(5):
        life.frame(match=bytes([move]) * 50)


EVENINGS = {"battery": battery, "cable": cable, "between": between, "short": short}
MAKING = "making"


# -- the cuts -----------------------------------------------------------------------------------


def read_all(flash):
    """Return every file but the saves."""
    fat = os.VfsFat(flash)
    found = {}
    folders = [""]
    while folders:
        folder = folders.pop()
        for name, kind, _, size in fat.ilistdir(folder or "/"):
            path = folder + "/" + name if folder else name
            if path == "saves":
                continue
            if kind == 0x4000:
                folders.append(path)
            elif size > 1 << 16:
                found[path] = size  # reading it takes long
            else:
                with fat.open(path, "rb") as file:
                    found[path] = file.read()
    return found


def verdict(life, operation):
    """Return what a board finds when it starts after a cut in this operation."""
    try:
        life.board = Mounted(life.flash)
        found = read_all(life.flash)
    except (OSError, UnicodeError):
        return "the drive is gone"
    for name in operation.files:
        if operation.files[name] is not None and found.get(name) != operation.files[name]:
            return "files are gone"
    life.start()
    try:
        return _kept(life, operation)
    finally:
        os.umount("/fat")


def _kept(life, operation):
    got = content(life.store)
    now, before = shown(operation.pending), shown(operation.history[operation.done - 1])
    notice = life.store.notice
    if got == now:
        answer = FINE
    elif got == before:
        answer = MOVE
    elif notice == "save_older" and got in [shown(state) for state in operation.history]:
        answer = OLDER
    else:
        return "saves are gone"
    if notice not in (None, "save_recovered", "save_older"):
        return "a wrong notice, " + notice
    return answer if goes_on(life, got) else "it cannot be played on"


def goes_on(life, got):
    """Check that two moves later and after a restart all is well, and nobody is told anything."""
    if life.make_drive is Drive:
        life.store.prepare()
    for move in (b"next", b"another"):
        got["match"] = move
        life.store.put("match", move)
        life.store.tick(100)
    life.store.close()
    again = life.make_drive(life.board.remount, life.board, "/fat/", sync=life.flash.flush)
    again = stores.Store(Nvm(life.nvm), again)
    return content(again) == got and again.notice is None


def content(store):
    return shown({name: store.get(name) for name in stores.SECTIONS})


def shown(state):
    return {name: bytes(state[name]) for name in state if state[name]}


class After(Life):
    def __init__(self):
        pass


def cut_everywhere(life, phase=None):
    """Count the verdicts of all cuts in operations of this phase."""
    verdicts = {}
    data, cells = bytearray(life.image), bytearray(life.cells)
    flash_data, nvm_data = bytearray(data), bytearray(cells)
    for operation in life.log:
        target, source = (nvm_data, cells) if operation.chip is life.nvm else (flash_data, data)
        operation.history = life.history
        end = operation.at + len(operation.after)
        for torn in operation.torn():
            if phase and operation.phase != phase:
                break
            flash_data[:], nvm_data[:] = data, cells
            target[operation.at : end] = torn
            after = After()
            after.make_drive = life.make_drive
            after.flash, after.nvm = Flash(flash_data), NvmChip(nvm_data)
            what = verdict(after, operation)
            verdicts[what] = verdicts.get(what, 0) + 1
        source[operation.at : end] = operation.after
    return verdicts


def system_end(flash):
    """Where FAT and root directory end."""
    boot = bytearray(SECTOR)
    flash.readblocks(0, boot)
    word = lambda at: boot[at] | boot[at + 1] << 8  # noqa: E731
    sectors = word(14) + boot[16] * word(22) + word(17) * 32 // SECTOR
    return sectors * SECTOR


def report(life, verdicts):
    for what in sorted(verdicts):
        print(what, verdicts[what], sep=": ")
    play = [op for op in life.log if not isinstance(op, Jump)]
    low = [op for op in play if op.phase != "making" and op.chip is life.flash]
    low = [op for op in low if op.at < system_end(life.flash)]
    print("operations:", len(play))
    print("in FAT or root:", len(low))
    print("longest frame in ms:", life.longest // 1000)
    print("all in ms:", sum([op.time for op in play]) // 1000)


def main(evening, drive, way=""):
    life = Life(DRIVES[drive], WAYS[way], LARGE if drive.startswith("large") else SECTORS)
    life.start()
    if evening == MAKING:
        life.watch()
        life.history = [{}, {}]
    if not way:
        life.prepare()
        print("notice:", life.store.notice)
    if evening != MAKING:
        life.frame(settings=b"first", names=b"Ana")
        life.frame(settings=b"second")
        life.watch()
        EVENINGS[evening](life)
    os.umount("/fat")
    report(life, cut_everywhere(life))


if __name__ == "__main__":
    main(*sys.argv[1:])
