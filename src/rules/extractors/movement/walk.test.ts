import { describe, expect, it, test } from 'vitest';
import { SECTIONS, counterId, ENTRY_COST } from '../data';
import { at } from '../maps/doriana';
import { AVRONIAN_MOVES, gameWith, machine, onMap, section, staticPiece, vehicle } from '../testing';
import type { Game, MoveAction, MoveOrder, Unit, Walk } from '../types';
import { isIllegal } from '../units';
import { counter, counterAndMove, moveOf, told, trail } from './testing';
import { walk } from './walk';

const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5] as const;
const EMPTY = '= 0, left';

const positionOf = (units: readonly Unit[], rest: Partial<Game> = {}) =>
  gameWith(units, { rules: 'simple', phase: AVRONIAN_MOVES, ...rest });
const tell = (units: readonly Unit[], action: MoveAction, rest: Partial<Game> = {}) =>
  told(walk(positionOf(units, rest), action));
const follow = (units: readonly Unit[], action: MoveAction): Walk => {
  const walked = walk(positionOf(units), action);
  if (isIllegal(walked)) throw new Error(walked.reason);
  return walked;
};

/** Lines of what is shown, the counter with its move, and its ledger in MPs or the reason. */
const walks = (lines: readonly (readonly [string, string, string])[]) =>
  test.each(lines)('%s', (_, line, expected) => {
    const [unit, action] = counterAndMove(line);
    expect(tell([unit], action)).toBe(expected);
  });

describe('terrain', () => {
  walks([
    ['§6.3: clear costs 1', 'A bipod 0405 S > 0406 S', 'terrain 0406 1 = 1, left 3'],
    ['§6.3: halves are counted', 'A bipod 0406 S > 0407 S', 'terrain 0407 1.5 = 1.5, left 2.5'],
    ['§2: rough costs legs 2', 'transcom-1 0406 > 0407', 'terrain 0407 2 = 2, left 1'],
    ['§2: rough costs tracked 2', 'agrax-1 0406 S > 0407 S', 'terrain 0407 2 = 2, left 2'],
    ['§2: bog costs tracked 3', 'agrax-1 0508 S > 0509 S', 'terrain 0509 3 = 3, left 1'],
    ['§2: build-up costs legs 1', 'transcom-1 0207 > 0208', 'terrain 0208 1 = 1, left 2'],
    ['§2: flux costs articulated 1 more', 'A bipod 0705 S > 0706 S', 'terrain 0706 2 = 2, left 2'],
    ['§2: flux costs ACVs nothing', 'A glide 0705 S > 0706 S', 'terrain 0706 1 = 1, left 5'],
    ['§2: chimneys cost ACVs 1 more', 'A glide 0814 S > 0815 S', 'terrain 0815 2 = 2, left 4'],
    ['§2: ACVs cross lake for 1', 'A glide 1406 S > 1407 S', 'terrain 1407 1 = 1, left 5'],
    ['§2: an Orni pays 1 in rough', 'A orni 0406 S > 0407 S', 'terrain 0407 1 = 1, left 5'],
    ['§2: no ACV in bog', 'A glide 0508 S > 0509 S', '§2 terrainForbidden'],
    ['§2: no legs in a lake', 'transcom-1 1406 > 1407', '§2 terrainForbidden'],
    ['§2: no tracks in a lake', 'agrax-1 1406 S > 1407 S', '§2 terrainForbidden'],
    ['§2: no Orni over chimneys', 'A orni 0814 S > 0815 S', '§2 terrainForbidden'],
    ['§6.3: each step goes to an adjacent hex', 'A glide 0404 S > 0406 S', '§6.3 notAdjacent'],
    ['§6.3: nothing beyond the MPs', 'dagmaton-1 0405 > 0406 0407', '§6.3 mpsShort'],
  ]);

  it('§6.3: a refusal for want of MPs tells the whole cost and the allowance, in half MPs', () => {
    const refused = walk(positionOf([counter('dagmaton-1 0405')]), moveOf('dagmaton-1', '0406 0407'));
    expect(refused).toEqual({ reason: 'mpsShort', rule: '§6.3', hex: at('0407'), need: 6, have: 4 });
  });

  it('R-02: static pieces do not move', () => {
    expect(tell([staticPiece('fort-1', '1215')], moveOf('fort-1', '1216'))).toBe('R-02 immobile');
  });

  it('§6.3: only what is in play and on the map moves', () => {
    const gone = section('transcom-1', '0405', { where: { at: 'eliminated' } });
    expect(tell([gone], moveOf('transcom-1', '0406'))).toBe('§6.3 notOnMap');
    expect(tell([], moveOf('transcom-1', '0406'))).toBe('§6.3 noSuchUnit');
  });
});

