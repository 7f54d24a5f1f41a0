// Writes a .br and a .gz beside every file of the site that gets smaller by it.
//
//   node compress.mjs SITE CACHE
//
// CACHE keeps what has been compressed, by content: a second build compresses only what is new.
import { readdir, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress } from "./compressing.mjs";

const KINDS = new Set([".css", ".html", ".ico", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".whl", ".xml", ".zip"]);
const [site, cache] = process.argv.slice(2);
const files = (await readdir(site, { recursive: true })).filter((path) => KINDS.has(extname(path)));
const used = await compress(files.map((path) => join(site, path)), cache);
const old = (await readdir(cache)).filter((name) => !used.has(name));
await Promise.all(old.map((name) => rm(join(cache, name))));
