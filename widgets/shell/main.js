/**
 * Which elements of a page come alive: the choice of cards, replays, labs, the checker, the language offer; and what
 * every page gets besides.
 *
 * Loaded once a visit. Material's instant navigation swaps the page's content without a reload; the elements mount and
 * unmount themselves, the engine's worker stays.
 */

import { CardReplay } from "./replay.js";
import { CardLab } from "./lab.js";
import { CardProgress } from "./progress.js";
import { CardSheet } from "./sheet.js";
import { EngineCheck } from "./checker.js";
import { OfflineKeeper } from "./keeper.js";
import { LanguageOffer, keepPlaceAcrossLanguages } from "./language.js";
import { keepSite } from "./offline.js";
import { explainTerms } from "./terms.js";
import { letGoOfPages } from "./departed.js";
import { PackChoice } from "./packs.js";
import { letWideTablesTakeFocus } from "./wide_tables.js";

/** @type {[string, CustomElementConstructor][]} */
const ELEMENTS = [
  ["pack-choice", PackChoice],
  ["card-replay", CardReplay],
  ["card-lab", CardLab],
  ["card-progress", CardProgress],
  ["card-sheet", CardSheet],
  ["engine-check", EngineCheck],
  ["language-offer", LanguageOffer],
  ["offline-keeper", OfflineKeeper],
];

for (const [name, element] of ELEMENTS) {
  if (!customElements.get(name)) customElements.define(name, element);
}
keepPlaceAcrossLanguages(document);
letWideTablesTakeFocus(document.body);
explainTerms(document);
keepSite();
letGoOfPages(document.body);
