// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The keyboard and the game pad, as in the window that tools/play.py opens.

export const KEYBOARD = {
  arrowup: "U", arrowdown: "D", arrowleft: "L", arrowright: "R",
  z: "A", enter: "A", " ": "A", x: "B", backspace: "B", c: "E", tab: "E", p: "S", escape: "S",
};
export const PAD = {
  0: "A", 1: "B", 2: "E", 3: "S", 6: "E", 7: "S", 8: "E", 9: "S", 12: "U", 13: "D", 14: "L", 15: "R",
};
const PUSHED = 0.5;  // of a stick
// What a focused button or link needs itself; Shift and Tab always go to the one before.
const OWN = new Set(["enter", " ", "tab"]);

// `type(letter)` says whether the game took it as one, as where a name is entered.
export function listenToKeyboard(buttons, isPlaying, type, onHelp) {
  const down = new Map();  // the letter that each key pressed
  addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if (!isPlaying() || event.ctrlKey || event.altKey || event.metaKey) return;
    const typed = key === "backspace" ? "\b" : [...key].length === 1 ? event.key : "";
    if (typed && type(typed)) {
      event.preventDefault();
      return;
    }
    if (key === "f1" || key === "?") {
      event.preventDefault();
      onHelp();
      return;
    }
    const letter = KEYBOARD[key];
    const control = event.target.closest?.("button, a, input");
    if (!letter || (key === "tab" && event.shiftKey) || (control && OWN.has(key))) return;
    event.preventDefault();
    if (event.repeat) return;
    down.set(event.code, letter);
    buttons.press(letter, event.code);
  });
  addEventListener("keyup", (event) => {
    if (down.has(event.code)) buttons.release(down.get(event.code), event.code);
    down.delete(event.code);
  });
}

// To be called every frame: browsers do not tell when a game pad changes. One that was unplugged
// may leave a hole in the list, and holds nothing.
export function readGamePads(buttons) {
  [...navigator.getGamepads?.() ?? []].forEach((pad, nth) =>
    buttons.hold(pad ? pushedOn(pad) : [], `pad ${nth}`));
}

function pushedOn(pad) {
  const letters = new Set();
  pad.buttons.forEach((button, nth) => {
    if (button.pressed && PAD[nth]) letters.add(PAD[nth]);
  });
  const [across = 0, along = 0] = pad.axes;
  if (Math.abs(across) > PUSHED) letters.add(across < 0 ? "L" : "R");
  if (Math.abs(along) > PUSHED) letters.add(along < 0 ? "U" : "D");
  return [...letters];
}
