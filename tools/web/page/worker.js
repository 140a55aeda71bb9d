// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The service worker: keeps one whole version of the page, and brings it without a network.
// VERSION and FILES are written in front of this when the page is built.
/* global VERSION, FILES */

const isLanguage = (file) => file.startsWith("words-");
const PREFIX = `kitchen-garden ${registration.scope} `;
const NAME = PREFIX + VERSION;

addEventListener("install", (event) => {
  // All or nothing: a version of which a file is missing never gets to be used.
  event.waitUntil(keep(FILES.filter((file) => !isLanguage(file))));
});

async function keep(files) {
  const cache = await caches.open(NAME);
  await Promise.all(files.map(async (file) => {
    if (!await cache.match(file)) await cache.put(file, await bring(file));
  }));
}

// A name with a version is the same file for ever: an older cache has it, or the page has just
// loaded it. For all others the browser asks whether they have changed.
async function bring(file) {
  const versioned = file.includes("?v=");
  const kept = versioned && await caches.match(file);
  if (kept) return kept;
  const answer = await fetch(file, {cache: versioned ? "default" : "no-cache"});
  if (!answer.ok) throw new Error(`${file} is missing (${answer.status})`);
  return answer;
}

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  // The languages that nobody speaks yet come when the game runs.
  if (event.data === "languages") event.waitUntil(keep(FILES.filter(isLanguage)).catch(() => {}));
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open(NAME);
    const address = event.request.url.replace(/index\.html(?=$|[?#])/, "");
    return await cache.match(address, {ignoreSearch: true}) ?? fetch(event.request);
  })());
});
