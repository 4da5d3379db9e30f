import { describe, expect, it } from 'vitest';
import {
  furrows,
  recordKeepsSecrets,
  type Action,
  type Event,
  type Game,
  type Setup,
} from '../../rules/furrows';
import { anyPlayer } from '../../rules/autoplay';
import { contractWatch } from '../contractWatch';
import { playOut } from '../../rules/playOut';
import { sensiblePlayer, type Player } from './player';

const SETUPS: readonly Setup[] = [
  { scenario: 'firstLight', orders: 'quick' },
  { scenario: 'firstLight', orders: 'ahead' },
];

/** What no position may be [§6.2]. */
function broken(game: Game): string | undefined {
  const hexes = new Map<number, string[]>();
  for (const { where, side, unit, models, shaken, wear } of Object.values(game.bases)) {
    if (where.at !== 'map') continue;
    if (models < 1 || shaken < 0 || shaken > 2 || wear < 0) return `a base of ${models} models`;
    hexes.set(where.hex, [...(hexes.get(where.hex) ?? []), `${side} ${unit}`]);
  }
  // In the middle of a fight winners may share a hex with who has still to give way.
  if (game.fight) return undefined;
  for (const found of hexes.values()) {
    if (new Set(found.map((base) => base.split(' ')[0])).size > 1) return `shared: ${found.join()}`;
    if (found.length > 2) return `overfull: ${found.join()}`;
  }
  return undefined;
}

/** Plays a game to its end, with what each action must not do. */
function watched(start: Setup, seed: number, player: Player, seen: Set<Event['type']>): Game {
  const phases = new Set<string>();
  let phase = '';
  let foretold = false;
  const contract = contractWatch(furrows);
  const watch = {
    before(game: Game, action: Action) {
      contract.before?.(game, action);
      foretold = furrows.consequences(game, action).reveals;
    },
    after(game: Game, action: Action, events: readonly Event[]) {
      contract.after?.(game, action, events);
      for (const { type } of events) seen.add(type);
      if (foretold !== events.some(({ type }) => type === 'revealed')) throw new Error('revealed unforetold');
      const wrong = broken(game);
      if (wrong) throw new Error(wrong);
      const next = furrows.phaseOf(game);
      if (next !== phase && phases.has(next)) throw new Error(`a second ${next}`);
      phases.add((phase = next));
    },
  };
  return playOut(furrows, start, seed, { player, watch }).game;
}

describe('whole games of First Light', () => {
  it.each(SETUPS)('of random players end, $orders orders', (start) => {
    for (let seed = 1; seed <= 4; seed++)
      expect(watched(start, seed, anyPlayer(furrows, seed), new Set()).victory).not.toBeNull();
  });

  it.each(SETUPS)('of sensible players end with shots, assaults and retreats, $orders orders', (start) => {
    const seen = new Set<Event['type']>();
    for (let seed = 1; seed <= 12; seed++) {
      const game = watched(start, seed, sensiblePlayer(seed), seen);
      expect(game.victory).not.toBeNull();
      expect(recordKeepsSecrets(game, 'foundry')).toBe(false);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['fired', 'assaultFought', 'retreated', 'applied', 'destroyed']),
    );
  });

  it('are the same for the same seed', () => {
    const once = () => watched(SETUPS[0], 3, sensiblePlayer(3), new Set());
    expect(once()).toEqual(once());
  });

  it('a view does not change when only the enemy’s orders do', () => {
    const game = furrows.setup(SETUPS[1], 1);
    const changed: Game = {
      ...game,
      phase: { name: 'orders', side: 'league' },
      bases: Object.fromEntries(
        Object.entries(game.bases).map(([name, base]) => [
          name,
          base.side === 'league'
            ? base
            : {
                ...base,
                queue: { movement: [{ turn: 1, program: '-+-+-' as never, facing: null }], gunnery: [] },
              },
        ]),
      ),
    };
    const same: Game = { ...game, phase: changed.phase };
    expect(furrows.view(changed, 'league')).toEqual(furrows.view(same, 'league'));
    expect(JSON.stringify(furrows.view(changed, 'league'))).not.toContain('-+-+-');
    expect(furrows.view(changed, 'foundry')).not.toEqual(furrows.view(same, 'foundry'));
  });
});
