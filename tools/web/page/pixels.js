// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The page's own pictures, pixel by pixel in the game's colours: the pad, and the small icons.

const INK = "#17132b", DUSK = "#3b3a5e", CREAM = "#fcedc9", WHITE = "#ffffff", STONE = "#9a9db3";
const LEAF = "#47a443", LIME = "#b5de62", PINE = "#1c5a3e";
const RED = "#d7323f", PINK = "#f4a3c4", PLUM = "#7b3bab";

// Three by five, a row a digit in octal, as in our small font.
const LETTERS = {
  A: "25755", B: "65656", C: "34443", E: "74647", L: "44447", R: "65655", S: "34216", T: "72222",
};
const SPEAKER = ["...#.....", "..##..#..", "####...#.", "####.#.#.", "####.#.#.", "####.#.#.",
  "####...#.", "..##..#..", "...#....."];
const SILENT = ["...#.....", "..##.....", "####.x..x", "####..xx.", "####..xx.", "####.x..x",
  "####.....", "..##.....", "...#....."];
const QUESTION = ["..#####..", ".##...##.", ".##...##.", ".....##..", "....##...", "....##...",
  ".........", "....##...", "....##..."];

function brush(canvas, size) {
  [canvas.width, canvas.height] = size;
  const context = canvas.getContext("2d");
  return (x, y, width, height, color) => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };
}

// A box without its corners, so many pixels of each.
function rounded(paint, x, y, width, height, cut, color) {
  for (let row = 0; row < height; row++) {
    const away = Math.max(cut - row, cut - (height - 1 - row), 0);
    const inset = Math.round(cut - Math.sqrt(Math.max(cut * cut - away * away, 0)));
    paint(x + inset, y + row, width - 2 * inset, 1, color);
  }
}

function write(paint, text, x, y, color, scale = 1) {
  for (const letter of text) {
    [...LETTERS[letter]].forEach((row, down) => {
      for (let across = 0; across < 3; across++) {
        if (row & (4 >> across)) {
          paint(x + across * scale, y + down * scale, scale, scale, color);
        }
      }
    });
    x += 4 * scale;
  }
}

// A key that can be pressed: edge, face, light from above; it sinks by one pixel.
function key(canvas, size, cut, [face, light, shade], down, label, scale, color) {
  const [width, height] = size;
  const paint = brush(canvas, size);
  rounded(paint, 0, down ? 1 : 0, width, height - (down ? 1 : 0), cut, INK);
  const top = down ? 2 : 1, tall = height - 4;
  rounded(paint, 1, top + (down ? 0 : 1), width - 2, tall, cut - 1, shade);
  rounded(paint, 1, top, width - 2, tall - (down ? 0 : 1), cut - 1, light);
  rounded(paint, 1, top + 1, width - 2, tall - (down ? 0 : 2), cut - 1, face);
  const wide = (4 * label.length - 1) * scale;
  const x = Math.round((width - wide) / 2), y = Math.round((height - 5 * scale) / 2) + (down ? 1 : 0);
  write(paint, label, x, y - 1, color, scale);
}

const FACES = {
  A: [[24, 24], 12, [LEAF, LIME, PINE], "A", 2, WHITE],
  B: [[24, 24], 12, [RED, PINK, PLUM], "B", 2, WHITE],
  E: [[32, 14], 6, [DUSK, STONE, INK], "SELECT", 1, CREAM],
  S: [[32, 14], 6, [DUSK, STONE, INK], "START", 1, CREAM],
};

export function drawKey(canvas, letter, down) {
  const [size, cut, colors, label, scale, color] = FACES[letter];
  key(canvas, size, cut, colors, down, label, scale, color);
}

const ARMS = {U: [18, 2], D: [18, 34], L: [2, 18], R: [34, 18]};

export function drawPad(canvas, letters) {
  const paint = brush(canvas, [52, 52]);
  rounded(paint, 0, 0, 52, 52, 25, "rgb(0 0 0 / 0.25)");
  rounded(paint, 16, 0, 20, 52, 3, INK);
  rounded(paint, 0, 16, 52, 20, 3, INK);
  rounded(paint, 17, 1, 18, 50, 2, DUSK);
  rounded(paint, 1, 17, 50, 18, 2, DUSK);
  paint(18, 1, 16, 1, STONE);
  paint(2, 17, 15, 1, STONE);
  paint(35, 17, 15, 1, STONE);
  rounded(paint, 21, 21, 10, 10, 4, INK);
  for (const [letter, [x, y]] of Object.entries(ARMS)) arrow(paint, letter, x, y, letters);
  for (const [x, y] of [[9, 9], [41, 9], [9, 41], [41, 41]]) paint(x, y, 2, 2, PINE);
}

function arrow(paint, letter, x, y, letters) {
  const down = letters.includes(letter);
  if (down) rounded(paint, x - 1, y - 1, 18, 18, 2, LIME);
  for (let row = 0; row < 5; row++) {
    const long = 2 * row + 2, at = 7 - row;
    const color = down ? INK : CREAM;
    if (letter === "U") paint(x + at, y + 5 + row, long, 1, color);
    if (letter === "D") paint(x + at, y + 10 - row, long, 1, color);
    if (letter === "L") paint(x + 5 + row, y + at, 1, long, color);
    if (letter === "R") paint(x + 10 - row, y + at, 1, long, color);
  }
}

const ICONS = {speaker: SPEAKER, silent: SILENT, question: QUESTION};

export function drawIcon(canvas, name) {
  const rows = ICONS[name];
  const paint = brush(canvas, [9, 9]);
  rows.forEach((row, y) => [...row].forEach((dot, x) => {
    if (dot !== ".") paint(x, y, 1, 1, dot === "#" ? CREAM : PINK);
  }));
}
