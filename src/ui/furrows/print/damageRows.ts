import type { DamageRow } from '../../../rules/furrows';
import { effectText } from '../wording';

/** '4–5 wear +1 · 6 wear +1 and shaken · 9+ destroyed'. */
export function damageRows(rows: readonly DamageRow[]): string {
  return rows
    .map(({ from, effect }, index) => {
      const next = rows.at(index + 1)?.from;
      const range =
        next === undefined ? `${from}+` : next - 1 === from ? String(from) : `${from}–${next - 1}`;
      return `${range} ${effectText(effect)}`;
    })
    .join(' · ');
}
