/**
 * Before anything of a page is seen: what a reader has chosen other cards for stays out of sight until they are there;
 * where storage is refused, the page remembers for as long as it is open; the index of the search, which the theme
 * would fetch with every page, comes once somebody searches; and where the modules never begin, because the browser is
 * too old for them, it is said in the place of the engine.
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

{
  /** @type {Promise<void>} the search has been entered, or its words stand in the address */
  const searched = new Promise((resolve) => {
    if (/[?&][qh]=/.test(location.search)) resolve();
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.closest("[data-md-component=search]")) resolve();
    });
  });
  const { open, send } = XMLHttpRequest.prototype;
  /** @this {XMLHttpRequest} @param {[method: string, url: string | URL, ...rest: any[]]} request */
  XMLHttpRequest.prototype.open = function (...request) {
    if (String(request[1]).endsWith("/search/search_index.json")) {
      this.send = (body) => void searched.then(() => send.call(this, body));
    }
    return open.apply(this, /** @type {any} */ (request));
  };
}

window.addEventListener("load", () => {
  if (window.customElements && customElements.get("card-replay")) return;
  for (const line of Array.from(document.querySelectorAll(".widget .engine"))) {
    line.setAttribute("data-state", "unable");
    /** @type {HTMLElement} */ (line).hidden = false;
    for (const words of Array.from(line.querySelectorAll("[data-when]"))) {
      /** @type {HTMLElement} */ (words).hidden = words.getAttribute("data-when") !== "unable";
    }
  }
});