describe('turning', () => {
  walks([
    [
      'worked example 1, §6.3: 180° in rough, then ahead into clear: 2 MPs',
      'A bipod 0109 NW > 0209 SE',
      'turn 0109 1, terrain 0209 1 = 2, left 2',
    ],
    ['R-43: up to 60° is free', 'A bipod 0405 S > SW', 'turn 0405 0 = 0, left 4'],
    ['R-43: 120° costs 1', 'A bipod 0405 S > NW', 'turn 0405 1 = 1, left 3'],
    ['R-43: 180° costs 1, in rough as in clear', 'A bipod 0407 S > N', 'turn 0407 1 = 1, left 3'],
    [
      'R-43: free in the first hex and the last',
      'A bipod 0405 SW > 0406 SE',
      'turn 0405 0, terrain 0406 1, turn 0406 0 = 1, left 3',
    ],
    [
      'R-43: each hex compares its own arrival and leaving',
      'A bipod 0405 NW > 0406 NE',
      'turn 0405 1, terrain 0406 1, turn 0406 1 = 3, left 1',
    ],
    [
      'R-43: free turns of 60° add up to a curve',
      'A glide 0405 S > 0406 0507 0606 0605 0505 0405 SW',
      'terrain 0406 1, turn 0406 0, terrain 0507 1, turn 0507 0, terrain 0606 1, turn 0606 0, terrain 0605 1, ' +
        'turn 0605 0, terrain 0505 1, turn 0505 0, terrain 0405 1 = 6, left 0',
    ],
    ['§6.3: a unit may stand still', 'A bipod 0405 S > S', ` ${EMPTY} 4`],
    ['§6.3: a last turn needs its MP', 'A bipod 0403 S > 0404 0405 0406 0506 N', '§6.3 mpsShort'],
    ['§6.1: sections have no facing', 'transcom-1 0405 > 0406 N', '§6.1 noFacing'],
    ['§6.1: vehicles and machines have one', 'A bipod 0405 S > 0406', '§6.1 facingNeeded'],
  ]);
});

