import { describe, expect, it, test } from 'vitest';
import { fc, test as property } from '@fast-check/vitest';
import { DIRECTIONS, neighbour, type Hex } from '../../../hex';
import { total } from '../../result';
import { placedBase, profileOf } from '../bases';
import { at, valley } from '../maps/valley';
import { defaultProgram, modesOf, partsOf, programsOf } from '../orders';
import { base, draftOf, facingOf, gameWith, hexOf, id, told, type Sketch } from '../testing';
import type { Base, Game, Mode, Move, Part, StepNumber } from '../types';
import { entryCost, isBarred, isRoadLink } from './ground';
import { byTurn, chaseStep, followStep } from './chase';
import { intentOf, runningOf } from './intent';
import { applyStep, endStep, planStep } from './step';
import { newFight } from '../assault';

const dry = () => 6;

/** Three steps of a game without assaults, the moves of each base by step. */
function steps(game: Game, count = 3, swamp: () => number = dry): { game: Game; moves: Move[][] } {
  const after = draftOf(game);
  for (const each of Object.values(after.bases)) each.turn.running = runningOf(each);
  const moves: Move[][] = [];
  for (let step = 1; step <= count; step++) {
    const plan = planStep(after, step as StepNumber, swamp);
    after.fight = newFight(step as StepNumber) as never;
    applyStep(after, plan);
    moves.push([...plan.moves]);
  }
  return { game: after, moves };
}

function outcomes(game: Game, name: string, count = 3): readonly string[] {
  return steps(game, count).moves.map((moves) => moves.find((move) => move.base === id(name))!.outcome);
}

const does = (
  unit: Parameters<typeof base>[0],
  place: string,
  mode: Mode,
  written: string,
  sketch: Sketch = {},
) => base(unit, place, { ...told(mode, written), ...sketch });

describe('§2: what a hex costs', () => {
  const cost = (unit: Base, from: string, to: string, crushed: readonly string[] = []) =>
    total(entryCost(gameWith([], { crushed: crushed.map(at) }), unit, at(from), at(to)));
  const tank = base('anvil', '0101');
  const foot = base('lineSection', '0101');

  test.each([
    ['clear', tank, '1608', '1609', 1],
    ['rough', tank, '1708', '1709', 3], // it leaves swamp
    ['rough from clear', tank, '1611', '1711', 2],
    ['ruins', foot, '1110', '1210', 2],
    ['forest, tracked', tank, '1101', '1102', 1],
    ['forest, foot', foot, '1102', '1103', 1],
    ['a building, foot', foot, '0803', '0804', 2],
    ['a trench, tracked', tank, '1412', '1413', 2],
    ['a trench, foot', foot, '1412', '1413', 1],
    ['wire, tracked', tank, '0811', '0812', 2], // it leaves swamp
    ['wire, foot', foot, '0911', '0912', 3],
    ['uphill', foot, '0602', '0502', 2],
    ['along a height', foot, '0403', '0402', 1],
    ['down', foot, '0502', '0602', 2], // rough
    ['a gun pit', tank, '1406', '1405', 1],
    ['swamp', tank, '1403', '1404', 1],
  ])('%s', (_, unit, from, to, attempts) => {
    expect(cost(unit, from, to)).toBe(attempts);
  });

  it('the dearest of terrain and works counts, not their sum', () => {
    expect(cost(foot, '1106', '1107')).toBe(3);
    expect(cost(tank, '1106', '1206')).toBe(1);
    expect(cost(tank, '1407', '1406')).toBe(2);
  });

  it('wire that is crushed costs nothing; another work there stays', () => {
    expect(cost(foot, '0911', '0912', ['0912'])).toBe(2);
    expect(cost(tank, '1412', '1413', ['1413'])).toBe(2);
  });

  it('wire cutters make wire cheaper, no other work', () => {
    const sappers = base('sappers', '0101');
    expect(cost(sappers, '0911', '0912')).toBe(2);
    expect(cost(sappers, '1412', '1413')).toBe(1);
  });

  it('going up is told as a climb, whatever lies up there', () => {
    const up = DIRECTIONS.flatMap((direction) =>
      valley.terrain.flatMap((terrain, index) => {
        const hex = index as Hex;
        const from = neighbour(valley.grid, hex, direction);
        const climbs = terrain === 'hill' && from !== undefined && valley.terrain[from] === 'clear';
        return climbs && !isRoadLink(valley, from, hex) ? [entryCost(gameWith([]), foot, from, hex)] : [];
      }),
    );
    expect(up.length).toBeGreaterThan(0);
    for (const [first] of up) expect(first.cause).toEqual({ code: 'climb', terrain: 'hill' });
  });

  it('each cost says what it is for; of two alike the ground', () => {
    const causes = (unit: Base, from: string, to: string) =>
      entryCost(gameWith([]), unit, at(from), at(to)).map(({ cause }) => cause);
    expect(causes(tank, '1708', '1709')).toEqual([
      { code: 'terrain', terrain: 'rough' },
      { code: 'leavingSwamp' },
    ]);
    expect(causes(foot, '1404', '1403')).toEqual([{ code: 'terrain', terrain: 'clear' }]);
    expect(causes(tank, '1412', '1413')).toEqual([{ code: 'work', work: 'trench' }]);
    expect(causes(foot, '1412', '1413')).toEqual([{ code: 'terrain', terrain: 'clear' }]);
    expect(causes(tank, '1204', '1205')).toEqual([{ code: 'road' }]);
  });

  it('§2, E-32: along a road link 1, whatever lies there', () => {
    expect(cost(tank, '1204', '1205')).toBe(1);
    expect(cost(tank, '1203', '1202')).toBe(1);
    expect(cost(foot, '1203', '1202')).toBe(1);
    expect(isRoadLink(valley, at('1209'), at('1310'))).toBe(true);
    expect(isRoadLink(valley, at('1208'), at('1309'))).toBe(false);
  });

  it('leaving swamp: +1 for tracked, nothing for foot', () => {
    expect(cost(tank, '1404', '1403')).toBe(2);
    expect(cost(foot, '1404', '1403')).toBe(1);
    expect(cost(base('lurcher', '0101'), '1404', '1403')).toBe(1);
    expect(cost(base('vat', '0101'), '1404', '1403')).toBe(2);
  });

  it('E-70: a building bars vehicles but along a road link, and nobody else', () => {
    const barred = (unit: Base, from: string | null, to: string) =>
      isBarred(gameWith([]), unit, from === null ? null : at(from), at(to));
    expect(barred(tank, '0803', '0804')).toBe(true);
    expect(barred(tank, '1203', '1202')).toBe(false);
    expect(barred(tank, null, '1202')).toBe(true);
    expect(barred(foot, null, '1202')).toBe(false);
    expect(barred(tank, '1608', '1609')).toBe(false);
  });
});

