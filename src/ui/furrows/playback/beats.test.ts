import { describe, expect, it } from 'vitest';
import { basesOf, type Position } from '../../../rules/furrows';
import { advance } from './advance';
import { beatsOf, stepsOf } from './beats';
import { anyGame, faceToFace } from './testing';

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

  it('§6.5: who is held sets out, is met a third of the way on, and is back where it was', () => {
    let held = 0;
    for (let seed = 1; seed <= 6; seed++)
      for (const { before, events } of anyGame(seed, faceToFace()))
        for (const beat of beatsOf(before, events))
          for (const move of beat.events.flatMap((event) => (event.type === 'moved' ? event.moves : []))) {
            if (!['stands', 'stopped', 'assaults'].includes(move.outcome)) continue;
            held++;
            const [step] = stepsOf(beat);
            const all = step.kind === 'together' ? step.steps : [];
            const own = all.find((each) => each.kind === 'moved' && each.counter === move.base);
            if (own?.kind !== 'moved') throw new Error('it does not set out');
            expect(own.steps.at(-2)).toMatchObject({ hex: move.hex, towards: { hex: move.to, part: 1 / 3 } });
            expect(own.steps.at(-1)).toEqual({ hex: move.hex, facing: move.facing[1] });
          }
    expect(held).toBeGreaterThan(3);
  });

  it('says nothing of orders before they are revealed', () => {
    for (const { before, events } of anyGame(5)) {
      if (events.some(({ type }) => type === 'revealed')) continue;
      const secret = events.filter(({ type }) => type.endsWith('Ordered') || type === 'locked');
      expect(beatsOf(before, secret)).toEqual([]);
    }
  });
});
