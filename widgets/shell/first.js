/**
 * Before anything of a page is seen: what a reader has chosen other cards for stays out of sight until they are there,
 * and where storage is refused, the page remembers for as long as it is open.
 *
 * No module, because it has to come first; the styles show everything by themselves where the cards fail to come.
 */

for (const name of ["localStorage", "sessionStorage"]) {
  try {
    void (/** @type {any} */ (window)[name].length);
  } catch {
    /** @type {Map<string, string>} */
    const kept = new Map();
    Object.defineProperty(window, name, {
      value: {
        getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
        setItem: (/** @type {string} */ key, /** @type {unknown} */ text) => void kept.set(key, String(text)),
        removeItem: (/** @type {string} */ key) => void kept.delete(key),
      },
    });
  }
}
try {
  if (/:"[a-z]/.test(localStorage.getItem("packs") ?? "")) document.documentElement.classList.add("awaits-cards");
} catch {
  // Storage that was there a moment ago has gone: nothing is known of another visit.
}
