/**
 * Which pack a reader has chosen for each game: kept in this browser where it keeps anything, for this visit anyway.
 *
 * A pack is a word that the page knows, or nothing for the one that pages are drawn with.
 */

const KEY = "packs";

/** What is chosen in this visit, by game. @type {Map<string, string>} */
const visit = new Map();

/**
 * @param {string} game
 * @returns {string} what is kept is believed only where the page offers it
 */
export function chosenPack(game) {
  return visit.get(game) ?? kept()[game] ?? "";
}

/**
 * @param {string} game
 * @param {string} pack
 */
export function choosePack(game, pack) {
  visit.set(game, pack);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: pack }));
  } catch {
    // No storage: the choice holds for this visit.
  }
}

/** @returns {Record<string, string>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, pack]) => typeof pack === "string"));
  } catch {
    return {};
  }
}
