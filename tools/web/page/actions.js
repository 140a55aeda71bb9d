// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The row of actions: the board's four buttons, named by what they do right now.

const CAPS = {A: "A", B: "B", E: "SELECT", S: "START"};

// `said` are the words of A, B, START and SELECT on the screen's bar, "" where it has none;
// `pause` is what START says then.
export function nameActions(keys, said, pause) {
  const words = {A: said[0], B: said[1], S: said[2] || pause, E: said[3]};
  for (const key of keys) {
    const letter = key.dataset.key, word = words[letter];
    const [cap, text] = key.children;
    if (text.textContent === word && cap.textContent) continue;
    cap.textContent = CAPS[letter];
    text.textContent = word;
    key.classList.toggle("idle", !word);
    key.setAttribute("aria-label", word ? `${CAPS[letter]}: ${word}` : CAPS[letter]);
  }
}