describe('§6.4: difficult ground', () => {
  it('§17, example 9: a fast Anvil F+F+F at rough: token, enters, goes on; with F+L+F the L loses the token', () => {
    // 1406 is rough and a trench; 1405 behind it a gun pit in the clear.
    const straight = gameWith([does('anvil', '1407/N', 'fast', 'F+F+F')]);
    expect(outcomes(straight, 'anvil')).toEqual(['tries', 'enters', 'enters']);
    expect(hexOf(steps(straight).game, 'anvil')).toBe(at('1405'));
    const turning = gameWith([does('anvil', '1407/N', 'fast', 'F+L+F')]);
    expect(steps(turning, 1).game.bases[id('anvil')].difficult).toEqual({ hex: at('1406'), tokens: 1 });
    expect(steps(turning, 2).game.bases[id('anvil')].difficult).toBeNull();
  });

  it('§17, example 10: foot at fast with T,F+F+F at wire: tokens 1 and 2, enters in step 3; sappers token, enter', () => {
    const at911 = told('fast', 'T,F+F+F', ['none', 'none'], 'S');
    const foot = gameWith([base('lineSection', '0911/S', at911)]);
    expect(outcomes(foot, 'lineSection')).toEqual(['tries', 'tries', 'enters']);
    expect(outcomes(gameWith([base('sappers', '0911/S', at911)]), 'sappers').slice(0, 2)).toEqual([
      'tries',
      'enters',
    ]);
  });

  it('E-33: turning and trying elsewhere lose tokens, waiting and changing speed do not', () => {
    const waiting = steps(gameWith([does('anvil', '1407/N', 'slow', 'F+-+F')]));
    expect(waiting.moves.map(([move]) => move.outcome)).toEqual(['tries', 'stays', 'enters']);
    const faster = steps(gameWith([does('anvil', '1407/N', 'slow', 'F+A+F')]));
    expect(faster.moves.at(-1)![0].outcome).toBe('enters');
    const elsewhere = gameWith([
      does('anvil', '1407/N', 'slow', 'F+-+-', { difficult: { hex: at('1307'), tokens: 1 } }),
    ]);
    expect(steps(elsewhere, 1).moves[0][0].tokens).toEqual([0, 1]);
  });

  it('who tries for no hex has none, nor who is stopped on the way into an easy one', () => {
    const waits = steps(gameWith([does('anvil', '1208/S', 'stand', '-+-+-')]), 1);
    expect(waits.moves[0][0].tokens).toEqual([0, 0]);
    const three = ['1608/S', '1509/SE', '1610/N'].map((place, index) =>
      does('lineSection', place, 'fast', 'F+B+-', { id: `line${index}` }),
    );
    const stopped = steps(gameWith(three), 1);
    expect(stopped.moves[0].map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stopped']);
    expect(Object.values(stopped.game.bases).map(({ difficult }) => difficult)).toEqual([null, null, null]);
  });

  it('tokens last over turns, and are gone once it is in', () => {
    const game = gameWith([
      does('anvil', '1407/N', 'slow', 'F+-+-', { difficult: { hex: at('1406'), tokens: 1 } }),
    ]);
    const after = steps(game, 1);
    expect(after.moves[0][0].outcome).toBe('enters');
    expect(after.game.bases[id('anvil')].difficult).toBeNull();
  });

  it('T to the same facing is no turn', () => {
    const order = told('slow', 'T,F+-+-', ['none', 'none'], 'S');
    const game = gameWith([
      base('lineSection', '0911/S', { ...order, difficult: { hex: at('0912'), tokens: 2 } }),
    ]);
    expect(outcomes(game, 'lineSection', 1)).toEqual(['enters']);
  });
});

describe('§2, E-30: swamp', () => {
  const leaving = (written = 'F+-+-', sketch: Sketch = {}) =>
    gameWith([
      does('anvil', '1404/N', 'slow', written, { difficult: { hex: at('1403'), tokens: 1 }, ...sketch }),
    ]);

  it.each([
    [1, 'stuck'],
    [2, 'stuck'],
    [3, 'enters'],
    [6, 'enters'],
  ])('a d6 of %i: %s', (rolled, outcome) => {
    const { moves } = steps(leaving(), 1, () => rolled);
    expect(moves[0][0]).toMatchObject({ swamp: rolled, outcome });
  });

  it('who is stuck keeps its tokens', () => {
    const { game, moves } = steps(leaving(), 1, () => 1);
    expect(moves[0][0].tokens).toEqual([1, 1]);
    expect(game.bases[id('anvil')]).toMatchObject({
      difficult: { hex: at('1403'), tokens: 1 },
      pending: { shaken: false },
    });
    const fresh = steps(leaving('F+-+-', { difficult: null }), 1, () => 1);
    expect(fresh.moves[0][0].tokens).toEqual([0, 0]);
    expect(fresh.game.bases[id('anvil')].difficult).toBeNull();
  });

  it('E-33, E-99: who is stuck and has turned has lost them', () => {
    const turning = does('heron', '1404/NE', 'fast', 'L,F+F+F', {
      difficult: { hex: at('1504'), tokens: 1 },
    });
    const { game, moves } = steps(gameWith([turning]), 1, () => 1);
    expect(moves[0][0]).toMatchObject({ outcome: 'stuck', facing: [1, 0] });
    expect(game.bases[id('heron')].difficult).toBeNull();
  });

  it('the turns and speed changes of its part stand', () => {
    const { game } = steps(gameWith([does('anvil', '1404/NE', 'slow', 'L+F+F')]), 2, () => 1);
    expect(placedBase(game, id('anvil')).where).toMatchObject({ hex: at('1404'), facing: 0 });
  });

  it('foot and who does not move roll nothing', () => {
    const foot = gameWith([base('lineSection', '1404/N', told('slow', 'F+B[crawl]+-'))]);
    expect(steps(foot, 1).moves[0][0].swamp).toBeNull();
    expect(steps(gameWith([does('anvil', '1404/N', 'stand', '-+-+-')]), 1).moves[0][0].swamp).toBeNull();
  });
});

describe('§5.3, §6.5: parts', () => {
  it('§17, example 22: a fast Anvil in 1001 facing north with F+F+F: nothing, B: slow, nothing', () => {
    const { game, moves } = steps(gameWith([does('anvil', '1001/N', 'fast', 'F+F+F')]));
    expect(moves.map(([move]) => [move.part, move.replaced, move.mode[1]])).toEqual([
      ['-', true, 'fast'],
      ['B', true, 'slow'],
      ['-', true, 'slow'],
    ]);
    expect(hexOf(game, 'anvil')).toBe(at('1001'));
  });

  it('E-74: only the F is replaced, its turn stands', () => {
    const { moves } = steps(gameWith([does('anvil', '1001/NE', 'slow', 'L+F+F')]));
    expect(moves[0][0]).toMatchObject({ part: 'L', replaced: false, facing: [1, 0] });
    const nimble = steps(gameWith([does('heron', '1001/NE', 'fast', 'L,F+F+F')]), 1).moves[0][0];
    expect(nimble).toMatchObject({ part: 'L', replaced: true, facing: [1, 0], to: null });
  });

  it('E-19: a program that is not in the list of the mode gives way to its default', () => {
    const { moves } = steps(gameWith([does('anvil', '1608/S', 'slow', 'T+-+-')]));
    expect(moves.map(([move]) => move.part)).toEqual(['F', 'B', '-']);
  });

  it('§5.6: who is shaken does the default, and E-76 from the next step on in mid-turn', () => {
    const shaken = steps(gameWith([does('anvil', '1608/S', 'fast', 'F+F+F', { shaken: 1 })]));
    expect(shaken.moves.map(([move]) => move.part)).toEqual(['F', 'B', '-']);
    const game = draftOf(gameWith([does('anvil', '1608/S', 'fast', 'F+F+F')]));
    game.bases[id('anvil')].turn.running = { from: 'fast', plan: 'own' };
    game.bases[id('anvil')].shaken = 2;
    expect(planStep(game, 2, dry).moves[0].part).toBe('B');
  });

  it('§3.5: who is immobilised neither moves nor turns nor changes its speed', () => {
    for (const written of ['A+F+F', 'T,A+F+F', 'Rev+-+Rev'])
      for (const [move] of steps(gameWith([does('anvil', '1608/S', 'stand', written, { gear: 2 })])).moves)
        expect(move).toMatchObject({ part: '-', outcome: 'stays', mode: ['stand', 'stand'], to: null });
  });

  it('Rev goes back with its facing kept, and E-88 notes that it has left its hex', () => {
    const { game, moves } = steps(gameWith([does('anvil', '1609/S', 'stand', 'Rev+-+-')]));
    expect(moves[0][0]).toMatchObject({ reversed: true, to: at('1608'), outcome: 'enters' });
    expect(game.bases[id('anvil')]).toMatchObject({ mode: 'stand', turn: { moved: true } });
  });

  it('§6.3: A and B take effect in their part', () => {
    const { moves } = steps(gameWith([does('anvil', '1608/S', 'slow', 'F+A+F')]));
    expect(moves.map(([move]) => move.mode)).toEqual([
      ['slow', 'slow'],
      ['slow', 'fast'],
      ['fast', 'fast'],
    ]);
  });
});

describe('§6.5, §17: who meets whom', () => {
  const line = (name: string, place: string, written = 'F+B+-', sketch: Sketch = {}) =>
    does('lineSection', place, 'fast', written, { id: name, ...sketch });

  it('12. three Line sections enter one empty hex: all stay, shaken in the next turn', () => {
    const game = gameWith([line('a', '1608/S'), line('b', '1509/SE'), line('c', '1610/N')]);
    const { moves, game: after } = steps(game, 1);
    expect(moves[0].map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stopped']);
    for (const name of ['a', 'b', 'c'])
      expect(after.bases[id(name)]).toMatchObject({ shaken: 0, pending: { shaken: true } });
  });

  it('11. each into the other’s hex: the League base stands, and the Foundry’s comes to it', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-'),
      does('heron', '1609/N', 'slow', 'F+-+-'),
    ]);
    expect(steps(game, 1).moves[0].map(({ outcome }) => outcome)).toEqual(['assaults', 'stands']);
    const plan = planStep(game, 1, dry);
    expect(plan.contested).toEqual([at('1609')]);
  });

  it('21. two Anvils that are too many stay; then there is no clash, and the Heron assaults', () => {
    const game = gameWith([
      does('anvil', '1208/S', 'slow', 'F+-+-', { id: 'first' }),
      does('anvil', '1109/SE', 'slow', 'F+-+-', { id: 'second', difficult: { hex: at('1209'), tokens: 1 } }),
      does('heron', '1209/N', 'slow', 'F+-+-'),
    ]);
    const plan = planStep(game, 1, dry);
    expect(plan.moves.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'assaults']);
    expect(plan.contested).toEqual([at('1208')]);
  });

  it('E-34: those already there are not shaken, and it goes on until nothing changes', () => {
    // b cannot leave 1609 for 1610, so a cannot come into 1609 with c there.
    const game = gameWith([
      line('a', '1608/S'),
      line('b', '1609/S'),
      line('c', '1609/N', 'B+-+-'),
      line('d', '1610/N', 'B+-+-'),
      line('e', '1610/S', 'B+-+-'),
    ]);
    const { moves, game: after } = steps(game, 1);
    expect(moves[0].map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stays', 'stays', 'stays']);
    for (const name of ['c', 'd', 'e']) expect(after.bases[id(name)].pending.shaken).toBe(false);
  });

  it('E-77: who is stopped keeps its tokens', () => {
    const tokens = { difficult: { hex: at('1210'), tokens: 1 } };
    const game = gameWith([
      line('a', '1209/S', 'F+B+-', tokens),
      line('b', '1211/N', 'F+B+-', tokens),
      line('c', '1310/SW', 'F+B+-', tokens),
    ]);
    const { game: after } = steps(game, 1);
    expect(after.bases[id('a')].difficult).toEqual(tokens.difficult);
  });

  it('two enemies that enter one empty hex meet there', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-'),
      does('heron', '1610/N', 'slow', 'F+-+-'),
    ]);
    const plan = planStep(game, 1, dry);
    expect(plan.moves.map(({ outcome }) => outcome)).toEqual(['assaults', 'assaults']);
    expect(plan.contested).toEqual([at('1609')]);
  });

  it('who leaves in time is not met', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-'),
      does('heron', '1609/S', 'slow', 'F+-+-'),
    ]);
    expect(planStep(game, 1, dry).moves.map(({ outcome }) => outcome)).toEqual(['enters', 'enters']);
  });
});

