import { describe, expect, it } from 'vitest';
import { basesOf, furrows, type Event, type Game, type Position } from '../../../rules/furrows';
import type { Draft } from '../../../rules/result';
import { advance } from './advance';
import { beatsOf, stepsOf } from './beats';

/** Plays a game by any legal actions, the same for a seed, and hands over what each did. */
function* anyGame(seed: number): Generator<{ before: Game; after: Game; events: readonly Event[] }> {
  let game = furrows.setup({ scenario: 'firstLight', orders: seed % 2 ? 'ahead' : 'quick' }, seed);
  let state = seed * 7919 + 1;
  for (let count = 0; count < 900; count++) {
    const options = furrows.options(game);
    if (options.length === 0) return;
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const ends = options.filter(({ type }) => type.startsWith('end') || type === 'lockOrders');
    const others = options.filter(({ type }) => type !== 'unplace' && type !== 'undeclare');
    const pool = ends.length > 0 && state % 3 === 0 ? ends : others;
    const action = pool[(state >>> 8) % pool.length];
    const after = structuredClone(game) as Draft<Game>;
    const events = furrows.play(after, action);
    yield { before: game, after: after, events };
    game = after;
  }
}

const shown = (position: Position) =>
  basesOf(position).map(({ id, where, mode, models, wear, shaken }) => ({
    id,
    where,
    mode,
    models: where.at === 'destroyed' ? 0 : models,
    wear,
    shaken,
  }));

describe('the playback of a turn', () => {
  it('told event by event it comes to what the rules made of it', () => {
    for (let seed = 1; seed <= 12; seed++)
      for (const { before, after, events } of anyGame(seed)) {
        const told = events.reduce<Position>(advance, before);
        const seen = shown(told).map((base) => ({ ...base, shaken: 0 }));
        const real = shown(after).map((base) => ({ ...base, shaken: 0 }));
        const left = (list: typeof seen) => list.filter(({ where }) => where.at === 'map');
        expect(left(seen)).toEqual(left(real));
        expect(told.flags).toEqual(after.flags);
        expect(told.crushed).toEqual(after.crushed);
      }
  });

  it('gives every moment words, and the next begins where the last ended', () => {
    let beats = 0;
    for (const { before, events } of anyGame(3)) {
      const told = beatsOf(before, events);
      beats += told.length;
      told.forEach((beat, index) => {
        expect(beat.lines.length).toBeGreaterThan(0);
        expect(beat.title).not.toBe('');
        if (index > 0) expect(beat.before.turn).toBeLessThanOrEqual(beat.after.turn);
      });
    }
    expect(beats).toBeGreaterThan(20);
  });

  it('§6.5: moves all bases of a step at once, each as long as the others', () => {
    let most = 0;
    for (let seed = 1; seed <= 4; seed++)
      for (const { before, events } of anyGame(seed))
        for (const beat of beatsOf(before, events)) {
          const steps = stepsOf(beat);
          const moving = beat.events.flatMap((event) => (event.type === 'moved' ? event.moves : []));
          const going = moving.filter(({ outcome }) => outcome === 'enters').map(({ base }) => base);
          expect(steps.length).toBeLessThanOrEqual(1);
          const together = steps.flatMap((step) => (step.kind === 'together' ? step.steps : []));
          const moved = together.flatMap((step) => (step.kind === 'moved' ? [step] : []));
          expect(moved.map(({ counter }) => counter)).toEqual(expect.arrayContaining([...going]));
          expect(new Set(moved.map(({ time }) => time)).size).toBeLessThanOrEqual(1);
          most = Math.max(most, moved.length);
        }
    expect(most).toBeGreaterThan(3);
  });

  it('says nothing of orders before they are revealed', () => {
    for (const { before, events } of anyGame(5)) {
      if (events.some(({ type }) => type === 'revealed')) continue;
      const secret = events.filter(({ type }) => type.endsWith('Ordered') || type === 'locked');
      expect(beatsOf(before, secret)).toEqual([]);
    }
  });
});