describe('roads', () => {
  const road = (hexes: string) =>
    hexes
      .split(' ')
      .map((hex) => `road ${hex} 1`)
      .join(', ');
  walks([
    [
      '§6.3.1: 1 MP along the road, whatever the terrain',
      'agrax-1 1213 S > 1214 S',
      'road 1214 1 = 1, left 3',
    ],
    ['§6.3.1: a bridge carries whom the lake does not', 'agrax-1 1307 S > 1308 S', 'road 1308 1 = 1, left 3'],
    [
      '§2 (B): across the road the terrain counts',
      'A bipod 1116 NE > 1215 NE',
      'terrain 1215 1.5 = 1.5, left 2.5',
    ],
    [
      '§6.3.1: articulated units gain 2',
      'A bipod 1306 S > 1307 1308 1309 1310 1311 1312 S',
      `${road('1307 1308 1309 1310 1311 1312')} = 6, left 0`,
    ],
    ['§6.3.1: and no more', 'A bipod 1305 S > 1306 1307 1308 1309 1310 1311 1312 S', '§6.3 mpsShort'],
    [
      '§6.3.1: ACVs gain 2',
      'A glide 1305 S > 1306 1307 1308 1309 1310 1311 1312 1212 SW',
      `${road('1306 1307 1308 1309 1310 1311 1312')}, turn 1312 0, road 1212 1 = 8, left 0`,
    ],
    [
      '§6.3.1: tracked units gain 2',
      'agrax-1 1306 S > 1307 1308 1309 1310 1311 1312 S',
      `${road('1307 1308 1309 1310 1311 1312')} = 6, left 0`,
    ],
    [
      '§6.3.1: legs gain 1',
      'transcom-1 1306 > 1307 1308 1309 1310',
      `${road('1307 1308 1309 1310')} = 4, left 0`,
    ],
    ['§6.3.1: legs gain no more', 'transcom-1 1306 > 1307 1308 1309 1310 1311', '§6.3 mpsShort'],
    ['§6.3.1: Extractors gain nothing', 'extractor-1 1305 S > 1306 1307 1308 S', '§6.3 mpsShort'],
    [
      '§6.3.1: the bonus is there once all is spent on the road',
      'A bipod 1306 S > 1307 1308 1309 1310 S',
      `${road('1307 1308 1309 1310')} = 4, left 2`,
    ],
    [
      'R-07: the unit must start on the road',
      'A bipod 1205 SE > 1306 1307 1308 1309 1310 S',
      '§6.3 mpsShort',
    ],
    [
      'R-07: other ground forfeits the bonus',
      'A bipod 1304 SE > 1305 1306 1307 1308 1309 S',
      '§6.3 mpsShort',
    ],
    [
      'R-07: a paid turn on the road counts, and the bonus may pay one',
      'A bipod 1306 N > 1307 1308 1309 1310 N',
      `turn 1306 1, ${road('1307 1308 1309 1310')}, turn 1310 1 = 6, left 0`,
    ],
    ['R-07: the bonus is for the road only', 'A bipod 1306 S > 1307 1308 1309 1310 1410 SE', '§6.3 mpsShort'],
    [
      'R-07: the whole move keeps to the road',
      'A bipod 1304 S > 1305 1306 1307 1308 1309 S',
      '§6.3 mpsShort',
    ],
  ]);

  it('§6.3.1: an Orni gains nothing by road', () => {
    const [unit, action] = counterAndMove('A orni 1304 S > 1305 1306 1307 1308 1309 1310 1311 1312 1313 S');
    expect(tell([unit], action)).toBe('§6.3 mpsShort');
  });

  it('§6.3.1: a routed unit gains nothing by road', () => {
    const routed = section('transcom-1', '1306', { routed: true });
    expect(tell([routed], moveOf('transcom-1', '1307 1308 1309 1310'))).toBe('§6.3 mpsShort');
  });

  it('R-99: a unit of speed 0 earns no bonus', () => {
    const lame = machine('A', 'bipod', ['1306', 3], { rest: { speedLost: 4 } });
    expect(tell([lame], moveOf('A', '1307', 3))).toBe('R-44 immobile');
    expect(tell([lame], moveOf('A', '', 0))).toBe('R-44 turnTooFar');
    expect(follow([lame], moveOf('A', '', 2)).bonus).toBe(0);
  });

  it('R-07: a turn off the road that takes all MPs earns no bonus', () => {
    const lame = machine('A', 'bipod', ['0405', N], { rest: { speedLost: 3 } });
    expect(tell([lame], moveOf('A', '', S))).toBe('turn 0405 1 = 1, left 0');
  });

  it('§6.3.1: the bonus earned is told in half MPs', () => {
    const earned = (line: string) => {
      const [unit, action] = counterAndMove(line);
      return follow([unit], action).bonus;
    };
    expect(earned('A bipod 1306 S > 1307 1308 1309 1310 S')).toBe(4);
    expect(earned('A bipod 1306 S > 1307 1308 1309 S')).toBe(0);
    expect(earned('A bipod 0405 S > 0406 0507 0607 0708 SE')).toBe(0);
  });
});

describe('lakes', () => {
  walks([
    ['R-20: articulated units spend all', 'A bipod 1406 S > 1407 S', 'wholeAllowance 1407 4 = 4, left 0'],
    ['R-20: after a free turn', 'A bipod 1406 SW > 1407 S', 'turn 1406 0, wholeAllowance 1407 4 = 4, left 0'],
    [
      'R-62: a free turn remains',
      'A bipod 1406 S > 1407 SE',
      'wholeAllowance 1407 4, turn 1407 0 = 4, left 0',
    ],
    ['R-62: a paid one does not', 'A bipod 1406 S > 1407 NE', '§6.3 mpsShort'],
    ['R-20: nothing may be spent before', 'A bipod 1405 S > 1406 1407 S', 'R-20 mpsShort'],
    ['R-20: a paid turn neither', 'A bipod 1406 N > 1407 S', 'R-20 mpsShort'],
    ['R-20: it stops there', 'A bipod 1406 S > 1407 1408 S', 'R-62 mustStop'],
    [
      'R-20: each further lake hex takes a turn',
      'A bipod 1407 S > 1408 S',
      'wholeAllowance 1408 4 = 4, left 0',
    ],
    ['R-20: the way out costs as usual', 'A bipod 1408 S > 1409 S', 'terrain 1409 1 = 1, left 3'],
  ]);

  it('R-62: a lake hex in which it may not end is not entered', () => {
    const [unit, action] = counterAndMove('A bipod 1406 S > 1407 S');
    expect(tell([unit, counter('B glide 1407 S')], action)).toBe('R-62 vehicleThere');
    expect(tell([unit, counter('flyer-1 1407 S')], action)).toBe('R-62 enemyThere');
  });
});

