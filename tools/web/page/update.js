// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// New versions: a service worker keeps the page for offline, and tells when another one is ready.

// `onReady(take)` is called once a new version lies ready; take() brings it in.
export async function watchForUpdates(onReady) {
  if (!navigator.serviceWorker || !isPublished()) return;
  const registration = await navigator.serviceWorker.register("worker.js").catch(() => null);
  if (!registration) return;
  const tell = (worker) => onReady(() => worker.postMessage("take over"));
  const watch = (worker) => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) tell(worker);
  });
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  // A page that was put aside, as on a phone, comes back without being loaded again.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});  // there may be no network
  });
}

// A single file has nothing beside it.
function isPublished() {
  return Boolean(document.querySelector("link[rel=manifest]"));
}
