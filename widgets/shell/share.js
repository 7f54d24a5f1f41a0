/**
 * How a link carries an example: `#t=`, then the text, compressed and written in letters an address may hold.
 */

const PREFIX = "#t=";

/** What follows the letters was added on the way: the full stop of a sentence, or a counter's parameter. */
const LETTERS = /^#t=([\w-]*)/;

/** The largest text a link may unpack to, in bytes: the engine refuses larger documents anyway. */
export const LARGEST = 64 * 1024;

/** How much of a link is shown to a reader who has to copy it by hand. */
const SHOWN = 80;

/** A link whose text is larger than `LARGEST`: it may be made to fill the memory. */
export class TooLarge extends Error {}

/** @param {string} hash */
export function carriesText(hash) {
  return hash.startsWith(PREFIX);
}

/**
 * @param {string} text
 * @returns {Promise<string>} the hash of a link that carries it
 */
export async function pack(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return PREFIX + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * Copies a link; where the browser keeps its clipboard shut, shows it for the reader to copy.
 * @param {string} url
 * @param {Element | null | undefined} shown a link without words yet
 * @returns {Promise<"copied" | "uncopied">} the name of the sentence that tells it
 */
export async function copyLink(url, shown) {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    if (shown instanceof HTMLAnchorElement) {
      shown.href = url;
      shown.textContent = url.length > SHOWN ? `${url.slice(0, SHOWN - 1)}…` : url;
    }
    return "uncopied";
  }
}

/**
 * The text a hash carries. Throws TooLarge, or another error where it cannot be read.
 * @param {string} hash
 * @returns {Promise<string>}
 */
export async function unpack(hash) {
  const letters = atob((LETTERS.exec(hash)?.[1] ?? "").replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > LARGEST) {
      void reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
