import { describe, expect, it } from 'vitest';
import { hexNumber, type Direction } from '../../../hex';
import { programsOf } from '../orders';
import { at } from '../maps/valley';
import { mapOf } from '../scenarios';
import { base, draftOf, facingOf, gameWith, id, told } from '../testing';
import type { Game, MovementOrder, Program, ProgramPath } from '../types';
import { previewPath } from './preview';
import { applyStep, planStep } from './step';

const order = (written: string, facing: string | null = null): MovementOrder => ({
  program: written as Program,
  facing: facing === null ? null : facingOf(facing),
});
const hexes = (game: Game, path: ProgramPath | null) =>
  path!.steps.map(({ hex }) => hexNumber(mapOf(game).grid, hex));

describe('§6: the path of a program before it is locked', () => {
  it('§17, example 9: takes a token at rough, enters with it, and goes on', () => {
    const game = gameWith([base('anvil', '1009/N', { mode: 'fast' })]);
    const path = previewPath(game, game.bases[id('anvil')], 2, order('F+F+F'));
    expect(hexes(game, path)).toEqual(['1009', '1008', '1007']);
    expect(path!.steps.map(({ tokens }) => tokens)).toEqual([1, 0, 0]);
  });

  it('§17, example 10: foot at wire takes two tokens and enters in step 3', () => {
    const game = gameWith([base('lineSection', '1206/S', { mode: 'fast' })]);
    const path = previewPath(game, game.bases[id('lineSection')], 2, order('T,F+F+F', 'SE'));
    expect(path!.steps.map(({ tokens }) => tokens)).toEqual([1, 2, 0]);
    expect(hexes(game, path).at(-1)).toBe('1307');
  });

  it('E-18: shows what is done instead where a part cannot be', () => {
    const game = gameWith([base('anvil', '1001/N', { mode: 'fast' })]);
    const path = previewPath(game, game.bases[id('anvil')], 2, order('F+F+F'));
    expect(path!.steps.map(({ replaced }) => replaced)).toEqual([true, true, true]);
    expect(path!.steps[1].mode).toBe('slow');
  });

  it('§5.1: written ahead it begins where the queue leads to', () => {
    const queue = { movement: [{ turn: 2, program: 'F+A+F' as Program, facing: null }], gunnery: [] };
    const game = gameWith([base('heron', '1213/N', { mode: 'slow', queue })], { orders: 'ahead' });
    const path = previewPath(game, game.bases[id('heron')], 3, order('F+F+F'));
    expect(hexNumber(mapOf(game).grid, path!.from.hex)).toBe('1211');
    expect(path!.from.mode).toBe('fast');
  });

  it('is what the step engine does when nobody is in the way, for every program of every mode', () => {
    for (const unit of ['anvil', 'heron', 'lineSection'] as const)
      for (const mode of ['stand', 'slow', 'fast', 'crawl'] as const)
        for (const written of programsOf(base(unit, '1208'), mode))
          for (const place of ['1208/S', '1009/N', '1206/SE', '2401/NE']) {
            const facing: Direction | null = written.includes('T') ? 2 : null;
            const { order: given } = told(mode, written);
            const unitThere = base(unit, place, {
              mode,
              order: { ...given!, movement: { program: written, facing } },
            });
            const game = gameWith([unitThere]);
            const path = previewPath(game, unitThere, 2, { program: written, facing })!;
            const draft = draftOf(game);
            for (const step of [1, 2, 3] as const) {
              draft.fight = { wire: [] } as unknown as typeof draft.fight;
              applyStep(
                draft,
                planStep(draft, step, () => 6),
              );
              const { where, mode: after, difficult } = draft.bases[unitThere.id];
              const seen = path.steps[step - 1];
              expect([seen.hex, seen.facing, seen.mode, seen.tokens]).toEqual([
                where.at === 'map' && where.hex,
                where.at === 'map' && where.facing,
                after,
                difficult?.tokens ?? 0,
              ]);
              if (step === 1 && draft.bases[unitThere.id].turn.running === null)
                draft.bases[unitThere.id].turn.running = {
                  from: mode,
                  plan: written === 'Chase' ? 'chase' : written === 'Follow' ? 'follow' : 'own',
                };
            }
          }
  });

  it('E-15: what is queued turns to the facing written with it', () => {
    const queue = { movement: [{ turn: 2, ...order('T+-+-', 'SE') }], gunnery: [] };
    const own = base('anvil', '1208/N', { mode: 'stand', queue });
    expect(previewPath(gameWith([own]), own, 2)!.steps.map(({ facing }) => facing)).toEqual([2, 2, 2]);
    // Not the facing of a program that the mode does not have: the default is done instead.
    const slow = { ...own, mode: 'slow' as const };
    expect(previewPath(gameWith([slow]), slow, 2)).toMatchObject({
      program: 'F+B+-',
      steps: [{ facing: 0 }, {}, {}],
    });
  });

  it('is nowhere for who is not on the map', () => {
    const game = gameWith([base('anvil', '1208', { where: { at: 'destroyed', hex: at('1208') } })]);
    expect(previewPath(game, game.bases[id('anvil')], 2)).toBeNull();
  });
});
