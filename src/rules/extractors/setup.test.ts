import { describe, expect, it, test } from 'vitest';
import { COUNTERS } from './data';
import { playBuildUp } from './buildUp';
import { playPlacement } from './placement';
import { recommendedPlacement } from './recommended';
import { SCENARIOS } from './scenarios';
import { firstPhase, isSetup, nextPreparation, setup } from './setup';
import type { Game, ScenarioId, Setup } from './types';
import { unitsOf } from './units';
import type { Draft } from '../result';

const RULES = ['full', 'simple'] as const;

/** The preparations passed through when both sides take the recommended forces and place everything at once. */
function preparations(scenario: ScenarioId, rules: Setup['rules']): string[] {
  const game = setup({ scenario, rules }, 1) as Draft<Game>;
  const phases: string[] = [];
  while (game.phase.name !== 'movement') {
    phases.push(`${game.phase.name} ${String(game.phase.side)}`);
    if (game.phase.name === 'buildUp') playBuildUp(game, { type: 'recommend' });
    if (game.phase.name === 'placement')
      for (const action of recommendedPlacement(game)) playPlacement(game, action);
    game.phase = nextPreparation(game);
  }
  return phases;
}

describe('§4: before turn 1', () => {
  test.each([
    ['incoming', ['buildUp avronian', 'placement dorian', 'programming avronian']],
    ['threePodAttack', ['buildUp dorian', 'buildUp avronian', 'placement dorian', 'programming avronian']],
    ['extractors', ['buildUp dorian', 'buildUp avronian', 'placement avronian', 'programming avronian']],
    ['ambush', ['buildUp dorian', 'buildUp avronian', 'placement dorian', 'programming avronian']],
    ['dobernStrongpoint', ['buildUp dorian', 'buildUp avronian', 'placement dorian', 'programming avronian']],
    ['engage', ['buildUp dorian', 'buildUp avronian', 'programming avronian']],
  ] as const)('%s prepares by %j', (scenario, expected) => {
    expect(preparations(scenario, 'full')).toEqual(expected);
  });

  it('§8: Simple rules have no programming', () => {
    for (const { id } of SCENARIOS) expect(preparations(id, 'simple')).not.toContain('programming avronian');
  });

  it('§4: machines that enter later are not programmed before turn 1', () => {
    const game = setup({ scenario: 'extractors', rules: 'full' }, 1);
    const late = unitsOf(game).filter(({ id }) => id !== 'A');
    const units = Object.fromEntries(late.map((unit) => [unit.id, unit]));
    const position = { ...game, units, phase: { name: 'placement', side: 'avronian' } } as Game;
    expect(nextPreparation(position)).toEqual({ name: 'movement', side: 'dorian' });
  });

  it('begins with Dorian movement when there is nothing to prepare', () => {
    const game = setup({ scenario: 'incoming', rules: 'simple' }, 1);
    expect(firstPhase({ ...game, units: {} }).name).toBe('buildUp');
    expect(nextPreparation({ ...game, units: {}, phase: { name: 'buildUp', side: 'avronian' } })).toEqual({
      name: 'movement',
      side: 'dorian',
    });
  });
});

describe('setup', () => {
  it('§5: given units exist from the start, placed, waiting or standing as the scenario says', () => {
    for (const scenario of SCENARIOS) {
      const game = setup({ scenario: scenario.id, rules: 'full' }, 7);
      expect(game).toMatchObject({ turn: 0, activation: null, uncovered: [], victory: null });
      const given = scenario.forces.flatMap((force) => force.given);
      expect(new Set(Object.keys(game.units))).toEqual(new Set(given));
      for (const unit of unitsOf(game)) {
        const { arrival } = scenario.forces[unit.force];
        const at = { stands: 'map', placed: 'unplaced', enters: 'toEnter' }[arrival.type];
        expect([unit.id, unit.where.at]).toEqual([unit.id, at]);
      }
    }
  });

  it('keeps units in the order of the counter mix', () => {
    const order = COUNTERS.map(({ id }) => id as string);
    for (const { id } of SCENARIOS) {
      const ids = Object.keys(setup({ scenario: id, rules: 'full' }, 1).units);
      expect(ids).toEqual(order.filter((counter) => ids.includes(counter)));
    }
  });

  it('is plain JSON and differs by its seed only in the dice', () => {
    for (const { id } of SCENARIOS)
      for (const rules of RULES) {
        const game = setup({ scenario: id, rules }, 5);
        expect(JSON.parse(JSON.stringify(game))).toEqual(game);
        expect({ ...setup({ scenario: id, rules }, 6), dice: game.dice }).toEqual(game);
      }
  });

  it('throws RangeError for a set-up that does not exist', () => {
    expect(() => setup({ scenario: 'none' as ScenarioId, rules: 'full' }, 1)).toThrow(
      new RangeError('No scenario none'),
    );
    expect(() => setup({ scenario: 'engage', rules: 'other' as 'full' }, 1)).toThrow(
      new RangeError('No rules other'),
    );
  });

  it.each<[value: unknown, is: boolean]>([
    [{ scenario: 'incoming', rules: 'full' }, true],
    [{ scenario: 'engage', rules: 'simple' }, true],
    [{ scenario: 'none', rules: 'full' }, false],
    [{ scenario: 'engage', rules: 'other' }, false],
    [{ scenario: 'engage' }, false],
    [{ rules: 'full' }, false],
    [{ scenario: 'engage', seed: 1 }, false],
    [{ seed: 1, rules: 'full' }, false],
    [{ scenario: 'engage', rules: 'full', seed: 1 }, false],
    ['engage', false],
    [null, false],
    [undefined, false],
  ])('knows a set-up that exists: %j: %s', (value, is) => expect(isSetup(value)).toBe(is));
});
