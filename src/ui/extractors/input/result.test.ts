import { expect, it } from 'vitest';
import type { Hex } from '../../../hex';
import type { CounterId, CriticalEffect, UnitEffect, UnitResult } from '../../../rules/extractors';
import { logLines } from '../wording';
import { POSITION, RESULT } from '../wording/testing';
import { effectsText, toldOf } from './result';

const after = (effects: readonly UnitEffect[], ...criticals: readonly CriticalEffect[]): UnitResult => ({
  ...RESULT,
  effects,
  criticals: criticals.map((effect) => ({ cause: 'commando', roll: 3, draw: null, effect })),
});

it('§7.6: a critical that takes a weapon without any armour is not called no effect', () => {
  const result = after([], { effect: 'weaponSlot', slot: 0 });
  expect(effectsText(POSITION, result)).toMatch(/slot 1 lost$/);
  const [firer] = result.forecast.toHit;
  const shot = {
    type: 'shot',
    firers: [firer.firer],
    target: result.forecast.target,
    area: false,
    results: [result],
  } as const;
  const told = logLines(POSITION, shot as never).map(({ text }) => text);
  expect(told.join(' ')).toMatch(/slot 1 lost/);
  expect(told.join(' ')).not.toMatch(/: no effect/);
});

it('§7.3.2: armour of a critical is counted with the rest; none stays none', () => {
  const lost = after([{ effect: 'armour', lost: 3, left: 6 }], { effect: 'armour', lost: 1 });
  expect(effectsText(POSITION, lost)).not.toMatch(/more/);
  expect(effectsText(POSITION, after([], { effect: 'none' }))).toBe('no effect');
});

it('R-13: what becomes of a unit that leaves the map routed goes on from its move', () => {
  const unit = 'panza-lance' as CounterId;
  const left = [
    { type: 'moved', unit, steps: [], costs: [], facing: null },
    { type: 'exited', unit, hex: 0 as Hex, edge: 'east' },
    { type: 'eliminated', unit, why: 'leftMap' },
  ] as const;
  expect(toldOf(POSITION, left as never)).toMatch(
    /^\S+ of Panza stays in its hex, then leaves the map .*, then is lost: it left the map routed\.$/,
  );
});
