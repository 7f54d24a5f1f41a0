// How files are compressed ahead, so that a server only has to send them: a .br and a .gz beside each that gets smaller.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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

/**
 * @param {string[]} files
 * @param {string} cache keeps what has been compressed, by content: what is the same is not compressed again
 * @returns {Promise<Set<string>>} the names in the cache that were used
 */
export async function compress(files, cache) {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  /** @type {Set<string>} */
  const used = new Set();
  const queue = [...files];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await one(file, cache, kept, used);
  });
  await Promise.all(workers);
  return used;
}

/** @param {string} file @param {string} cache @param {Set<string>} kept @param {Set<string>} used */
async function one(file, cache, kept, used) {
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
