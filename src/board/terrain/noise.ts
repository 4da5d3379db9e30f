const DIRECTIONS = 1024;
const COS = new Float32Array(DIRECTIONS);
const SIN = new Float32Array(DIRECTIONS);
for (let i = 0; i < DIRECTIONS; i++) {
  COS[i] = Math.cos((i / DIRECTIONS) * Math.PI * 2);
  SIN[i] = Math.sin((i / DIRECTIONS) * Math.PI * 2);
}

function direction(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 22) & (DIRECTIONS - 1);
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise, about −1 to 1, the same on every machine. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const u = fade(fx);
  const v = fade(fy);
  const a = direction(x0, y0, seed);
  const b = direction(x0 + 1, y0, seed);
  const c = direction(x0, y0 + 1, seed);
  const d = direction(x0 + 1, y0 + 1, seed);
  const top = (COS[a] * fx + SIN[a] * fy) * (1 - u) + (COS[b] * (fx - 1) + SIN[b] * fy) * u;
  const foot = (COS[c] * fx + SIN[c] * (fy - 1)) * (1 - u) + (COS[d] * (fx - 1) + SIN[d] * (fy - 1)) * u;
  return 1.5 * (top * (1 - v) + foot * v);
}

/** Three octaves of noise. */
export function rolling(x: number, y: number, seed: number): number {
  return (
    0.5 * noise(x, y, seed) +
    0.25 * noise(x * 2.03, y * 2.03, seed + 17) +
    0.125 * noise(x * 4.1209, y * 4.1209, seed + 34)
  );
}

/** A seeded source of numbers from 0 up to 1 (mulberry32). Decoration only: dice come from the rules. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = (x - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}
