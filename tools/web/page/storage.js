// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// Where the page keeps texts by name: the browser's storage, or only this tab where there is none.

const PREFIX = "kitchen-garden/";

// The browser's storage, null where it keeps nothing (forbidden cookies, a sandboxed frame). A full
// one can still be read; an empty one that takes nothing is none.
export function openStorage() {
  try {
    const storage = new Shelf(localStorage);
    const there = localStorage.length || storage.put("trial", "");
    storage.remove("trial");
    return there ? storage : null;
  } catch {
    return null;
  }
}

// What lasts until the tab is closed, through reloads: the window's name. (The history's state does
// not survive in a sandboxed frame, which is another origin each time.)
export function openTab() {
  let kept = textsIn(window.name);
  const write = (texts) => {
    window.name = JSON.stringify(texts);
    kept = texts;
  };
  return new Shelf({
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => write({...kept, [key]: value}),
    removeItem: (key) => write({...kept, [key]: undefined}),
  });
}

function textsIn(name) {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(name)));
  } catch {
    return {};  // a name that another page gave
  }
}

// Our own part of a storage: no other page's name gets in the way.
export class Shelf {
  constructor(storage) {
    this._storage = storage;
  }

  get(name) {
    return this._storage.getItem(PREFIX + name);
  }

  // Whether it was taken.
  put(name, value) {
    try {
      if (this.get(name) !== value) this._storage.setItem(PREFIX + name, value);
      return true;
    } catch {
      return false;
    }
  }

  remove(name) {
    if (this.get(name) !== null) this._storage.removeItem(PREFIX + name);
  }
}

// Only one window plays: the last one opened. `taken` is called in all others. False if the storage
// is too full to tell them.
export function claim(storage, taken) {
  const mine = String(Math.random());
  addEventListener("storage", (event) => {
    if (event.key === `${PREFIX}window` && event.newValue !== mine) taken();
  });
  return storage.put("window", mine);
}
