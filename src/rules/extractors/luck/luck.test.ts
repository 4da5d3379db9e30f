import { describe, expect, it } from 'vitest';
import { meanOf, standingIn, type Spread } from '../../spread';
import { forecast } from '../fire';
import { seedDice } from '../../rng';
import { copyGame } from '../copy';
import { play } from '../play';
import {
  AVRONIAN_FIRES,
  DORIAN_FIRES,
  DORIAN_RALLIES,
  gameWith,
  machine,
  section,
  vehicle,
} from '../testing';
import type { Action, Game, Shot, Unit } from '../types';
import { unitOf } from '../units';
import { harmSpread, struckIn } from './harm';
import { luckFor, throwsOf, worthNow } from '.';

const spreadOfShot = (game: Game, shot: Shot): Spread => {
  const [unit] = forecast(game, shot).units;
  return harmSpread(struckIn(game, unitOf(game, shot.target)), unit);
};

const chances = ({ least, chances: each }: Spread) =>
  Object.fromEntries(
    Array.from(each).flatMap((chance, at) => (chance > 0 ? [[least + at, Number(chance.toFixed(6))]] : [])),
  );

const [LANCE, SHOCK] = [section('panza-lance', '1214'), section('panza-shock-1', '1214')];
const A = machine('A', 'bipod', ['1215', 0], { weapons: ['laser', 'laser', 'laser', 'laser'] });

/** Every way a shot with these firers falls, 2,000 times: the mean of what is told and its standard error. */
function rolledOften(game: Game, action: Action) {
  const told = [...Array(2000).keys()].map((seed) => {
    const copy = copyGame({ ...game, dice: seedDice(seed) });
    const [thrown] = throwsOf(game, play(copy, action));
    return thrown.rolled;
  });
  const mean = told.reduce((sum, each) => sum + each, 0) / told.length;
  const spread = told.reduce((sum, each) => sum + (each - mean) ** 2, 0) / told.length;
  return { told, mean, error: Math.sqrt(spread / told.length) };
}

describe('what a shot takes, in tenths of a point of price', () => {
  it('§7.3.2: of a section its share of steps; routed it counts half, pinned nine tenths', () => {
    const game = gameWith([section('panza-lance', '1214'), section('panza-shock-1', '1215'), A], {
      phase: AVRONIAN_FIRES,
    });
    const shot: Shot = { firers: [{ unit: A.id, slot: 0 }], target: LANCE.id, area: false };
    const spread = spreadOfShot(game, shot);
    const { units } = forecast(game, shot);
    const { below, same } = standingIn(spread, 50);
    expect(same).toBeCloseTo(units[0].destroyed);
    expect(below + same).toBeCloseTo(1);
    // A Lance has one step and costs 5: nothing, pinned, routed, lost.
    expect(Object.keys(chances(spread)).map(Number)).toEqual([0, 5, 25, 50]);
  });

  it('§7.3.2: of a machine its share of armour, all of it when it is destroyed, 3 points for other criticals', () => {
    const wreck: Unit = { ...A, armour: 1 };
    const game = gameWith([SHOCK, wreck], { phase: DORIAN_FIRES });
    const shot: Shot = { firers: [{ unit: SHOCK.id, slot: null }], target: A.id, area: false };
    const [unit] = forecast(game, shot).units;
    const whole = Math.max(...Object.keys(chances(spreadOfShot(game, shot))).map(Number));
    expect(standingIn(spreadOfShot(game, shot), whole).same).toBeCloseTo(unit.destroyed);
  });

  it('§6.3.3: of a Floater what its passengers lose with it', () => {
    const floater = vehicle('floater-1', '1214');
    const aboard = section('panza-lance', '1214', {
      where: {
        ...(floater.where as Extract<Unit['where'], { at: 'map' }>),
        facing: null,
        inside: floater.id,
      },
    });
    const most = (units: readonly Unit[]) => {
      const game = gameWith([...units, A], { phase: AVRONIAN_FIRES });
      const shot: Shot = { firers: [{ unit: A.id, slot: 0 }], target: floater.id, area: false };
      const { least, chances: each } = spreadOfShot({ ...game, units: { ...game.units } }, shot);
      return least + each.length - 1;
    };
    expect(most([{ ...floater, armour: 1 }, aboard]) - most([{ ...floater, armour: 1 }])).toBe(50);
  });

  it.each([
    [
      'a section',
      gameWith([SHOCK, A], { phase: AVRONIAN_FIRES, rules: 'simple' }),
      { firers: [{ unit: A.id, slot: 0 }], target: SHOCK.id },
    ],
    [
      'a machine',
      gameWith([{ ...SHOCK }, { ...A, armour: 2 }], { phase: DORIAN_FIRES }),
      { firers: [{ unit: SHOCK.id, slot: null }], target: A.id },
    ],
    [
      'a machine, with Commandos',
      gameWith([section('ehn-etaki-commando', '1214'), { ...A, armour: 3 }], { phase: DORIAN_FIRES }),
      { firers: [{ unit: section('ehn-etaki-commando', '1214').id, slot: null }], target: A.id },
    ],
  ] as const)('is on average what it is said to be: %s', (_, game, shot) => {
    const action: Action = { type: 'fire', ...shot, area: false };
    const spread = spreadOfShot(game, { ...shot, area: false });
    const { told, mean, error } = rolledOften(game, action);
    for (const each of new Set(told)) expect(standingIn(spread, each).same).toBeGreaterThan(0);
    expect(Math.abs(mean - meanOf(spread))).toBeLessThan(4 * error);
  });
});

