// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The page's own pictures, pixel by pixel in the game's colours: the pad, and the small icons.

const INK = "#17132b", DUSK = "#3b3a5e", CREAM = "#fcedc9", STONE = "#9a9db3";
const LIME = "#b5de62", PINE = "#1c5a3e", PINK = "#f4a3c4";

const SPEAKER = ["...#.....", "..##..#..", "####...#.", "####.#.#.", "####.#.#.", "####.#.#.",
  "####...#.", "..##..#..", "...#....."];
const SILENT = ["...#.....", "..##.....", "####.x..x", "####..xx.", "####..xx.", "####.x..x",
  "####.....", "..##.....", "...#....."];
const QUESTION = ["..#####..", ".##...##.", ".##...##.", ".....##..", "....##...", "....##...",
  ".........", "....##...", "....##..."];
const CROSS = ["...###...", "...#.#...", "...#.#...", "####.####", "#.......#", "####.####",
  "...#.#...", "...#.#...", "...###..."];
const PAUSE = [".........", ".###.###.", ".###.###.", ".###.###.", ".###.###.", ".###.###.",
  ".###.###.", ".###.###.", "........."];
const FULL = ["####.####", "#.......#", "#.......#", "#.......#", ".........", "#.......#",
  "#.......#", "#.......#", "####.####"];

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

const ICONS = {
  speaker: SPEAKER, silent: SILENT, question: QUESTION, cross: CROSS, pause: PAUSE, full: FULL,
};

export function drawIcon(canvas, name) {
  const rows = ICONS[name];
  const paint = brush(canvas, [9, 9]);
  rows.forEach((row, y) => [...row].forEach((dot, x) => {
    if (dot !== ".") paint(x, y, 1, 1, dot === "#" ? CREAM : PINK);
  }));
}
