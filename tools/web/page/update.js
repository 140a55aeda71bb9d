// SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
// SPDX-License-Identifier: MIT
// New versions: a service worker keeps the page for offline, and tells when another one is ready.

// `onReady(take)` is called once a new version lies ready; take() brings it in.
export async function watchForUpdates(onReady) {
  const workers = serviceWorkers();
  if (!workers || !isPublished()) return;
  const registration = await workers.register("worker.js").catch(() => null);
  if (!registration) return;
  workers.ready.then((ready) => ready.active.postMessage("languages"));
  const tell = (worker) => onReady(() => {
    workers.addEventListener("controllerchange", () => location.reload());
    worker.postMessage("take over");
  });
  const watch = (worker) => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && workers.controller) tell(worker);
  });
  if (registration.waiting && workers.controller) tell(registration.waiting);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  // A page that was put aside, as on a phone, comes back without being loaded again.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});  // there may be no network
  });
}

// A sandboxed frame throws where others have none.
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return null;
  }
}

// A single file has nothing beside it.
function isPublished() {
  return Boolean(document.querySelector("link[rel=manifest]"));
}