describe('a rally', () => {
  it('§6.3.4: gives back the half that the rout had cost', () => {
    const routed = { ...SHOCK, routed: true };
    const game = gameWith([routed, A], { phase: DORIAN_RALLIES });
    const [thrown] = throwsOf(game, [
      { type: 'rallyRoll', unit: SHOCK.id, transcom: null, drm: 0, roll: 7, rallied: true },
    ]);
    expect(thrown).toMatchObject({ type: 'rally', side: 'dorian', rolled: -55 });
    expect(chances(thrown.spread)).toEqual({ '-55': 0.5, 0: 0.5 });
  });
});

describe('the luck of a game', () => {
  const game = gameWith([{ ...SHOCK, routed: true }, A], { phase: DORIAN_RALLIES });
  const roll = (rallied: boolean) =>
    throwsOf(game, [{ type: 'rallyRoll', unit: SHOCK.id, transcom: null, drm: 0, roll: 0, rallied }])[0];

  it('of no dice is nothing', () =>
    expect(luckFor('dorian', [])).toMatchObject({
      luck: 0,
      rolled: 0,
      standing: { below: 0, same: 1, above: 0 },
    }));

  it('is the same thing seen from the other side', () => {
    const throws = [roll(true), roll(true), roll(false)];
    const dorian = luckFor('dorian', throws);
    expect(dorian).toMatchObject({ rolled: 110, standing: { below: 0.5, same: 0.375, above: 0.125 } });
    expect(dorian.luck).toBeCloseTo(27.5);
    const avronian = luckFor('avronian', throws);
    expect(avronian.luck).toBeCloseTo(-27.5);
    expect(avronian).toMatchObject({ rolled: -110, standing: { below: 0.125, same: 0.375, above: 0.5 } });
  });
});

describe('what a unit is worth', () => {
  it('is its share of its price, nothing once it is lost', () => {
    expect(worthNow(SHOCK)).toBe(110);
    expect(worthNow({ ...SHOCK, steps: 1 })).toBe(55);
    expect(worthNow({ ...SHOCK, where: { at: 'eliminated' } })).toBe(0);
    expect(worthNow({ ...SHOCK, where: { at: 'exited', edge: 'north' } })).toBe(110);
  });
});
