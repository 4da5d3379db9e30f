import { describe, expect, it, test } from 'vitest';
import type { BaseClass, DamageEffect, DamageTable } from '../types';
import { damageEffect } from './damage';

/** The tables as printed [§3.5]. */
const PRINTED = [
  'regular | tracked | 4–5 +1 · 6 +1, shaken · 7 +2, running gear · 8 +2, weapon jam · 9+ destroyed',
  'regular | wheeled | 3–4 +1 · 5 +1, shaken · 6 +2, running gear · 7 +2, weapon jam · 8+ destroyed',
  'regular | foot, crew | 3 shaken · 4–5 one model lost · 6–7 one model lost, shaken · 8+ two models lost',
  'regular | riders | 3 +1 · 4 +1, shaken · 5–6 one model lost · 7–8 one model lost, shaken · 9+ two models lost',
  'regular | flyer | 3 +1 · 4–5 +1, shaken · 6 +2, running gear · 7+ destroyed',
  'regular | great | 4–5 +1 · 6–7 +1, shaken · 8 +2, weapon jam · 9–10 +2, running gear · 11+ destroyed',
  'regular | beast | 4–5 +1 · 6–7 +1, shaken · 8 +2, bleeding[4] · 9–10 +2, running gear · 11+ destroyed',
  'light | tracked | 3–4 +1 · 5 +1, shaken · 6–7 +2, running gear · 8+ destroyed',
  'light | wheeled | 2–3 +1 · 4–5 +1, shaken · 6 +2, running gear · 7+ destroyed',
  'light | great | 4–5 +1 · 6–9 +1, running gear · 10+ destroyed',
  'psychic | foot, crew, riders | 4–5 shaken · 6–7 shaken, flees · 8+ one model lost, shaken',
];

function words(effect: DamageEffect | null): string {
  if (effect === null) return '';
  return [
    ...(effect.wear ? [`+${effect.wear}`] : []),
    ...(effect.models ? [effect.models === 1 ? 'one model lost' : 'two models lost'] : []),
    ...(effect.shaken ? ['shaken'] : []),
    ...(effect.flees ? ['flees'] : []),
    ...(effect.gear ? ['running gear'] : []),
    ...(effect.jam ? ['weapon jam'] : []),
    ...(effect.bleeding ? [`bleeding[${effect.bleeding}]`] : []),
    ...(effect.destroyed ? ['destroyed'] : []),
  ].join(', ');
}

/** '4–5 +1 · 9+ destroyed' as the effect of each result from −5 to 20. */
function cells(printed: string): readonly string[] {
  const cell = Array.from({ length: 26 }, () => '');
  for (const part of printed.split(' · ')) {
    const [range, ...effect] = part.split(' ');
    const [from, to = range.endsWith('+') ? '20' : range] = range.replace('+', '').split('–');
    for (let result = Number(from); result <= Number(to); result++) cell[result + 5] = effect.join(' ');
  }
  return cell;
}

describe('§3.5: the damage tables', () => {
  const rows = PRINTED.flatMap((row) => {
    const [table, classes, printed] = row.split(' | ');
    return classes.split(', ').map((of) => [table as DamageTable, of as BaseClass, printed] as const);
  });

  test.each(rows)('%s %s', (table, of, printed) => {
    const results = Array.from({ length: 26 }, (_, index) => index - 5);
    expect(results.map((result) => words(damageEffect(table, of, result)))).toEqual(cells(printed));
  });

  it('are immune without a table: no light one for foot, crew, riders, flyer, beast, no psychic one for vehicles, flyers, beast', () => {
    for (const of of ['foot', 'crew', 'riders', 'flyer', 'beast'] as const)
      expect(damageEffect('light', of, 20)).toBeNull();
    for (const of of ['tracked', 'wheeled', 'great', 'flyer', 'beast'] as const)
      expect(damageEffect('psychic', of, 20)).toBeNull();
  });
});
