const KIND = 2;
const HEAD = 5;
/** Nearly every game packs into less than this, so its size tells nothing of how much was done. */
const SMALLEST = 8_192;
/** A very long game keeps fewer states of itself rather than write megabytes at every act. */
const MOST_TOGETHER = 524_288;
const MOST_STATES = 8;
const FEWEST_STATES = 2;

/**
 * A game's newest states, the newest first, padded to one size, a power of two, and filled up with empty ones: neither
 * sizes nor their number tell how often or how much was done.
 */
export function paddedAlike(bodies: readonly Uint8Array[]): readonly Uint8Array<ArrayBuffer>[] {
  const newest = bodies.slice(0, countFor(sizeFor(bodies.slice(0, 1))));
  const size = sizeFor(newest);
  return Array.from({ length: countFor(size) }, (_, age) => padded(newest[age] ?? new Uint8Array(0), size));
}

function sizeFor(bodies: readonly Uint8Array[]): number {
  let size = SMALLEST;
  while (bodies.some(({ length }) => length + HEAD > size)) size *= 2;
  return size;
}

function countFor(size: number): number {
  return Math.max(FEWEST_STATES, Math.min(MOST_STATES, Math.floor(MOST_TOGETHER / size)));
}

/** Bytes padded so that their size tells nothing of their length, or to a given size. */
export function padded(body: Uint8Array, size = sizeFor([body])): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes[0] = KIND;
  new DataView(bytes.buffer).setUint32(1, body.length);
  bytes.set(body, HEAD);
  return bytes;
}

/** The body of padded bytes, empty where there is padding alone. Bytes of before there was padding are handed back. */
export function unpadded(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== KIND || bytes.length < HEAD) return bytes;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  return bytes.subarray(HEAD, HEAD + length);
}