describe('the minimum move', () => {
  const slow = (hex: string, facing: 3 | 4) => vehicle('agrax-1', hex, facing, { speedHits: 1 });
  const lame = vehicle('agrax-1', '0508', S, { speedHits: 2 });

  it('R-44: one hex though the MPs are short, for the whole allowance', () => {
    expect(tell([slow('0508', S)], moveOf('agrax-1', '0509', S))).toBe('minimumMove 0509 2 = 2, left 0');
  });
  it('R-44: without any turn', () => {
    expect(walk(positionOf([slow('0508', SW)]), moveOf('agrax-1', '0509', S))).toMatchObject({
      rule: 'R-44',
      reason: 'turnTooFar',
      sixths: 1,
      allowed: 0,
    });
    expect(tell([slow('0508', S)], moveOf('agrax-1', '0509', SE))).toBe('R-44 turnTooFar');
  });
  it('R-44: as the whole move', () => {
    expect(tell([slow('0508', S)], moveOf('agrax-1', '0509 0510', S))).toBe('R-62 mustStop');
    expect(tell([slow('0507', S)], moveOf('agrax-1', '0508 0509', S))).toBe('§6.3 mpsShort');
  });
  it('R-20, R-44: not into terrain that is not allowed', () => {
    expect(tell([slow('1406', S)], moveOf('agrax-1', '1407', S))).toBe('§2 terrainForbidden');
  });
  it('R-62: not where it may not end', () => {
    const units = [slow('0508', S), counter('B bipod 0509 S')];
    expect(tell(units, moveOf('agrax-1', '0509', S))).toBe('R-62 enemyThere');
  });
  it('R-44: a turn that makes the hex too dear is not covered', () => {
    const units = [vehicle('agrax-1', '0406', N, { speedHits: 1 })];
    expect(walk(positionOf(units), moveOf('agrax-1', '0407', S))).toEqual({
      reason: 'mpsShort',
      rule: '§6.3',
      hex: at('0407'),
      need: 6,
      have: 4,
    });
  });
  it('R-44: not for the immobilised, who may still turn 60°', () => {
    expect(tell([lame], moveOf('agrax-1', '0509', S))).toBe('R-44 immobile');
    expect(tell([lame], moveOf('agrax-1', '', SE))).toBe('turn 0508 0 = 0, left 0');
    expect(tell([lame], moveOf('agrax-1', '', NE))).toBe('R-44 turnTooFar');
  });
  it('R-44: it never leads off the map', () => {
    const crawling = machine('A', 'bipod', ['1426', S], { rest: { speedLost: 3 } });
    const off = moveOf('A', '1427', S, { exit: S });
    expect(tell([crawling], moveOf('A', '1427', S), { scenario: 'ambush' })).toBe(
      'minimumMove 1427 1 = 1, left 0',
    );
    expect(tell([crawling], off, { scenario: 'ambush' })).toBe('R-62 mustStop');
  });
  it('R-44: no section on foot is so slow as to need it', () => {
    const dearest = Math.max(
      ...Object.values(ENTRY_COST).map(({ leg }) => (typeof leg === 'number' ? leg : 0)),
    );
    for (const { speed } of Object.values(SECTIONS)) expect(speed * 2).toBeGreaterThanOrEqual(dearest);
  });
});

