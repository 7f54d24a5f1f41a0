// Writes a .br and a .gz beside every file of the site that gets smaller by it, so that the server only has to send them.
//
//   node compress.mjs SITE CACHE
//
// CACHE keeps what has been compressed, by content: a second build compresses only what is new.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const KINDS = new Set([".css", ".html", ".ico", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".whl", ".xml", ".zip"]);
const [site, cache] = process.argv.slice(2);
/** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const CODINGS = {
  ".br": (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

await mkdir(cache, { recursive: true });
const kept = new Set(await readdir(cache));
const used = new Set();

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  const digest = createHash("sha256").update(bytes).digest("hex");
  for (const [suffix, encode] of Object.entries(CODINGS)) {
    const name = digest + suffix;
    if (!kept.has(name)) {
      const part = join(cache, `${name}.${process.pid}`);
      await writeFile(part, await encode(bytes));
      await rename(part, join(cache, name));
      kept.add(name);
    }
    used.add(name);
    const coded = await readFile(join(cache, name));
    if (coded.length < bytes.length) await copyFile(join(cache, name), file + suffix);
    else await rm(file + suffix, { force: true });
  }
}

const queue = (await readdir(site, { recursive: true })).filter((path) => KINDS.has(extname(path))).map((path) => join(site, path));
const workers = Array.from({ length: availableParallelism() }, async () => {
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compress(file);
});
await Promise.all(workers);
await Promise.all([...kept].filter((name) => !used.has(name)).map((name) => rm(join(cache, name))));