describe('E-18, E-74: what stands for a part that cannot be done', () => {
  const intent = (place: string, mode: Mode, written: string, step: StepNumber, sketch: Sketch = {}) => {
    const game = draftOf(gameWith([does('anvil', place, mode, written, sketch)]));
    const own = game.bases[id('anvil')];
    own.turn.running = runningOf(own);
    const { part, replaced, to, reversed } = intentOf(game, placedBase(game, own.id), step);
    return { part, replaced, to, reversed };
  };

  it('off the map nothing, and it says so', () => {
    expect(intent('1001/N', 'fast', 'F+F+F', 1)).toEqual({
      part: '-',
      replaced: true,
      to: null,
      reversed: false,
    });
  });

  it('nor does a default part that cannot be done leave more than nothing', () => {
    expect(intent('1001/N', 'fast', 'A+A+A', 1)).toEqual({
      part: '-',
      replaced: true,
      to: null,
      reversed: false,
    });
  });

  it('no default has another way to go than the program it stands for', () => {
    const bases = (
      [
        'anvil',
        'heron',
        'lurcher',
        'rampart',
        'lineSection',
        'mortar',
        'fenRiders',
        'kite',
        'oldGrief',
      ] as const
    ).map((unit) => base(unit, '0101'));
    const ways = (part: Part) =>
      part.filter(({ act }) => act === 'forward' || act === 'reverse').map(({ act }) => act);
    for (const each of bases)
      for (const mode of modesOf(each))
        for (const written of programsOf(each, mode))
          partsOf(written).forEach((part, step) => {
            const fallback = partsOf(defaultProgram(profileOf(each).class, mode))[step];
            if (ways(part).length > 0 && ways(fallback).length > 0)
              expect(ways(part)).toEqual(ways(fallback));
            expect(fallback.some(({ act }) => act === 'turn' || act === 'turnTo')).toBe(false);
          });
  });

  it('who is immobilised has had a part replaced only if there was one', () => {
    expect(intent('1208/S', 'slow', 'F+-+F', 1, { gear: 2 })).toMatchObject({ part: '-', replaced: true });
    expect(intent('1208/S', 'slow', 'F+-+F', 2, { gear: 2 })).toMatchObject({ part: '-', replaced: false });
  });

  it('a part without a way is done as it is written', () => {
    expect(intent('1208/S', 'slow', 'F+-+F', 2)).toEqual({
      part: '-',
      replaced: false,
      to: null,
      reversed: false,
    });
    expect(intent('1208/S', 'slow', 'F+A+F', 2)).toEqual({
      part: 'A',
      replaced: false,
      to: null,
      reversed: false,
    });
  });

  it('Rev is told as reversed, F is not', () => {
    expect(intent('1208/S', 'stand', 'Rev+-+-', 1)).toMatchObject({
      part: 'Rev',
      reversed: true,
      to: at('1207'),
    });
    expect(intent('1208/N', 'slow', 'F+-+-', 1)).toMatchObject({
      part: 'F',
      reversed: false,
      to: at('1207'),
    });
  });
});

