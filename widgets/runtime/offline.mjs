// Writes what makes the finished site work without a network: the service worker, with the list of what it keeps, and
// how much there is to download. Every file has to be there, compressed.
//
//   node offline.mjs SITE CACHE
import { createHash } from "node:crypto";
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { compress } from "./compressing.mjs";

const [site, cache] = process.argv.slice(2);
const SOURCE = resolve(import.meta.dirname, "../shell/service_worker.js");
const RUNTIME = "assets/runtime/";
const MANIFEST = `${RUNTIME}manifest.json`;
const SIZES = "offline.json";
/** Pages with all they show, of every language; not what other sites frame, what only links from elsewhere show, or maps. */
const KEPT = /\.(html|css|js|json|svg|woff2|png|ico|webmanifest)$|(^|\/)sitemap\.xml$/;
const NOT_KEPT = /(^|\/)embed\/|^assets\/(social-|replay\.png|runtime\/)|\/lunr\/(?!min\/lunr\.(stemmer\.support|multi|fr|es)\.)|^404\.html$/;
/** A path that never changes what it holds. */
const FINGERPRINTED = /\/\w+-[0-9a-f]{16}\/|\.[0-9a-f]{8}\.min\.(js|css)$/;

/** @param {string} path @returns {Promise<number>} bytes that travel */
async function download(path) {
  const sizes = await Promise.all(["", ".br"].map((suffix) => stat(join(site, path + suffix)).then(({ size }) => size, () => Infinity)));
  return Math.min(...sizes);
}

/** @param {string[]} paths */
async function downloads(paths) {
  return (await Promise.all(paths.map(download))).reduce((sum, size) => sum + size, 0);
}

const files = (await readdir(site, { recursive: true })).sort();
const pages = files.filter((path) => (KEPT.test(path) && !NOT_KEPT.test(path)) || path === MANIFEST);
const { files: parts } = JSON.parse(await readFile(join(site, MANIFEST), "utf8"));
const engine = parts.map((/** @type {{path: string}} */ { path }) => RUNTIME + path);
await writeFile(join(site, SIZES), JSON.stringify({ pages: await downloads(pages), engine: await downloads(engine) }));

/** @param {string} path */
async function entry(path) {
  const revision = FINGERPRINTED.test(path) ? null : createHash("sha256").update(await readFile(join(site, path))).digest("hex").slice(0, 16);
  return { url: path.replace(/(^|\/)index\.html$/, "$1") || "./", revision };
}

const built = {
  KEPT: await Promise.all([...pages, SIZES].map(entry)),
  OFFLINE: pages.filter((path) => /(^|\/)offline\/index\.html$/.test(path)).map((path) => path.replace("index.html", "")),
};
const result = await build({
  entryPoints: [SOURCE],
  outfile: join(site, "sw.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  legalComments: "none",
  logLevel: "warning",
  define: { "process.env.NODE_ENV": '"production"' },
  banner: { js: `self.BUILT=${JSON.stringify(built)};` },
});
if (result.warnings.length) process.exit(1);
await compress([join(site, "sw.js"), join(site, SIZES)], cache);
