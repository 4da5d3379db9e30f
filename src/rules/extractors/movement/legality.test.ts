import { describe, expect, it, test } from 'vitest';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import { gameWith, machine, onMap, section, staticPiece, vehicle } from '../testing';
import type { Game, MoveAction, Unit } from '../types';
import { counter, counterAndMove, moveOf } from './testing';
import { whyNotMove } from '.';

/** The refusal of a move, with the game left as it was. */
function refused(units: readonly Unit[], action: MoveAction, rest: Partial<Game> = {}) {
  const game = gameWith(units, { rules: 'simple', ...rest });
  const before = JSON.stringify(game);
  const why = whyNotMove(game, action);
  expect(JSON.stringify(game)).toBe(before);
  if (why) expect(why.rule).toMatch(/^(§\d|R-\d\d)/);
  return why;
}
const told = (...question: Parameters<typeof refused>) => {
  const why = refused(...question);
  return why && `${why.rule} ${why.reason}`;
};
const inside = (hex: string, carrier: string) => ({
  where: { ...onMap(hex, null), inside: counterId(carrier) },
});
const [ahead] = [moveOf('transcom-1', '0406')];

describe('who may move', () => {
  const rows: [string, Unit, string][] = [
    ['§6.3: each unit moves once', section('transcom-1', '0405', { moved: true }), '§6.3 alreadyMoved'],
    [
      '§7.3.2: a pinned section does not move',
      section('transcom-1', '0405', { pinned: true }),
      '§7.3.2 pinned',
    ],
    ['R-59: a hidden unit does not move', section('transcom-1', '0405', { hidden: true }), 'R-59 hidden'],
    [
      '§5: an unplaced unit does not move',
      section('transcom-1', '0405', { where: { at: 'unplaced' } }),
      '§6.3 notOnMap',
    ],
    [
      'R-38: who has left does not return',
      section('transcom-1', '0405', { where: { at: 'exited', edge: 'north' } }),
      '§6.3 notOnMap',
    ],
  ];
  test.each(rows)('%s', (_, unit, expected) => {
    expect(told([unit], ahead)).toBe(expected);
  });
  it('§6.3: an unknown unit does not move', () => {
    expect(told([], ahead)).toBe('§6.3 noSuchUnit');
    expect(told([], moveOf('constructor', '0406'))).toBe('§6.3 noSuchUnit');
  });
  it('R-02: forts and the Command Post do not move', () => {
    expect(told([staticPiece('commandpost', '0405')], moveOf('commandpost', '0406'))).toBe('R-02 immobile');
  });
  it('R-41: a unit enters on its turn at the earliest', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 3 };
    const rest = { scenario: 'extractors', turn: 3 } as const;
    expect(refused([unit], moveOf('A', '0102', 0), rest)).toEqual({
      rule: 'R-41',
      reason: 'entryTurn',
      turn: 4,
      now: 3,
    });
    expect(told([unit], moveOf('A', '0102', 0), { ...rest, turn: 4 })).toBeUndefined();
    const lame = { ...unit, speedLost: 4 };
    expect(told([lame], moveOf('A', '0102', 0), { ...rest, turn: 4 })).toBe('R-42 immobile');
  });
  it('§8.1: under Full rules a machine moves only after its order is revealed', () => {
    const [unit, action] = counterAndMove('A bipod 0405 S > 0406 S');
    expect(told([unit], action, { rules: 'full' })).toBe('§8.1 notRevealed');
    const other = {
      type: 'moving',
      machine: counterId('B'),
      order: 'freeMove',
      box: 0,
      marking: false,
    } as const;
    expect(told([unit], action, { rules: 'full', activation: other })).toBe('§8.1 notRevealed');
    const mine = { ...other, machine: counterId('A') };
    expect(told([unit], action, { rules: 'full', activation: mine })).toBeUndefined();
    expect(
      told([unit], action, { rules: 'full', activation: { ...mine, order: 'vector', marking: true } }),
    ).toBe('§8.3.1 markFirst');
  });
  it('§8: under Simple rules machines move freely; vehicles and Extractors always do', () => {
    for (const line of [
      'A bipod 0405 S > 0406 S',
      'extractor-1 0405 S > 0406 S',
      'agrax-1 0405 S > 0406 S',
    ]) {
      const [unit, action] = counterAndMove(line);
      expect(told([unit], action)).toBeUndefined();
      if (unit.class === 'vehicle') expect(told([unit], action, { rules: 'full' })).toBeUndefined();
    }
  });
});

