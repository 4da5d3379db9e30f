export const LARGEST_SEED = 0xffff_ffff;

/** The seed a text stands for, or undefined if it is none. */
export function parseSeed(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const seed = Number(digits);
  return seed <= LARGEST_SEED ? seed : undefined;
}

/** A seed nobody can foresee. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
