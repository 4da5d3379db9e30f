/** A chance in words a table can hold: '33.8 %'. */
export function percent(chance: number): string {
  return `${Math.round(chance * 1000) / 10}\u00a0%`;
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
