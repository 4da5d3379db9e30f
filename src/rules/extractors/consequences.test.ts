import { describe, expect, test } from 'vitest';
import { parseHex } from '../../hex';
import { consequences } from './consequences';
import { doriana } from './maps/doriana';
import { isFault, readPosition } from './notation';
import {
  AVRONIAN_FIRES,
  AVRONIAN_MOVES,
  DORIAN_FIRES,
  gameWith,
  machine,
  section,
  staticPiece,
} from './testing';
import type { Action, Game, Position, ScenarioId, Shot } from './types';
import { view } from './view';

/** A Bipod with two Shredders under Optimize beside two stacks. */
const LINE =
  'engage full T3 Afire | D panza-lance@1215; panza-shock-1@1215; ehn-etaki-lance@1115 ' +
  '| A bipod B@1214/S force1 w:-,shredder,shredder m:hold!,-,- c:optimize!,-,- c@1 c.runs | activation firing B optimize';

function positionOf(line: string): Position {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return position;
}

const position = positionOf(LINE);
const shot = (slot: number, target: string, area: boolean) =>
  ({ firers: [{ unit: 'B', slot }], target, area }) as unknown as Shot;
const diceOf = (...shots: readonly Shot[]) =>
  consequences(position, { type: 'allocate', machine: 'B', shots } as unknown as Action).dice;

describe('what the end of a phase makes known', () => {
  const bipod = machine('A', 'bipod', ['1209', 3], { rest: { force: 1, moved: true } });
  const finds = (scenario: ScenarioId, phase: Game['phase']) => {
    const hidden = section('transcom-1', '1220', { hidden: true });
    const game = gameWith([hidden, bipod], { scenario, rules: 'full', phase });
    return consequences(view(game, 'avronian'), { type: 'endPhase' }).finds;
  };

  test('R-105: whether anybody was near a machine at the end of its turn, though nobody is seen', () => {
    expect(finds('ambush', AVRONIAN_FIRES)).toBe(true);
    expect(finds('ambush', AVRONIAN_MOVES)).toBe(false);
    expect(finds('threePodAttack', AVRONIAN_FIRES)).toBe(false);
  });
});

describe('the dice foretold for an allocation', () => {
  test('§7.3: each shot rolls to hit, and for damage if it hits', () => {
    expect(diceOf(shot(1, 'panza-lance', false))).toEqual([1, 2]);
    expect(diceOf(shot(1, 'panza-lance', false), shot(2, 'ehn-etaki-lance', false))).toEqual([2, 4]);
  });

  test('R-84: a later shot rolls nothing if an earlier one removes its target', () => {
    expect(diceOf(shot(1, 'panza-lance', true), shot(2, 'panza-shock-1', false))).toEqual([2, 6]);
    expect(diceOf(shot(1, 'panza-lance', false), shot(2, 'panza-shock-1', true))).toEqual([2, 6]);
  });
});

describe('who decides after a phase, as far as its side knows', () => {
  const bipod = machine('A', 'bipod', ['1209', 3], { rest: { force: 1, moved: true } });
  const handsOver = (game: Game) => consequences(view(game, 'avronian'), { type: 'endPhase' }).handsOver;

  test('§9.4: the Dorian, of whom the Avronian sees nobody: somebody hidden may be activated', () => {
    const hidden = section('transcom-1', '1220', { hidden: true });
    const game = gameWith([hidden, bipod], { scenario: 'ambush', phase: AVRONIAN_FIRES });
    expect(handsOver(game)).toBe(true);
    expect(handsOver({ ...game, rules: 'simple', phase: AVRONIAN_MOVES })).toBe(true);
  });

  test('R-88: the Avronian himself, though nobody of the Dorian has come yet', () => {
    const waiting = section('transcom-1', '1220', { where: { at: 'toEnter' } });
    expect(handsOver(gameWith([waiting, bipod], { phase: AVRONIAN_MOVES }))).toBe(false);
  });

  test('R-88: the Dorian himself, though no machine has come yet', () => {
    const routed = section('transcom-1', '1220', { routed: true });
    const waiting = machine('A', 'bipod', ['1209', 3], { rest: { where: { at: 'toEnter' } } });
    const game = gameWith([routed, waiting], { phase: DORIAN_FIRES });
    expect(consequences(view(game, 'dorian'), { type: 'endPhase' }).handsOver).toBe(false);
  });

  test('§4: where nothing is hidden, whoever is there to be seen', () => {
    const pinned = section('transcom-1', '1220', { pinned: true });
    const game = gameWith([staticPiece('commandpost', '1324'), pinned, bipod], {
      scenario: 'threePodAttack',
      phase: AVRONIAN_FIRES,
    });
    expect(handsOver(game)).toBe(false);
  });
});

describe('what a move makes known', () => {
  const bipod = machine('A', 'bipod', ['1209', 0], { rest: { force: 1 } });
  const moves = (scenario: ScenarioId, ...path: readonly string[]) => {
    const game = gameWith([bipod], { scenario, rules: 'simple', phase: AVRONIAN_MOVES });
    const hexes = path.map((number) => parseHex(doriana.grid, number)!);
    const move = { type: 'move', unit: bipod.id, path: hexes, facing: 0, exit: null, into: null } as const;
    return consequences(view(game, 'avronian'), move).finds;
  };

  test('R-105: that a machine has met nobody hidden is news, so it is final', () => {
    expect(moves('ambush', '1208')).toBe(true);
    expect(moves('ambush')).toBe(false);
    expect(moves('threePodAttack', '1208')).toBe(false);
  });
});