describe('§6.4, E-77: tokens and assaults', () => {
  it('who goes for an enemy’s hex has lost its tokens; who is stuck keeps them unless it turned', () => {
    const game = gameWith([
      does('anvil', '1208/S', 'slow', 'F+-+-', { difficult: { hex: at('1308'), tokens: 1 } }),
      base('heron', '1209/N', told('stand', '-+-+-')),
    ]);
    const { game: after, moves } = steps(game, 1);
    expect(moves[0].find(({ base: own }) => own === id('anvil'))?.outcome).toBe('assaults');
    expect(after.bases[id('anvil')].difficult).toBeNull();
  });

  it('who goes for an enemy in rough with tokens enough has none left', () => {
    const game = gameWith([
      does('anvil', '1009/N', 'slow', 'F+-+-', { difficult: { hex: at('1008'), tokens: 1 } }),
      base('heron', '1008/N', told('stand', '-+-+-')),
    ]);
    const { game: after, moves } = steps(game, 1);
    expect(moves[0].find(({ base: own }) => own === id('anvil'))).toMatchObject({
      outcome: 'assaults',
      tokens: [1, 0],
    });
    expect(after.bases[id('anvil')].difficult).toBeNull();
  });

  it('§2: sappers’ cutters take wire away as a tank does, rifles’ boots do not', () => {
    const wireAfter = (unit: 'sappers' | 'lineSection' | 'anvil') => {
      const there = does(unit, '0911/S', 'slow', unit === 'anvil' ? 'F+-+-' : 'T,F+-+-', {
        difficult: { hex: at('0912'), tokens: 4 },
      });
      const facing = { ...there.order!.movement, facing: unit === 'anvil' ? null : facingOf('S') };
      return steps(gameWith([{ ...there, order: { ...there.order!, movement: facing } }]), 1).game.fight!
        .wire;
    };
    expect(wireAfter('sappers')).toEqual([at('0912')]);
    expect(wireAfter('anvil')).toEqual([at('0912')]);
    expect(wireAfter('lineSection')).toEqual([]);
  });

  it('two assaults of a step are told by the number of their hexes', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-', { id: 'later' }),
      does('anvil', '1206/S', 'slow', 'F+-+-', { id: 'sooner' }),
      base('heron', '1609/N', { id: 'a', ...told('stand', '-+-+-') }),
      base('heron', '1207/N', { id: 'b', ...told('stand', '-+-+-') }),
    ]);
    expect(planStep(game, 1, dry).contested).toEqual([at('1207'), at('1609')].sort((a, b) => a - b));
  });

  it('§2: wire that was entered is gone at the end of the step, in the order of hexes, and told so; without any nothing is', () => {
    const game = draftOf(gameWith([]));
    game.fight = { ...newFight(1), wire: [at('1307'), at('1207')] } as never;
    const [low, high] = [at('1207'), at('1307')].sort((a, b) => a - b);
    expect(endStep(game)).toEqual([{ type: 'wireCrushed', hexes: [low, high] }]);
    expect(game.crushed).toEqual([low, high]);
    game.fight = newFight(2) as never;
    expect(endStep(game)).toEqual([]);
    expect(game.fight).toBeNull();
  });
});