describe('where a move may end', () => {
  const bipod = counter('A bipod 0405 S');
  it('§6.2: not in a full hex, but it may be crossed', () => {
    const units = [bipod, counter('B glide 0406 S')];
    expect(told(units, moveOf('A', '0406', 3))).toBe('§6.2 vehicleThere');
    expect(told(units, moveOf('A', '0406 0407', 3))).toBeUndefined();
  });
  it('§6.2: not on an enemy, but it may be crossed', () => {
    const units = [bipod, counter('agrax-1 0406 S')];
    expect(told(units, moveOf('A', '0406', 3))).toBe('§6.2 enemyThere');
    expect(told(units, moveOf('A', '0406 0407', 3))).toBeUndefined();
  });
  it('§6.2: three sections and no more', () => {
    const others = ['transcom-2', 'dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0406'));
    expect(told([section('transcom-1', '0405'), ...others], ahead)).toBe('§6.2 stackFull');
    expect(told([section('transcom-1', '0405'), ...others.slice(1)], ahead)).toBeUndefined();
  });
  it('R-38: who leaves the map does not end in the full hex it leaves from', () => {
    const others = ['transcom-2', 'dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0401'));
    const units = [section('transcom-1', '0402'), ...others];
    const rest = { scenario: 'incoming' } as const;
    expect(told(units, moveOf('transcom-1', '0401'), rest)).toBe('§6.2 stackFull');
    expect(told(units, moveOf('transcom-1', '0401', null, { exit: 0 }), rest)).toBeUndefined();
  });
  it('§6.3: it may stay where it is, however crowded', () => {
    const others = ['transcom-2', 'dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0405'));
    expect(told([section('transcom-1', '0405'), ...others], moveOf('transcom-1', ''))).toBeUndefined();
  });
  it('R-42: a full entry hex may be crossed but not ended in', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 1 };
    const units = [unit, counter('B glide 2405 S')];
    expect(told(units, moveOf('A', '2405', 4))).toBe('§6.2 vehicleThere');
    expect(told(units, moveOf('A', '2405 2305', 4))).toBeUndefined();
    expect(told([unit, counter('agrax-1 2405 S')], moveOf('A', '2405', 4))).toBe('§6.2 enemyThere');
  });
  it('R-42: any number of units enter through one hex at no extra cost', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 1 };
    const before = [
      { ...counter('B glide 2305 S'), moved: true },
      { ...counter('C orni 2304 S'), moved: true },
    ];
    expect(told([unit, ...before], moveOf('A', '2405 2404 2403', 0))).toBeUndefined();
  });
});

