/** A set of fingerprints that holds millions: 8 bytes for each and some room. */
export interface SeenFingerprints {
  /** False if it has been seen before. */
  add(hash: string): boolean;
  readonly count: number;
  /** Pairs that are alike in their first half. */
  readonly halfAlike: number;
}

export function seenFingerprints(most: number): SeenFingerprints {
  const size = 2 ** Math.ceil(Math.log2(most * 1.5));
  const [low, high, used] = [new Uint32Array(size), new Uint32Array(size), new Uint8Array(size)];
  let count = 0;
  let halfAlike = 0;
  return {
    add(hash) {
      const [first, second] = [parseInt(hash.slice(0, 8), 16), parseInt(hash.slice(8), 16)];
      let [at, alike] = [first % size, 0];
      for (; used[at] === 1; at = (at + 1) % size) {
        if (low[at] !== first) continue;
        if (high[at] === second) return false;
        alike++;
      }
      [low[at], high[at], used[at]] = [first, second, 1];
      count++;
      halfAlike += alike;
      return true;
    },
    get count() {
      return count;
    },
    get halfAlike() {
      return halfAlike;
    },
  };
}
