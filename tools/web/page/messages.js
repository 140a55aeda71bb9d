// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// What the page itself has to say: a line above the game, or a sentence instead of it.

// A line with a button or two, [words, action] each; the last one closes it.
export function note(text, ...ways) {
  const line = document.getElementById("note");
  line.replaceChildren(Object.assign(document.createElement("span"), {textContent: text}));
  for (const [words, action] of ways) {
    const button = Object.assign(document.createElement("button"), {textContent: words});
    button.type = "button";
    button.addEventListener("click", () => {
      line.hidden = true;
      action?.();
    });
    line.append(button);
  }
  line.hidden = false;
}

// Instead of the game: a sentence, what is known of the trouble, and ways on.
export function stopWith(text, details, ...ways) {
  const message = document.getElementById("message");
  document.getElementById("handheld").hidden = true;
  const sentence = Object.assign(document.createElement("p"), {textContent: text});
  const known = Object.assign(document.createElement("pre"), {textContent: details});
  const buttons = ways.map(([words, action]) => {
    const button = Object.assign(document.createElement("button"), {textContent: words});
    button.type = "button";
    button.addEventListener("click", action);
    return button;
  });
  message.replaceChildren(sentence, ...(details ? [known] : []), ...buttons);
  message.classList.remove("loading");  // which lets it come only after a while
  message.hidden = false;
}
