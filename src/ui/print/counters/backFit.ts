/** How far a printer's back pages lie off their fronts: millimetres to the right and down, and their size in per cent. */
export interface BackFit {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const FITS: BackFit = { x: 0, y: 0, scale: 100 };

/** The bounds of what may be set: beyond them the backs would leave their bleed or the paper. */
export const LIMITS = {
  x: { least: -5, most: 5, step: 0.25 },
  y: { least: -5, most: 5, step: 0.25 },
  scale: { least: 98, most: 102, step: 0.1 },
} as const satisfies Readonly<Record<keyof BackFit, object>>;

/** One step more or less, in round numbers and within what may be set. */
export function stepped(fit: BackFit, of: keyof BackFit, by: 1 | -1): BackFit {
  const { least, most, step } = LIMITS[of];
  const value = Math.round((fit[of] + by * step) * 100) / 100;
  return { ...fit, [of]: Math.min(most, Math.max(least, value)) };
}

/** The good part of whatever was kept. */
export function readFit(kept: unknown): BackFit {
  const read =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Record<keyof BackFit, unknown>>) : {};
  const within = (of: keyof BackFit) => {
    const value = read[of];
    const { least, most } = LIMITS[of];
    return typeof value === 'number' && value >= least && value <= most ? value : FITS[of];
  };
  return { x: within('x'), y: within('y'), scale: within('scale') };
}