describe('under orders', () => {
  const under = (order: MoveOrder): Partial<Game> => ({
    rules: 'full',
    activation: { type: 'moving', machine: counterId('A'), order, box: 0, marking: false },
  });
  const enemy = counter('agrax-1 0811 S');

  it('§8.3.4: a Patrol uses at most half the MPs', () => {
    const [unit, action] = counterAndMove('A bipod 0405 S > 0406 0507 SE');
    expect(tell([unit, enemy], action, under('patrol'))).toContain('= 2, left 0');
    const [, farther] = counterAndMove('A bipod 0405 S > 0406 0507 0607 SE');
    expect(tell([unit, enemy], farther, under('patrol'))).toBe('§6.3 mpsShort');
  });
  it('§6.3.1: a Patrol gets no bonus', () => {
    const [unit, action] = counterAndMove('A bipod 1306 S > 1307 1308 1309 S');
    expect(tell([unit, enemy], action, under('patrol'))).toBe('§6.3 mpsShort');
  });
  it('R-44: under Patrol the minimum move takes the half', () => {
    const slow = machine('A', 'bipod', ['0406', S], { rest: { speedLost: 2 } });
    expect(tell([slow, enemy], moveOf('A', '0407', S), under('patrol'))).toBe(
      'minimumMove 0407 1 = 1, left 0',
    );
  });
  it('R-44: a lake needs the undivided allowance', () => {
    const [unit, action] = counterAndMove('A bipod 1406 S > 1407 S');
    expect(tell([unit, enemy], action, under('patrol'))).toBe('R-20 mpsShort');
  });
  it('§8.3.2, R-62: Close stops beside its enemy; the turn there is still paid', () => {
    const [unit, near] = counterAndMove('A bipod 0807 S > 0808 0809 0810 S');
    expect(tell([unit, enemy], near, under('close'))).toBe(
      'terrain 0808 1, terrain 0809 1, terrain 0810 1 = 3, left 1',
    );
    expect(tell([unit, enemy], moveOf('A', '0808 0809 0810', N), under('close'))).toContain('turn 0810 1');
    expect(tell([unit, enemy], moveOf('A', '0808 0809 0810 0910', SE), under('close'))).toBe('R-62 mustStop');
  });
  it('R-62: a hex in which it would have to stop and may not end is not entered', () => {
    const [unit] = counterAndMove('A bipod 0807 S > S');
    const units = [unit, enemy, counter('B glide 0810 S')];
    expect(tell(units, moveOf('A', '0808 0809 0810', S), under('close'))).toBe('R-62 vehicleThere');
  });
  it('§8.3.2, R-19: of two closest enemies it stops beside the one it closes with', () => {
    const units = [counter('A glide 0515 N'), counter('transcom-1 0512'), counter('transcom-2 0214')];
    const past = (path: string, facing: 3 | 4) => tell(units, moveOf('A', path, facing), under('close'));
    expect(past('0514 0513 0413 0314', SW)).toContain('= 5, left 1');
    expect(past('0514 0513 0413 0314 0315', S)).toBe('R-62 mustStop');
  });
});

describe('flux', () => {
  const drift = (line: string, ...others: Unit[]) => {
    const [unit, action] = counterAndMove(line);
    return trail(follow([unit, ...others], action).steps);
  };
  it('§6.3.2, R-08: a leg unit pays 1 and drifts along the arrow', () => {
    const [unit, action] = counterAndMove('transcom-1 0806 > 0706');
    expect(tell([unit], action)).toBe('terrain 0706 1 = 1, left 2');
    expect(drift('transcom-1 0806 > 0706')).toBe('0806>0706 0706~0705');
    expect(follow([unit], action).end.hex).toBe(at('0705'));
  });
  it('§6.3.2: it goes on from where it drifted', () => {
    expect(drift('transcom-1 0806 > 0706 0704')).toBe('0806>0706 0706~0705 0705>0704');
  });
  it('R-08: one displacement for each flux hex entered by moving', () => {
    expect(drift('transcom-1 0606 > 0706 0706')).toBe('0606>0706 0706~0705 0705>0706 0706~0705');
  });
  it('R-08: a drift into another flux hex goes no further', () => {
    expect(drift('transcom-1 0708 > 0707')).toBe('0708>0707 0707~0706');
  });
  it('R-08: it stays where an enemy holds the hex it would drift to', () => {
    expect(drift('transcom-1 0806 > 0706', counter('B bipod 0705 S'))).toBe('0806>0706');
  });
  it('R-08: it stays where that hex is full', () => {
    const three = ['transcom-2', 'dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0705'));
    expect(drift('transcom-1 0806 > 0706', ...three)).toBe('0806>0706');
    expect(drift('transcom-1 0806 > 0706', ...three.slice(1))).toBe('0806>0706 0706~0705');
  });
  it('R-08: the hex it set out from has room for it', () => {
    const two = ['dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0705'));
    expect(drift('transcom-1 0705 > 0706', ...two)).toBe('0705>0706 0706~0705');
  });
  it('§6.3.2: only leg units drift', () => {
    expect(drift('agrax-1 0705 S > 0706 S')).toBe('0705>0706');
  });
  it('R-07: drift forfeits the road bonus', () => {
    const [unit, action] = counterAndMove('transcom-1 0705 > 0706 0804 0905');
    expect(tell([unit], action)).toBe('terrain 0706 1, road 0804 1, road 0905 1 = 3, left 0');
  });
});

