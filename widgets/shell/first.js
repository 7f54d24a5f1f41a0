/**
 * Before anything of a page is seen: what a reader has chosen other cards for stays out of sight until they are there.
 *
 * No module, because it has to come first; the styles show everything by themselves where the cards fail to come.
 */

try {
  if (/:"[a-z]/.test(localStorage.getItem("packs") ?? "")) document.documentElement.classList.add("awaits-cards");
} catch {
  // No storage: nothing was chosen at another visit.
}
