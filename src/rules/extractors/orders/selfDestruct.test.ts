import { describe, expect, test } from 'vitest';
import { section } from '../testing';
import { machineIn, reveal, armed, shock } from './testing';

describe('§8.4.5 Self-destruct', () => {
  test('resolves on reveal; the machine counts as destroyed', () => {
    const game = armed([section('panza-lance', '1714'), shock], {
      weapons: ['laser'],
      orders: ['selfDestruct'],
    });
    const events = reveal(game).map(({ type }) => type);
    expect(events.slice(0, 2)).toEqual(['revealed', 'selfDestruct']);
    expect(events).toContain('eliminated');
    expect(machineIn(game).where).toEqual({ at: 'eliminated' });
    expect(game.activation).toBeNull();
  });
});