describe('orders', () => {
  const under = (order: 'hold' | 'close' | 'vector'): Partial<Game> => ({
    rules: 'full',
    activation: { type: 'moving', machine: counterId('A'), order, box: 0, marking: false },
  });
  const units = [counter('A bipod 0405 S'), counter('agrax-1 0410 N')];
  it('§8.3: an end the order rules out is refused with the verdict', () => {
    const why = refused(units, moveOf('A', '0406', 3), under('close'));
    expect(why).toMatchObject({ rule: '§8.3', reason: 'againstOrder', order: 'close' });
    expect(why).toHaveProperty('verdict.shortfall', 1);
    expect(told(units, moveOf('A', '0406 0407', 3), under('close'))).toBeUndefined();
  });
  it('R-19: where no end in reach meets the order, the nearest to it will do', () => {
    // Speed 2: the turn for 1 and the rough hex ahead for 1.5 are too much, so it comes no closer.
    const slow = machine('A', 'bipod', ['1316', 0], { rest: { speedLost: 2 } });
    const far = [slow, counter('agrax-1 1321 N')];
    expect(told(far, moveOf('A', '', 3), under('close'))).toBeUndefined();
    expect(refused(far, moveOf('A', '', 2), under('close'))).toMatchObject({
      reason: 'againstOrder',
      verdict: { shortfall: 1, facingShort: 1, legal: false },
    });
  });
  it('§8.3.5: Hold does not move, but takes any facing', () => {
    expect(told(units, moveOf('A', '0406', 3), under('hold'))).toBe('§8.3 againstOrder');
    expect(told(units, moveOf('A', '', 0), under('hold'))).toBeUndefined();
  });
  it('R-55: an order that is not executed leaves a free 60° turn', () => {
    expect(told([units[0]], moveOf('A', '', 4), under('close'))).toBeUndefined();
    expect(told([units[0]], moveOf('A', '', 5), under('close'))).toBe('§8.3 againstOrder');
    expect(told([units[0]], moveOf('A', '0406', 3), under('close'))).toBe('§8.3 againstOrder');
  });
  it('§8.3.1: at its objective a machine has stopped', () => {
    const objective = { hex: at('0406'), exit: null };
    const vectoring = { ...units[0], objective } as Unit;
    const blocked = [vectoring, counter('agrax-1 0406 N')];
    expect(told(blocked, moveOf('A', '0506', 2), under('vector'))).toBe('R-62 mustStop');
    expect(told(blocked, moveOf('A', '', 3), under('vector'))).toBeUndefined();
  });
});

describe('routed sections', () => {
  const routed = section('transcom-1', '1906', { routed: true });
  const run = (path: string, rest: Partial<MoveAction> = {}) =>
    refused([routed], moveOf('transcom-1', path, null, rest), { scenario: 'threePodAttack' });
  it('R-13: they run as near to the edge as they can', () => {
    expect(run('2005')).toEqual({ rule: 'R-13', reason: 'mustRun', distance: 5, best: 3 });
    expect(run('')).toMatchObject({ reason: 'mustRun', distance: 6, best: 3 });
    expect(run('2005 2105 2205')).toBeUndefined();
  });
  it('R-13: they leave the map when they can', () => {
    const near = section('transcom-1', '2315', { routed: true });
    const rest = { scenario: 'threePodAttack' } as const;
    expect(refused([near], moveOf('transcom-1', '2415'), rest)).toMatchObject({ distance: 1, best: 0 });
    expect(refused([near], moveOf('transcom-1', '2415', null, { exit: 1 }), rest)).toBeUndefined();
  });
});

