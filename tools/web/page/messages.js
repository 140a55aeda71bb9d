// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// What the page itself has to say: a line above the game, or a sentence instead of it.

// A line with a button or two, [words, action] each; any of them closes it.
export function note(text, ...ways) {
  const line = document.getElementById("note");
  const closing = ways.map(([words, action]) => [words, () => {
    line.hidden = true;
    action?.();
  }]);
  line.replaceChildren(make("span", text), ...buttons(closing));
  line.hidden = false;
}

// A question in this element; [words, action] are the answers.
export function ask(element, text, ...ways) {
  const choices = buttons(ways);
  element.replaceChildren(make("span", text), make("br"), ...choices);
  choices[0].focus();
}

// Instead of the game: a sentence, what is known of the trouble, and ways on.
export function stopWith(text, details, ...ways) {
  const message = document.getElementById("message");
  document.getElementById("handheld").hidden = true;
  const known = details ? [make("pre", details)] : [];
  message.replaceChildren(make("p", text), ...known, ...buttons(ways));
  message.classList.remove("loading");  // which lets it come only after a while
  message.hidden = false;
}

function buttons(ways) {
  return ways.map(([words, action]) => {
    const button = make("button", words);
    button.type = "button";
    button.addEventListener("click", action);
    return button;
  });
}

function make(tag, textContent) {
  return Object.assign(document.createElement(tag), {textContent});
}
