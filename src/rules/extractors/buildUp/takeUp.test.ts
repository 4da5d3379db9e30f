import { describe, expect, it } from 'vitest';
import { recommendedForce } from '../recommended/forces';
import { setup } from '../setup';
import { play } from '../play';
import type { Draft } from '../../result';
import type { Game, Position, Purchase, ScenarioId, Side } from '../types';
import { whyIllegal } from '../legality';
import { purchasesOf } from './purchases';
import { takingUp } from './takeUp';

function buildingUp(scenario: ScenarioId, side: Side): Draft<Game> {
  const game = setup({ scenario, rules: 'full' }, 1) as Draft<Game>;
  game.phase = { name: 'buildUp', side };
  return game;
}

const boughtBy = (position: Position, forces: readonly number[]) =>
  forces.flatMap((force) => purchasesOf(position, force));
const listFor = (position: Position, side: Side): readonly Purchase[] =>
  recommendedForce(position, side).map(({ purchase }) => purchase);

describe('§5: a force is taken up in another game', () => {
  it('whole, in place of what was bought, by acts that are all legal', () => {
    const game = buildingUp('engage', 'dorian');
    play(game, { type: 'buy', force: 0, purchase: { item: 'cell', cell: 'Marache' } });
    const list = listFor(game, 'dorian');
    const taken = takingUp(game, list);
    expect(taken).toHaveProperty('acts');
    if (!('acts' in taken)) return;
    for (const act of taken.acts) {
      expect(whyIllegal(game, act)).toBeUndefined();
      play(game, act);
    }
    expect(boughtBy(game, [0])).toHaveLength(list.length);
    expect(boughtBy(game, [0])).not.toContainEqual({ item: 'cell', cell: 'Marache' });
  });

  it('machines with their equipment, each bought by the force that may', () => {
    const game = buildingUp('engage', 'avronian');
    const taken = takingUp(game, listFor(game, 'avronian'));
    expect(taken).toHaveProperty('acts');
  });

  it('not where the points do not reach, nor where the scenario sells no such thing; nothing is changed', () => {
    const rich = listFor(buildingUp('engage', 'dorian'), 'dorian');
    const poor = buildingUp('ambush', 'dorian');
    const before = JSON.stringify(poor);
    expect(takingUp(poor, rich)).toMatchObject({ why: { reason: 'pointsShort' } });
    const orni = buildingUp('incoming', 'avronian');
    expect(takingUp(orni, listFor(buildingUp('engage', 'avronian'), 'avronian'))).toMatchObject({
      refused: { item: 'machine' },
      why: { reason: 'notForSale' },
    });
    expect(JSON.stringify(poor)).toBe(before);
  });

  it('not on a machine that the scenario does not give', () => {
    const game = buildingUp('engage', 'avronian');
    const list = listFor(buildingUp('incoming', 'avronian'), 'avronian');
    expect(takingUp(game, list)).toHaveProperty('why');
  });
});