describe('bog', () => {
  const rolls = (line: string) => {
    const [unit, action] = counterAndMove(line);
    const { steps, end } = follow([unit], action);
    return `${trail(steps)} ${end.bogRolls}`;
  };
  it('§2 (A): a leg unit rolls for the bog hex it leaves', () => {
    expect(rolls('transcom-1 0609 > 0608')).toBe('0609!0608 1');
  });
  it('R-45: bog to bog too', () => {
    expect(rolls('transcom-1 0609 > 0610')).toBe('0609!0610 1');
  });
  it('§2 (A): not on entering', () => {
    expect(rolls('transcom-1 0608 > 0609')).toBe('0608>0609 0');
  });
  it('§2 (A): only leg units', () => {
    expect(rolls('agrax-1 0609 N > 0608 N')).toBe('0609>0608 0');
  });
  it('R-45: not into a bog hex in which it could not end', () => {
    const [unit, action] = counterAndMove('transcom-1 0608 > 0609');
    const friends = ['transcom-2', 'dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0609'));
    expect(tell([unit, ...friends], action)).toBe('R-45 stackFull');
    expect(tell([unit, counter('B bipod 0609 S')], action)).toBe('R-45 enemyThere');
  });
});

describe('entry', () => {
  const waiting = (unit: Unit) => ({ ...unit, where: { at: 'toEnter' as const }, force: 1 }) as Unit;
  const bipod = waiting(machine('A', 'bipod', ['0101', N]));
  const enter = (path: string, facing: 0 | 1 | 2 | 3 | 4 | 5 | null) =>
    tell([bipod], moveOf('A', path, facing));

  it('R-42: it pays for its entry hex', () => {
    expect(enter('2405', SW)).toBe('terrain 2405 1 = 1, left 3');
    expect(enter('2409', SW)).toBe('terrain 2409 1.5 = 1.5, left 2.5');
  });
  it('R-42: by its own terrain, road or not, and entering by a road hex counts for the bonus', () => {
    expect(enter('2404 2304 2203 2104 2003 1904', SW)).toBe(
      'terrain 2404 1, road 2304 1, road 2203 1, turn 2203 0, road 2104 1, turn 2104 0, road 2003 1, ' +
        'turn 2003 0, road 1904 1 = 6, left 0',
    );
  });
  it('R-42: it arrives facing any hex of the map, which uses up the turn there', () => {
    expect(enter('2405', N)).toBe('terrain 2405 1 = 1, left 3');
    expect(enter('2405', NE)).toBe('R-42 facesOffMap');
    expect(enter('2405 2404', N)).toBe('terrain 2405 1, terrain 2404 1 = 2, left 2');
    expect(enter('2405 2406', S)).toBe('terrain 2405 1, terrain 2406 1 = 2, left 2');
  });
  it('R-42: only by an entry hex', () => {
    expect(enter('2305', SW)).toBe('R-42 entryHex');
    expect(enter('', SW)).toBe('R-42 entryHex');
  });
  it('R-42: a section enters without facing, and drifts where flux carries it', () => {
    const lance = { ...waiting(section('transcom-1', '0101')), force: 0 };
    expect(tell([lance], moveOf('transcom-1', '0102 0202'))).toBe('terrain 0102 1, road 0202 1 = 2, left 1');
  });
  it('R-42: speed 0 cannot enter', () => {
    const lame = waiting(machine('A', 'bipod', ['0101', N], { rest: { speedLost: 4 } }));
    expect(tell([lame], moveOf('A', '2405', SW))).toBe('R-42 immobile');
  });
});

