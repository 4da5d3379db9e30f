import { describe, expect, it } from 'vitest';
import type { CounterId, Event, Game, UnitResult } from '../../../rules/extractors';
import { setup } from '../../../rules/extractors';
import { endedTable } from '../replay/testing';
import { statisticsOf } from './statistics';

const game = setup({ scenario: 'threePodAttack', rules: 'simple' }, 1);
const ids = Object.keys(game.units) as CounterId[];
const dorian = ids.find((id) => game.units[id].side === 'dorian') as CounterId;
const machine = ids.find((id) => game.units[id].class === 'machine') as CounterId;

const result = (target: CounterId, over: Partial<UnitResult>): UnitResult =>
  ({
    forecast: { target, friend: false, toHit: [{ chance: 0.3 }, { chance: 0.5 }] },
    rolls: [9, 2],
    hits: [true, false],
    damage: { roll: 4 },
    criticals: [{ cause: 'damage', roll: 7, draw: 1, effect: { effect: 'none' } }],
    effects: [],
    ...over,
  }) as unknown as UnitResult;

const shot = (by: CounterId, ...results: UnitResult[]): Event => ({
  type: 'shot',
  firers: [{ unit: by, slot: 0 }],
  target: dorian,
  area: false,
  results,
});

const numbers = (...events: Event[]) => statisticsOf([{ game: { ...game, turn: 1 }, events }]);

describe('statisticsOf', () => {
  it('of nothing is all zeros', () => {
    const { sides, dice } = statisticsOf([]);
    expect(sides.dorian).toMatchObject({ units: 0, unitsLost: 0, shots: 0, hits: 0, rallyRolls: 0 });
    expect(dice).toEqual(new Array(10).fill(0));
  });

  it('counts shots, rolls and hits, for the side that fires', () => {
    const { avronian, dorian: waits } = numbers(shot(machine, result(dorian, {}))).sides;
    expect(avronian).toMatchObject({ shots: 1, rolls: 2, hits: 1, criticals: 1 });
    expect(waits).toMatchObject({ shots: 0, hits: 0 });
  });

  it('§7.4: a hit on a friend is none', () => {
    const { avronian } = numbers(shot(machine, result(dorian, {}), result(machine, {}))).sides;
    expect(avronian).toMatchObject({ shots: 1, rolls: 2, hits: 1 });
  });

  it('§8.4.5: a Self-destruct is a shot', () => {
    const { sides } = numbers({ type: 'selfDestruct', machine, results: [result(dorian, {})] });
    expect(sides.avronian).toMatchObject({ shots: 1, hits: 1 });
  });

  it('counts the faces of every ten-sided die, not the draw of a slot or box', () => {
    const rally: Event = { type: 'rallyRoll', unit: dorian, transcom: null, drm: 0, roll: 5, rallied: true };
    const { dice } = numbers(shot(machine, result(dorian, {})), rally);
    expect(dice).toEqual([0, 0, 1, 0, 1, 1, 0, 1, 0, 1]);
  });

  it('§6.3.4: counts rally rolls and how many rallied', () => {
    const roll = { type: 'rallyRoll', unit: dorian, transcom: null, drm: 0, roll: 4 } as const;
    const { sides } = numbers({ ...roll, rallied: false }, { ...roll, roll: 8, rallied: true });
    expect(sides.dorian).toMatchObject({ rallyRolls: 2, rallied: 1 });
    expect(sides.avronian).toMatchObject({ rallyRolls: 0, rallied: 0 });
  });

  it('losses are what units had before turn 1 and have no more; all of it where they are eliminated', () => {
    const hurt = structuredClone(game) as { -readonly [K in keyof Game]: Game[K] };
    const before = game.units[machine];
    if (before.class !== 'machine') throw new Error('no machine');
    hurt.units = { ...hurt.units, [machine]: { ...before, where: { at: 'eliminated' } } };
    const { avronian } = statisticsOf([
      { game: { ...game, turn: 1 }, events: [] },
      { game: { ...hurt, turn: 2 }, events: [] },
    ]).sides;
    expect(avronian).toMatchObject({ unitsLost: 1, armourLost: before.armour, stepsLost: 0 });
  });

  it('holds together over a whole game', () => {
    const moments = endedTable().replay() ?? [];
    const { sides, dice } = statisticsOf(moments);
    const all = moments.flatMap(({ events }) => events);
    expect(sides.dorian.shots + sides.avronian.shots).toBe(all.filter(({ type }) => type === 'shot').length);
    for (const side of Object.values(sides)) {
      expect(side.hits).toBeLessThanOrEqual(side.rolls);
      expect(side.unitsLost).toBeLessThanOrEqual(side.units);
    }
    expect(dice.reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(
      sides.dorian.rolls + sides.avronian.rolls,
    );
  });
});