describe('§5.4: Chase and Follow', () => {
  const chase = (game: Game, name = 'lineSection') => chaseStep(game, placedBase(game, id(name)));

  it('turns towards and goes to the nearest enemy', () => {
    const game = gameWith([base('lineSection', '1608/N'), base('heron', '1611/N')]);
    expect(chase(game)).toEqual({ facing: facingOf('S'), goes: true });
  });

  it('ties of base: the lowest hex number; of hex: the least turn, then clockwise', () => {
    const between = gameWith([
      base('lineSection', '1608/N'),
      base('heron', '1611/N'),
      base('heron', '1605/N', { id: 'b' }),
    ]);
    expect(chase(between)).toEqual({ facing: facingOf('N'), goes: true });
    // 1808 is reached by NE then SE, or SE then NE.
    const east = (facing: string) =>
      chase(gameWith([base('lineSection', `1608/${facing}`), base('heron', '1808')]));
    expect(east('S')).toEqual({ facing: facingOf('SE'), goes: true });
    expect(east('N')).toEqual({ facing: facingOf('NE'), goes: true });
  });

  it('where every nearer hex is barred it only turns', () => {
    const game = gameWith([base('anvil', '0803/S'), base('heron', '0806/N')]);
    expect(chase(game, 'anvil')).toEqual({ facing: facingOf('S'), goes: false });
  });

  it('where the nearest way is barred it goes the next nearer one; with all barred it turns to the nearest', () => {
    // The houses of 0804 lie straight ahead of 0803; 0904 is as near to 1006.
    const round = gameWith([base('anvil', '0803/S'), base('heron', '1006/N')]);
    expect(chase(round, 'anvil')).toEqual({ facing: facingOf('SE'), goes: true });
    const closed = gameWith([base('anvil', '0803/N'), base('heron', '0806/N')]);
    expect(chase(closed, 'anvil')).toEqual({ facing: facingOf('S'), goes: false });
  });

  it('the plan of a turn says which it is', () => {
    const plan = (written: string) => runningOf(does('lineSection', '1608/N', 'slow', written)).plan;
    expect(['Chase', 'Follow', 'T,F+-+-', 'A+A+A'].map(plan)).toEqual(['chase', 'follow', 'own', 'default']);
  });

  it('without enemies it does nothing', () => {
    expect(chase(gameWith([base('lineSection', '1608/N')]))).toBeUndefined();
  });

  it('foot slow moves in steps 1 and 2, fast in all three', () => {
    const chasing = (mode: Mode) =>
      outcomes(
        gameWith([
          does('lineSection', '1607/N', mode, 'Chase'),
          base('heron', '1613/N', told('stand', '-+-+-')),
        ]),
        'lineSection',
      );
    expect(chasing('slow')).toEqual(['enters', 'enters', 'stays']);
    expect(chasing('fast')).toEqual(['enters', 'enters', 'enters']);
  });

  it('E-75: Follow moves in step 2 alone, makes slow, stops beside the captain', () => {
    const captain = (place: string, sketch: Sketch = {}) =>
      base('lineSection', place, {
        id: 'captain',
        upgrades: ['captain'],
        ...told('stand', '-+-+-'),
        ...sketch,
      });
    const game = gameWith([does('lineSection', '1608/N', 'stand', 'Follow'), captain('1611/N')]);
    const { moves, game: after } = steps(game);
    expect(moves.map(([move]) => move.outcome)).toEqual(['stays', 'enters', 'stays']);
    expect(after.bases[id('lineSection')].mode).toBe('slow');
    const beside = gameWith([does('lineSection', '1608/N', 'stand', 'Follow'), captain('1609/N')]);
    expect(followStep(beside, placedBase(beside, id('lineSection')))).toEqual({ facing: 0, goes: false });
    expect(steps(beside).game.bases[id('lineSection')].mode).toBe('stand');
  });

  it('of several captains the nearest, ties by hex number; an enemy’s and its own are none, nor one 7 hexes off', () => {
    const led = (id: string, place: string) => base('lineSection', place, { id, upgrades: ['captain'] });
    const follower = does('lineSection', '1608/N', 'stand', 'Follow', { upgrades: ['captain'] });
    const towards = (...captains: readonly Base[]) => {
      const game = gameWith([follower, ...captains]);
      return followStep(game, placedBase(game, id('lineSection')))?.facing;
    };
    expect(towards(led('far', '1604/N'), led('near', '1611/N'))).toBe(facingOf('S'));
    expect(towards(led('b', '1611/N'), led('a', '1605/N'))).toBe(facingOf('N'));
    expect(towards(led('six', '1614/N'))).toBe(facingOf('S'));
    expect(towards(led('seven', '1615/N'))).toBeUndefined();
    expect(towards(base('leagueRifles', '1611/N', { upgrades: ['captain'] }))).toBeUndefined();
    expect(towards()).toBeUndefined();
  });

  it('among equal ways the least turn, then clockwise', () => {
    expect(byTurn(0, 1, 2)).toBeLessThan(0);
    expect(byTurn(0, 2, 5)).toBeGreaterThan(0);
    for (const facing of [0, 2, 5] as const) {
      const [right, left] = [(facing + 1) % 6, (facing + 5) % 6] as [1, 5];
      expect(byTurn(facing, right, left)).toBeLessThan(0);
      expect(byTurn(facing, left, right)).toBeGreaterThan(0);
      expect(byTurn(facing, left, left)).toBe(0);
    }
  });

  it('a step of Chase is told as the part it is: turn and go, go alone, turn alone, nothing', () => {
    const partOf = (place: string, enemy: string | null, step: StepNumber = 1, sketch: Sketch = {}) => {
      const game = draftOf(
        gameWith([
          does('lineSection', place, 'slow', 'Chase', sketch),
          ...(enemy === null ? [] : [base('heron', enemy)]),
        ]),
      );
      const own = game.bases[id('lineSection')];
      own.turn.running = runningOf(own);
      const { part, to, replaced, reversed } = intentOf(game, placedBase(game, own.id), step);
      return { part, goes: to !== null, replaced, reversed };
    };
    const nothing = { replaced: false, reversed: false };
    expect(partOf('1608/N', '1611/N')).toEqual({ part: 'T,F', goes: true, ...nothing });
    expect(partOf('1608/S', '1611/N')).toEqual({ part: 'F', goes: true, ...nothing });
    expect(partOf('1608/S', null)).toEqual({ part: '-', goes: false, ...nothing });
    expect(partOf('1608/S', '1611/N', 3)).toEqual({ part: '-', goes: false, ...nothing });
    expect(partOf('1608/N', '1611/N', 1, { gear: 2 })).toEqual({ part: '-', goes: false, ...nothing });
  });

  it('E-75: with no captain part 2 of the default', () => {
    const captains: readonly Sketch[] = [
      { shaken: 1 },
      { upgrades: [] },
      { where: { at: 'destroyed', hex: at('1611') } },
    ];
    for (const sketch of captains) {
      const captain = base('lineSection', '1611/N', { id: 'captain', upgrades: ['captain'], ...sketch });
      const game = gameWith([does('lineSection', '1608/N', 'slow', 'Follow'), captain]);
      expect(followStep(game, placedBase(game, id('lineSection')))).toBeUndefined();
      expect(outcomes(game, 'lineSection')).toEqual(['stays', 'stays', 'stays']);
    }
  });
});