describe('leaving the map', () => {
  const off = (line: string, exit: 0 | 1 | 2 | 3 | 4 | 5, scenario: Game['scenario']) => {
    const [unit, action] = counterAndMove(line);
    return tell([unit], { ...action, exit }, { scenario });
  };
  it('R-38: 1 MP from an edge hex', () => {
    expect(off('transcom-1 0402 > 0401', N, 'incoming')).toBe('terrain 0401 1, exit 0401 1 = 2, left 1');
    expect(off('A bipod 1225 S > 1226 1227 S', S, 'ambush')).toBe(
      'terrain 1226 1, terrain 1227 1, exit 1227 1 = 3, left 1',
    );
  });
  it('R-38: a facing unit faces off the map', () => {
    expect(off('A bipod 1227 N > S', S, 'ambush')).toBe('turn 1227 1, exit 1227 1 = 2, left 2');
    expect(off('A bipod 1227 N > N', S, 'ambush')).toBe('R-38 facingNeeded');
  });
  it('R-38: only who may, by the edge named', () => {
    expect(off('transcom-1 0401 >', N, 'engage')).toBe('R-38 mayNotLeave');
    expect(off('transcom-1 0127 >', S, 'incoming')).toBe('R-38 mayNotLeave');
    expect(off('floater-1 0401 N > N', N, 'incoming')).toBe('R-38 mayNotLeave');
    expect(off('A bipod 0401 N > N', N, 'ambush')).toBe('R-38 mayNotLeave');
    expect(off('transcom-1 0402 >', N, 'incoming')).toBe('R-38 notAnEdge');
  });
  it('R-38: it needs the MP, which no road gives', () => {
    expect(off('dagmaton-1 0403 > 0402 0401', N, 'incoming')).toBe('§6.3 mpsShort');
    expect(off('dagmaton-1 0303 > 0202 0102', NW, 'incoming')).toBe('R-38 mayNotLeave');
  });
  it('R-13: the space diagonal to a corner counts as both edges', () => {
    expect(off('transcom-1 0101 >', NW, 'incoming')).toBe('exit 0101 1 = 1, left 2');
    expect(off('transcom-1 0101 >', SW, 'incoming')).toBe('R-38 mayNotLeave');
  });
  it('R-45: leaving the map from bog needs the roll', () => {
    const routed = section('transcom-1', '0227', { routed: true });
    const walked = walk(
      gameWith([routed], { scenario: 'ambush' }),
      moveOf('transcom-1', '', null, { exit: S }),
    );
    expect(walked).toMatchObject({ spent: 2, end: { bogRolls: 1, exit: S } });
  });
  it('§2 (A): only leg units roll for the bog they leave', () => {
    const walked = walk(
      positionOf([counter('A bipod 0327 S')], { scenario: 'ambush' }),
      moveOf('A', '', S, { exit: S }),
    );
    expect(walked).toMatchObject({ spent: 2, end: { bogRolls: 0, exit: S } });
  });
  it('R-56: under orders only where the order lets it', () => {
    const game = positionOf([counter('A bipod 1227 S'), counter('agrax-1 1220 S')], {
      scenario: 'ambush',
      rules: 'full',
      activation: { type: 'moving', machine: counterId('A'), order: 'patrol', box: 0, marking: false },
    });
    expect(told(walk(game, moveOf('A', '', S, { exit: S })))).toBe('R-56 mayNotLeave');
  });
});

describe('out of a Floater or a fort', () => {
  const inside = (unit: string, hex: string, carrier: string) =>
    section(unit, hex, { where: { ...onMap(hex, null), inside: counterId(carrier) } });

  it('§6.3.3: who lands and comes back has landed, gone there and back, and boarded', () => {
    const units = [inside('transcom-1', '0405', 'floater-1'), counter('floater-1 0405 S')];
    expect(tell(units, moveOf('transcom-1', '0406'))).toBe('disembark 0405 1, terrain 0406 1 = 2, left 1');
    const back = moveOf('transcom-1', '0406 0405', null, { into: counterId('floater-1') });
    expect(tell(units, back)).toBe('§6.3 mpsShort');
  });
  it('§6.3.3: nobody leaves the map and stays aboard', () => {
    const units = [inside('transcom-1', '0401', 'floater-1'), counter('floater-1 0401 S')];
    const off = moveOf('transcom-1', '', null, { exit: N, into: counterId('floater-1') });
    expect(tell(units, off, { scenario: 'incoming' })).toBe('§6.3.3 malformed');
  });
  it('R-36: leaving a fort costs nothing and keeps the road bonus', () => {
    const units = [inside('transcom-1', '1215', 'fort-1'), staticPiece('fort-1', '1215')];
    expect(tell(units, moveOf('transcom-1', '1216 1217 1218 1319'), { scenario: 'dobernStrongpoint' })).toBe(
      'road 1216 1, road 1217 1, road 1218 1, road 1319 1 = 4, left 0',
    );
  });
});
