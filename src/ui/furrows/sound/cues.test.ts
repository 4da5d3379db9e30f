import { describe, expect, it } from 'vitest';
import { furrows, type Event, type Setup } from '../../../rules/furrows';
import { openTable } from '../../../store/table';
import type { SoundPlayer } from '../../sound/player';
import { RECIPES } from '../../sound/recipes';
import { beatsOf } from '../playback/beats';
import { anyGame, faceToFace } from '../playback/testing';
import { cuesOf, cuesOfAct } from './cues';
import { hearBeat, hearTable } from './sounding';

/** The sounds of every kind of event, as they came in some games. */
function heard(): ReadonlyMap<Event['type'], ReadonlySet<string>> {
  const sounds = new Map<Event['type'], Set<string>>();
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const { before, events } of anyGame(seed, faceToFace()))
      for (const beat of beatsOf(before, events))
        for (const event of beat.events) {
          const cues = cuesOf({ before: beat.before, events: [event] });
          for (const { sound, at } of cues) {
            expect(RECIPES).toHaveProperty(sound);
            expect(at).toBeLessThan(1000);
          }
          const known = sounds.get(event.type) ?? new Set();
          sounds.set(event.type, known.add(cues.map(({ sound }) => sound).join(' ')));
        }
  return sounds;
}

describe('what is heard of a turn', () => {
  const sounds = heard();

  it.each<[Event['type'], RegExp]>([
    ['revealed', /^reveal$/],
    ['fired', /^dice (gun|spray|rifle) (miss|hit( damage)?)$/],
    ['moved', /^((tracks|foot)( (tracks|foot))*)?( ?hit)?$/],
    ['assaultRolled', /^dice hit$/],
    ['assaultFought', /^dice (damage|faint)$/],
    ['retreated', /^(tracks|foot)$/],
    ['ended', /^end$/],
  ])('%s', (type, pattern) => {
    const all = [...(sounds.get(type) ?? [])];
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each).toMatch(pattern);
  });

  it('a shot that misses sounds another than one that harms; tracks another than feet', () => {
    expect([...sounds.get('fired')!].length).toBeGreaterThan(1);
    expect([...sounds.get('moved')!].join(' ')).toMatch(/tracks/);
    expect([...sounds.get('moved')!].join(' ')).toMatch(/foot/);
  });

  it('an own act is heard at once, orders as they are written are not', () => {
    const where = { at: 'map', hex: 1, facing: 0 } as const;
    const placed = { type: 'placed', base: 'anvil', where, mode: 'slow' } as unknown as Event;
    expect(cuesOfAct([placed])).toEqual([{ sound: 'place', at: 0 }]);
    expect(cuesOfAct([{ type: 'locked', side: 'foundry' }])).toHaveLength(1);
    expect(cuesOfAct([{ type: 'turnBegan', turn: 2 }])).toEqual([]);
  });
});

describe('a game on the table', () => {
  it('sounds as a side acts, and as the curtain falls; moments as they are told; nothing behind the curtain', () => {
    const played: string[] = [];
    const sounds: SoundPlayer = {
      wake: () => undefined,
      play: (cues) => void played.push(cues.map(({ sound }) => sound).join(' ')),
      silence: () => undefined,
      close: () => undefined,
    };
    const begin = (setup: Setup) => {
      const record = { id: 'game', name: 'A game', ruleset: 'furrows', version: 1, setup, seed: 3 };
      return openTable(furrows, { ...record, actions: [] }, { now: () => '2026-11-22T12:00:00.000Z' });
    };
    const fresh = begin({ scenario: 'firstLight', orders: 'quick' });
    hearTable(fresh, sounds)();
    const stop = hearTable(fresh, sounds);
    fresh.act(furrows.options(fresh.published.getState().position!)[0]);
    expect(played).toEqual(['place']);
    stop();
    const table = begin(faceToFace());
    hearTable(table, sounds);
    for (let now = table.published.getState().position; now; now = table.published.getState().position) {
      const lock = furrows.options(now).find(({ type }) => type === 'lockOrders');
      const written = furrows.options(now).filter(({ type }) => type.startsWith('set'));
      if (lock) table.act(lock);
      else written.forEach((action) => table.act(action));
    }
    expect(played).toEqual(['place', 'curtain']);
    const [beat] = [...anyGame(1, faceToFace())].flatMap(({ before, events }) => beatsOf(before, events));
    hearBeat(beat, sounds);
    expect(played.at(-1)).toBe('reveal');
  });
});