describe('transport', () => {
  const floater = vehicle('floater-1', '0406');
  const lone = section('transcom-1', '0405');
  const aboard = (id: string, hex = '0406') => section(id, hex, inside(hex, 'floater-1'));
  const board = (path: string, carrier = 'floater-1') =>
    moveOf('transcom-1', path, null, { into: counterId(carrier) });

  it('§6.3.3: a section embarks in the hex of a Floater', () => {
    expect(told([lone, floater], board('0406'))).toBeUndefined();
    expect(told([section('transcom-1', '0406'), floater], board(''))).toBeUndefined();
    expect(told([lone, floater], board(''))).toBe('§6.3.3 carrierElsewhere');
  });
  it('§6.3.3: it pays 1 MP', () => {
    const tired = section('dagmaton-1', '0404');
    const far = moveOf('dagmaton-1', '0405 0406', null, { into: counterId('floater-1') });
    expect(told([tired, floater], far)).toBe('§6.3 mpsShort');
  });
  it('§6.3.3: two sections a Floater', () => {
    expect(told([lone, floater, aboard('transcom-2')], board('0406'))).toBeUndefined();
    const full = [lone, floater, aboard('transcom-2'), aboard('transcom-3')];
    expect(refused(full, board('0406'))).toEqual({
      rule: '§6.3.3',
      reason: 'carrierFull',
      unit: 'floater-1',
      limit: 2,
    });
  });
  it('§6.2, R-06: it may embark in a hex that is full', () => {
    const two = ['dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0406'));
    expect(told([lone, floater, ...two], ahead)).toBe('§6.2 stackFull');
    expect(told([lone, floater, ...two], board('0406'))).toBeUndefined();
  });
  it('§6.3.3: only Floaters carry, only sections embark, only on their own', () => {
    expect(told([lone, vehicle('agrax-1', '0406')], board('0406', 'agrax-1'))).toBe('§6.3.3 notACarrier');
    expect(told([lone, floater], board('0406', 'floater-2'))).toBe('§6.3.3 noSuchUnit');
    const vehicleBoards = moveOf('agrax-1', '0406', 3, { into: counterId('floater-1') });
    expect(told([vehicle('agrax-1', '0405', 3), floater], vehicleBoards)).toBe('§6.3.3 notASection');
    const alien = { ...floater, side: 'avronian' as const };
    expect(told([lone, alien], board('0406'))).toBe('§6.3.3 notACarrier');
  });
  it('R-46: routed sections do not embark', () => {
    const routed = section('transcom-1', '0405', { routed: true });
    expect(told([routed, floater], board('0406'))).toBe('R-46 routed');
  });
  it('R-95: nobody boards a hidden Floater', () => {
    expect(told([lone, { ...floater, hidden: true }], board('0406'))).toBe('R-95 hidden');
  });
  it('§6.3.3: nobody embarks and leaves the map at once', () => {
    const at0401 = [section('transcom-1', '0401'), vehicle('floater-1', '0401')];
    const both = { ...board(''), exit: 0 as const };
    expect(refused(at0401, both, { scenario: 'incoming' })).toMatchObject({
      reason: 'malformed',
      field: 'into',
    });
  });
  it('R-08: no boarding in the flux hex that carries the section off', () => {
    const fluxed = vehicle('floater-1', '0706');
    const unit = section('transcom-1', '0806');
    expect(told([unit, fluxed], board('0706'))).toBe('R-08 fluxBoarding');
    expect(told([section('transcom-1', '0706'), fluxed], board(''))).toBeUndefined();
    expect(told([unit, fluxed, counter('A bipod 0705 N')], board('0706'))).toBeUndefined();
  });
  it('R-08: where it drifts to another flux hex it stays, and may board there', () => {
    expect(
      told([section('transcom-1', '0708'), vehicle('floater-1', '0706')], board('0707')),
    ).toBeUndefined();
  });

  it('§6.3.3: it disembarks for 1 MP whatever the terrain, and may go on', () => {
    const units = [aboard('transcom-1'), floater];
    expect(told(units, moveOf('transcom-1', ''))).toBeUndefined();
    expect(told(units, moveOf('transcom-1', '0506 0606'))).toBeUndefined();
    expect(told(units, moveOf('transcom-1', '0506 0606 0605'))).toBe('§6.3 mpsShort');
  });
  it('worked example 2, §6.3.3: with 2 MPs it disembarks in bog for 1 and leaves it by the bog roll', () => {
    const units = [section('dagmaton-1', '0609', inside('0609', 'floater-1')), vehicle('floater-1', '0609')];
    expect(told(units, moveOf('dagmaton-1', '0608'))).toBeUndefined();
    expect(told(units, moveOf('dagmaton-1', '0608 0607'))).toBe('§6.3 mpsShort');
  });
  it('R-44: after landing there is no minimum move', () => {
    const units = [section('dagmaton-1', '0406', inside('0406', 'floater-1')), floater];
    expect(refused(units, moveOf('dagmaton-1', '0407'))).toMatchObject({
      reason: 'mpsShort',
      need: 6,
      have: 4,
    });
  });
  it('R-07: landing forfeits the road bonus', () => {
    const units = [section('transcom-1', '1306', inside('1306', 'floater-1')), vehicle('floater-1', '1306')];
    expect(told(units, moveOf('transcom-1', '1307 1308'))).toBeUndefined();
    expect(told(units, moveOf('transcom-1', '1307 1308 1309'))).toBe('§6.3 mpsShort');
  });
  it('R-07: so does boarding', () => {
    const units = [section('transcom-1', '1306'), vehicle('floater-1', '1309')];
    expect(told(units, board('1307 1308 1309'))).toBe('§6.3 mpsShort');
  });
  it('§6.3.3, R-98: never into a lake, a bridge included', () => {
    const over = (hex: string) => [
      section('transcom-1', hex, inside(hex, 'floater-1')),
      vehicle('floater-1', hex),
    ];
    expect(told(over('1407'), moveOf('transcom-1', '1406'))).toBe('§6.3.3 terrainForbidden');
    expect(told(over('1308'), moveOf('transcom-1', ''))).toBe('§6.3.3 terrainForbidden');
  });
  it('R-08: disembarking in a flux hex causes no drift', () => {
    const units = [section('transcom-1', '0706', inside('0706', 'floater-1')), vehicle('floater-1', '0706')];
    expect(told(units, moveOf('transcom-1', ''))).toBeUndefined();
  });
  it('§6.2: it lands only where there is room', () => {
    const two = ['dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0406'));
    expect(told([aboard('transcom-1'), floater, ...two], moveOf('transcom-1', ''))).toBe('§6.2 stackFull');
    expect(told([aboard('transcom-1'), floater, ...two], moveOf('transcom-1', '0506'))).toBeUndefined();
  });
  it('R-97: nor does it land in bog to go on where it could get stuck without room', () => {
    const two = ['dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0609'));
    const units = [
      section('transcom-1', '0609', inside('0609', 'floater-1')),
      vehicle('floater-1', '0609'),
      ...two,
    ];
    expect(told(units, moveOf('transcom-1', '0608'))).toBe('R-97 stackFull');
  });
  it('R-09: a section that embarked this turn does not disembark', () => {
    const units = [section('transcom-1', '0406', { ...inside('0406', 'floater-1'), moved: true }), floater];
    expect(told(units, moveOf('transcom-1', ''))).toBe('R-09 embarkedThisTurn');
  });
  it('§6.3.3: it may stay aboard', () => {
    expect(told([aboard('transcom-1'), floater], board(''))).toBeUndefined();
  });
});

