// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// The service worker: keeps one whole version of the page, and brings it without a network.
// VERSION and FILES are written in front of this when the page is built.
/* global VERSION, FILES */

const PREFIX = `kitchen-garden ${registration.scope} `;
const NAME = PREFIX + VERSION;

addEventListener("install", (event) => {
  // All or nothing: a version of which a file is missing never gets to be used.
  const fresh = FILES.map((file) => new Request(file, {cache: "reload"}));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)));
});

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
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open(NAME);
    return await cache.match(event.request, {ignoreSearch: true}) ?? fetch(event.request);
  })());
});