describe('the step engine', () => {
  const units = ['anvil', 'heron', 'lineSection', 'leagueRifles'] as const;
  const someBase = fc.record({
    unit: fc.constantFrom(...units),
    column: fc.integer({ min: 11, max: 14 }),
    row: fc.integer({ min: 8, max: 11 }),
    facing: fc.constantFrom('N', 'NE', 'SE', 'S', 'SW', 'NW'),
    mode: fc.constantFrom<Mode>('stand', 'slow', 'fast'),
    pick: fc.nat(40),
  });
  const crowd = fc.array(someBase, { minLength: 2, maxLength: 9 });

  function crowded(
    list: readonly (typeof someBase extends fc.Arbitrary<infer T> ? T : never)[],
  ): readonly Base[] {
    const taken = new Map<string, string>();
    return list.flatMap(({ unit, column, row, facing, mode, pick }, index) => {
      const number = `${column}${String(row).padStart(2, '0')}`;
      if (taken.has(number)) return [];
      taken.set(number, unit);
      const plain = base(unit, `${number}/${facing}`, { id: `b${index}` });
      const programs = programsOf(plain, modesOf(plain).includes(mode) ? mode : 'slow');
      return [{ ...plain, ...told(mode, programs[pick % programs.length], ['none', 'none'], facing) }];
    });
  }

  property.prop([crowd, fc.infiniteStream(fc.nat())])('never depends on the order of bases', (list, keys) => {
    const bases = crowded(list);
    const shuffled = [...bases]
      .map((each) => ({ each, key: keys.next().value as number }))
      .sort((a, b) => a.key - b.key);
    const swamp = (each: Base) => ((each.id.length * 7 + Number(each.id.slice(1))) % 6) + 1;
    const sorted = (game: Game) =>
      Object.fromEntries(planStep(game, 1, swamp).moves.map((move) => [move.base, move]));
    expect(sorted(gameWith(shuffled.map(({ each }) => each)))).toEqual(sorted(gameWith(bases)));
  });

  property.prop([crowd])('leaves no hex overfull, and none shared but by an assault', (list) => {
    const game = gameWith(crowded(list));
    const plan = planStep(game, 1, dry);
    const stays = plan.moves.filter(({ outcome }) => outcome !== 'assaults');
    const sides = new Map<string, Set<string>>();
    for (const { base: name } of stays) {
      const { hex } = plan.after[name].where;
      sides.set(String(hex), (sides.get(String(hex)) ?? new Set()).add(game.bases[name].side));
    }
    for (const found of sides.values()) expect(found.size).toBe(1);
  });
});