describe('forts', () => {
  const fort = staticPiece('fort-1', '1215');
  const shelter = (path: string) => moveOf('dagmaton-1', path, null, { into: counterId('fort-1') });
  const sheltered = section('dagmaton-1', '1215', inside('1215', 'fort-1'));
  it('R-36: entering the shelter is free', () => {
    expect(told([section('dagmaton-1', '1213'), fort], shelter('1214 1215'))).toBeUndefined();
    expect(told([section('dagmaton-1', '1215'), fort], shelter(''))).toBeUndefined();
  });
  it('R-36: leaving it is free too', () => {
    expect(told([sheltered, fort], moveOf('dagmaton-1', '1214 1213'))).toBeUndefined();
    expect(told([sheltered, fort], moveOf('dagmaton-1', ''))).toBeUndefined();
  });
  it('R-36: who has come out of it may go back in', () => {
    expect(told([sheltered, fort], shelter('1214 1215'))).toBeUndefined();
  });
  it('§3: a fort shelters one section', () => {
    const inFort = section('dagmaton-2', '1215', inside('1215', 'fort-1'));
    expect(refused([section('dagmaton-1', '1214'), fort, inFort], shelter('1215'))).toMatchObject({
      rule: 'R-36',
      reason: 'carrierFull',
      limit: 1,
    });
  });
  it('§6.2: it comes out only where there is room', () => {
    const two = ['transcom-1', 'dagmaton-2'].map((id) => section(id, '1215'));
    expect(told([sheltered, fort, ...two], moveOf('dagmaton-1', ''))).toBe('§6.2 stackFull');
  });
  it('R-93: a routed section runs, it takes no shelter', () => {
    const routed = section('dagmaton-1', '1214', { routed: true });
    expect(told([routed, fort], shelter('1215'))).toBe('R-93 routed');
  });
  it('§6.3: a sheltered section that has moved has moved', () => {
    expect(told([{ ...sheltered, moved: true }, fort], moveOf('dagmaton-1', ''))).toBe('§6.3 alreadyMoved');
  });
});
