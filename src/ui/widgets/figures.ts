/** Sums of chances are off by less than this. */
const EXACT = 1e-9;

/** A chance in words, the same everywhere: '33.8 %'. Never 0 or 100 unless it is. */
export function percent(chance: number): string {
  const thousandths = Math.round(chance * 1000);
  const open = chance > EXACT && chance < 1 - EXACT;
  return `${(open ? Math.min(999, Math.max(1, thousandths)) : thousandths) / 10}\u00a0%`;
}

/** A modifier: '+1', '0', '−1'. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `\u2212${-value}`;
}

/** The rolls of a ten-sided die that hit, from the lowest: '5–9', '9', 'none'. */
export function hitRange(from: number): string {
  if (from > 9) return 'none';
  return from === 9 ? '9' : `${Math.max(from, 0)}\u20139`;
}
