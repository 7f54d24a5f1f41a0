// Lighthouse's four scores of pages, on the phone that it simulates: one line of JSON a page, with what it objects to.
//
//   node lighthouse.mjs CHROMIUM ADDRESS...
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [chromium, ...addresses] = process.argv.slice(2);
const chrome = await launch({
  chromePath: chromium,
  chromeFlags: ["--headless", "--no-sandbox", "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
try {
  for (const address of addresses) {
    const found = await lighthouse(address, { port: chrome.port, output: "json", logLevel: "error" });
    if (!found || found.lhr.runtimeError) throw new Error(`${address}: ${found?.lhr.runtimeError?.message ?? "no result"}`);
    const { categories, audits } = found.lhr;
    const scores = Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
    const flaws = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9))
      .map(({ id }) => `${id} (${audits[id].displayValue ?? audits[id].score})`);
    console.log(JSON.stringify({ address, scores, flaws }));
  }
} finally {
  chrome.kill();
}
