// Stands before a server as a slower network would: every connection waits, and all share what comes down a second.
//
//   node shaped.mjs ADDRESS MBIT ROUND-TRIP     in Mbit/s and milliseconds; prints its own address once it listens
//
// Bytes are held back, not requests: a page's, a worker's and a service worker's alike.
import { connect, createServer } from "node:net";

const [address, mbit, roundTrip] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const BYTES_PER_MILLISECOND = (Number(mbit) * 1e6) / 8 / 1000;
const HALF = Number(roundTrip) / 2;
const SLICE = 4 * 1024;
/** How many bytes of a connection may be on their way. */
const WINDOW = 32 * SLICE;

/** When the line is free again, in milliseconds of `performance.now()`. */
let free = 0;

/** @param {number} bytes @returns {number} when the last of them has passed the line, which all connections share */
function passed(bytes) {
  free = Math.max(free, performance.now()) + bytes / BYTES_PER_MILLISECOND;
  return free;
}

/**
 * Bytes on their way: each piece comes out when its time has come, and never before the one ahead of it.
 * @param {(bytes: Buffer | null) => void} out gets each piece, and null at the end
 */
function way(out) {
  /** @type {{at: number, bytes: Buffer | null}[]} */
  const pieces = [];
  const look = () => {
    while (pieces.length > 0 && pieces[0].at <= performance.now()) out(/** @type {any} */ (pieces.shift()).bytes);
    if (pieces.length > 0) setTimeout(look, Math.max(1, pieces[0].at - performance.now()));
  };
  return (/** @type {number} */ at, /** @type {Buffer | null} */ bytes) => {
    pieces.push({ at, bytes });
    if (pieces.length === 1) look();
  };
}

const server = createServer({ allowHalfOpen: true }, (client) => {
  const upstream = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  client.setNoDelay(true);
  upstream.setNoDelay(true);
  const greeted = performance.now() + 2 * HALF; // the handshake
  let held = 0;
  const up = way((bytes) => void (bytes ? upstream.write(bytes) : upstream.end()));
  const down = way((bytes) => {
    if (!bytes) return void client.end();
    held -= bytes.length;
    client.write(bytes);
    if (held < WINDOW) upstream.resume();
  });
  const asked = () => Math.max(greeted, performance.now()) + HALF;
  client.on("data", (bytes) => up(asked(), bytes));
  client.on("end", () => up(asked(), null));
  upstream.on("data", (bytes) => {
    for (let from = 0; from < bytes.length; from += SLICE) {
      const slice = bytes.subarray(from, from + SLICE);
      held += slice.length;
      down(passed(slice.length) + HALF, slice);
    }
    if (held >= WINDOW) upstream.pause();
  });
  upstream.on("end", () => down(Math.max(free, performance.now()) + HALF, null));
  for (const end of [client, upstream]) end.on("error", () => (client.destroy(), upstream.destroy()));
});
server.listen(0, "127.0.0.1", () => {
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("no address");
  console.log(`http://127.0.0.1:${listening.port}`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
