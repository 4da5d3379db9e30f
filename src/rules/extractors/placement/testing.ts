import { expect } from 'vitest';
import type { Direction } from '../../../hex';
import type { Draft } from '../../result';
import { playBuildUp } from '../buildUp';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import { setup } from '../setup';
import type { Action, Game, ScenarioId, Side } from '../types';
import { playPlacement, whyNotPlace } from '.';

export type PlaceAction = Extract<Action, { readonly type: 'place' }>;

/** 'panza-shock-1@1320', 'pgp-1@1320/0', 'panza-lance@1320>floater-1' */
export function place(written: string): PlaceAction {
  const match = /^([\w-]+)@(\d{4})(?:\/(\d))?(?:>([\w-]+))?$/.exec(written);
  if (!match) throw new Error(written);
  const [, unit, hex, facing, into] = match as unknown as (string | undefined)[];
  return {
    type: 'place',
    unit: counterId(unit ?? ''),
    hex: at(hex ?? ''),
    facing: facing === undefined ? null : (Number(facing) as Direction),
    into: into === undefined ? null : counterId(into),
  };
}

/** The placement of a side that has bought the whites and cells named, with these units placed. */
export function placing(
  scenario: ScenarioId,
  side: Side,
  placed: readonly string[] = [],
  bought: readonly string[] = [],
): Draft<Game> {
  const game = setup({ scenario, rules: 'full' }, 1) as Draft<Game>;
  game.phase = { name: 'buildUp', side };
  const force = { threePodAttack: 1, ambush: 0 }[scenario as 'ambush'];
  for (const item of bought)
    playBuildUp(game, {
      type: 'buy',
      force,
      purchase:
        item === 'Panza' || item === 'Ehn Ark'
          ? { item: 'cell', cell: item }
          : { item: 'white', kind: item as 'pgp' },
    });
  game.phase = { name: 'placement', side };
  for (const written of placed) {
    expect([written, whyNotPlace(game, place(written))]).toEqual([written, undefined]);
    playPlacement(game, place(written));
  }
  return game;
}

export const COMPANY = ['Panza', 'Ehn Ark', 'pgp', 'pgp', 'floater', 'floater', 'walker', 'flyer'];
