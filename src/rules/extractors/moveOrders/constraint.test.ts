import { describe, expect, test } from 'vitest';
import { hexNumber, neighbour, type Direction } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { reachOf } from '../movement/reach';
import { inFrontArea, machine, section, staticPiece, vehicle } from '../testing';
import type {
  Chassis,
  End,
  Game,
  MachineEnd,
  Machine,
  MoveAction,
  MoveOrder,
  Objective,
  Requirement,
  Unit,
} from '../types';
import { rangeTo } from './closest';
import { constraintOf } from './constraint';
import { isSameSpace } from './objective';
import { A, act, machineIn, moving, refusal, reveal } from '../orders/testing';
import type { Placed } from '../units';

const NE: Direction = 1;
const SE: Direction = 2;
const S: Direction = 3;

interface Scene {
  readonly order: MoveOrder;
  readonly chassis?: Chassis;
  readonly from?: string;
  readonly facing?: Direction;
  readonly enemies?: readonly Unit[];
  readonly rest?: Partial<Machine>;
  readonly game?: Partial<Game>;
}

/** Machine A has just revealed the order. */
function revealed({ order, chassis = 'glide', from = '0704', facing = SE, rest, ...scene }: Scene): Game {
  const game = moving(
    [
      ...(scene.enemies ?? [shock('1204')]),
      machine('A', chassis, [from, facing], { move: [order], rest: rest ?? {} }),
    ],
    scene.game,
  );
  reveal(game);
  return game;
}

function shock(hex: string, id = 'panza-shock-1') {
  return section(id, hex);
}

function range(hex: string, other: string): number {
  return rangeTo(doriana.grid, at(hex), shock(other) as Placed);
}

function name(end: End): string {
  return hexNumber(doriana.grid, end.hex);
}

const endsOf = (game: Game) => reachOf(game, A).ends;

function ruledOut(game: Game, hex: string, facing?: Direction): MachineEnd {
  const ends = reachOf(game, A).ruledOut.filter(
    (end) => name(end) === hex && (facing === undefined || end.facing === facing),
  );
  if (!ends.length) throw new Error(`${hex} is not ruled out`);
  return ends[0];
}

function requirement<C extends Requirement['code']>(end: MachineEnd, code: C) {
  return end.verdict.requirements.find((each) => each.code === code) as Extract<Requirement, { code: C }>;
}

function verdictAt(game: Game, hex: string, facing: Direction) {
  const constraint = constraintOf(game, machineIn(game))!;
  const { ends, ruledOut: others } = reachOf(game, A);
  const all = [...ends, ...others];
  return constraint.weigh(all).verdictOn(all.findIndex((end) => name(end) === hex && end.facing === facing));
}

function move(path: readonly string[], facing: Direction): MoveAction {
  return { type: 'move', unit: A, path: path.map(at), facing, exit: null, into: null };
}

const faces = (end: End, hex: string) => inFrontArea(doriana.grid, end.hex, end.facing!, at(hex));

describe('§8.3.2 Close', () => {
  test('Example 6: a Glide, speed 6, range 5 from the closest enemy must end at range 2 or less, facing it', () => {
    const game = revealed({ order: 'close' });
    const ends = endsOf(game);
    expect([...new Set(ends.map((end) => range(name(end), '1204')))].sort()).toEqual([1, 2]);
    expect(ends.every((end) => faces(end, '1204'))).toBe(true);
    const short = ruledOut(game, '0904');
    expect(requirement(short, 'distanceAtMost')).toMatchObject({ need: 2, have: 3, met: false });
    expect(short.verdict).toMatchObject({ legal: false, shortfall: 1 });
  });

  test('Example 6: it stops when adjacent', () => {
    const game = revealed({ order: 'close' });
    const path = ['0804', '0905', '1004', '1105', '1205'];
    expect(range('1105', '1204')).toBe(1);
    expect(refusal(game, move(path, NE))).toEqual({
      rule: 'R-62',
      reason: 'mustStop',
      hex: at('1105'),
      why: 'adjacent',
    });
    act(game, move(path.slice(0, 4), NE));
  });

  test('an end that does not face the enemy is ruled out with the turns it is short', () => {
    const game = revealed({ order: 'close' });
    const away = ruledOut(game, '1004', 4);
    expect(requirement(away, 'inFront')).toMatchObject({ unit: 'panza-shock-1', met: false });
    expect(away.verdict).toMatchObject({ shortfall: 0, legal: false });
    expect(refusal(game, { ...move(['0804', '0905', '1004'], 3) })).toMatchObject({
      reason: 'againstOrder',
      order: 'close',
    });
  });

  test('already adjacent it only turns to face the enemy', () => {
    const game = revealed({ order: 'close', from: '1104', facing: 5 });
    expect(endsOf(game).every((end) => end.path.length === 0 && faces(end, '1204'))).toBe(true);
    expect(endsOf(game).length).toBeGreaterThan(0);
    expect(refusal(game, move(['1004'], SE))).toMatchObject({ reason: 'mustStop', why: 'adjacent' });
  });

  test('coming nearer to other enemies is allowed, past them too', () => {
    const enemies = [shock('1204'), shock('1003', 'panza-shock-2'), shock('0905', 'panza-lance')];
    const game = revealed({ order: 'close', from: '0905', enemies: enemies.slice(0, 2), facing: SE });
    expect(range('0905', '1003')).toBeLessThan(range('0905', '1204'));
    expect(endsOf(game).every((end) => faces(end, '1003'))).toBe(true);
  });

  test('R-19: closest counts hexes, line of sight or not', () => {
    const hidden = shock('1207', 'panza-shock-2');
    const game = revealed({ order: 'close', from: '1212', facing: 0, enemies: [hidden, shock('1418')] });
    expect(endsOf(game).every((end) => faces(end, '1207'))).toBe(true);
  });

  test('R-19: hidden, embarked and sheltered units do not count', () => {
    const near = [
      { ...shock('0805', 'panza-shock-2'), hidden: true },
      section('panza-lance', '0805', {
        where: { at: 'map', hex: at('0805'), facing: null, inside: vehicle('floater-1', '0805').id },
      }),
    ];
    const game = revealed({ order: 'close', enemies: [shock('1204'), ...near] });
    expect(endsOf(game).every((end) => faces(end, '1204'))).toBe(true);
  });

  test('§9.5: an empty fort counts as an enemy', () => {
    const fort = staticPiece('fort-1', '0904');
    const game = revealed({ order: 'close', enemies: [shock('1204'), fort] });
    expect(endsOf(game).every((end) => faces(end, '0904'))).toBe(true);
  });

  test('half is half the current speed, rounded down: a Glide that lost 1 speed has 5', () => {
    const game = revealed({ order: 'close', rest: { speedLost: 1 } });
    expect(requirement(ruledOut(game, '0804'), 'distanceAtMost')).toMatchObject({ need: 3 });
  });

  test('half of speed 1 is nothing: it may stay and turn', () => {
    const game = revealed({ order: 'close', rest: { speedLost: 5 } });
    expect(endsOf(game).some((end) => end.path.length === 0)).toBe(true);
  });
});

describe('R-19: ties for the closest are the player’s choice', () => {
  const enemies = [shock('1004'), shock('0701', 'panza-shock-2')];

  describe('one of two at the same distance is out of reach', () => {
    // A Bipod deep in bog, facing north: two hexes nearer to the north, one to the south.
    const tied = [shock('0603'), shock('0615', 'panza-shock-2')];
    const scene = { chassis: 'bipod', from: '0609', facing: 0 } as const;

    test('R-19: for him the ends of least shortfall are legal, beside those that meet the order for the other', () => {
      const game = revealed({ order: 'close', ...scene, enemies: tied });
      const north = endsOf(game).filter((end) => faces(end, '0603'));
      expect(north.length).toBeGreaterThan(0);
      expect(north.every((end) => range(name(end), '0603') <= 4)).toBe(true);
      const alone = revealed({ order: 'close', ...scene, enemies: [tied[1]] });
      const south = endsOf(alone).map(({ hex, facing }) => [hex, facing]);
      expect(endsOf(game).map(({ hex, facing }) => [hex, facing])).toEqual(expect.arrayContaining(south));
      expect(endsOf(game)).toHaveLength(north.length + south.length);
      expect(verdictAt(game, '0610', S)).toMatchObject({ legal: true, shortfall: 1 });
      expect(verdictAt(game, '0609', S)).toMatchObject({ legal: false, shortfall: 2 });
      act(game, move(['0610'], S));
    });

    test('R-19: not for one who is no nearer than the other', () => {
      const farther = [shock('0604'), tied[1]];
      const game = revealed({ order: 'close', ...scene, enemies: farther });
      expect(endsOf(game).every((end) => faces(end, '0604'))).toBe(true);
      expect(refusal(game, move(['0610'], S))).toMatchObject({ reason: 'againstOrder' });
    });

    test('R-19: under Patrol they are the ends that are legal for one of them', () => {
      const by = (those: readonly Unit[]) =>
        endsOf(revealed({ order: 'patrol', rest: { speedLost: 3 }, ...scene, enemies: those })).map(
          ({ hex, facing }) => `${hex} ${facing}`,
        );
      expect(new Set(by(tied))).toEqual(new Set(tied.flatMap((one) => by([one]))));
    });
  });

  test('R-19: an end is legal if it satisfies the order for one of the closest', () => {
    const game = revealed({ order: 'close', enemies });
    expect([range('0704', '1004'), range('0704', '0701')]).toEqual([3, 3]);
    const ends = endsOf(game);
    expect(ends.some((end) => faces(end, '1004') && range(name(end), '1004') === 1)).toBe(true);
    expect(ends.some((end) => faces(end, '0701') && range(name(end), '0701') === 1)).toBe(true);
  });

  test('the requirements shown are those of the better one', () => {
    const game = revealed({ order: 'close', enemies });
    const end = reachOf(game, A).ruledOut.find(
      (each) => range(name(each), '0701') === 2 && range(name(each), '1004') > 3,
    );
    expect(requirement(end!, 'distanceAtMost').unit).toBe('panza-shock-2');
  });

  test('it passes beside one of them on its way to the other', () => {
    const game = revealed({
      order: 'close',
      from: '0704',
      enemies: [shock('1004'), shock('0902', 'panza-shock-2')],
    });
    expect([range('0704', '1004'), range('0704', '0902')]).toEqual([3, 3]);
    expect([range('0903', '0902'), range('0903', '1004')]).toEqual([1, 2]);
    act(game, move(['0803', '0903', '0904'], SE));
  });

  test('it does not come beside the one it has chosen and go on, though it ends beside that one again', () => {
    const game = revealed({
      order: 'close',
      from: '0704',
      enemies: [shock('1004'), shock('0902', 'panza-shock-2')],
    });
    expect([range('0903', '0902'), range('1002', '0902')]).toEqual([1, 1]);
    expect(refusal(game, move(['0803', '0903', '1002'], 5))).toMatchObject({
      rule: '§8.3',
      reason: 'againstOrder',
      verdict: {
        requirements: [
          { code: 'distanceAtMost', unit: 'panza-shock-1', need: 1, have: 2 },
          { code: 'inFront', unit: 'panza-shock-1' },
        ],
      },
    });
    act(game, move(['0804', '0904', '1003', '1002'], 5));
  });

  test('enemies in one hex are one choice', () => {
    const game = revealed({ order: 'close', enemies: [shock('1204'), section('panza-lance', '1204')] });
    expect(constraintOf(game, machineIn(game))!.routes(null)).toHaveLength(1);
  });
});

describe('R-19: when no reachable end meets the requirements', () => {
  test('the least shortfall in distance: a Bipod deep in bog turns about and gets 1 hex, not 2', () => {
    const game = revealed({
      order: 'close',
      chassis: 'bipod',
      from: '0609',
      facing: 0,
      enemies: [shock('0615')],
    });
    const ends = endsOf(game);
    expect([...new Set(ends.map((end) => range(name(end), '0615')))]).toEqual([5]);
    expect(ends.every((end) => faces(end, '0615'))).toBe(true);
    expect(verdictAt(game, '0610', S)).toMatchObject({ legal: true, shortfall: 1, facingShort: 0 });
    expect(verdictAt(game, '0609', S)).toMatchObject({ legal: false, shortfall: 2 });
  });

  test('then the fewest 60° turns away from the required facing', () => {
    const game = revealed({ order: 'close', rest: { speedLost: 6 }, facing: 5 });
    const ends = endsOf(game);
    expect(ends.every((end) => end.path.length === 0)).toBe(true);
    expect(ends.map(({ facing }) => facing).sort()).toEqual([0, 4]);
    expect(verdictAt(game, '0704', 0)).toMatchObject({ legal: true, facingShort: 2, shortfall: 0 });
    expect(verdictAt(game, '0704', 5)).toMatchObject({ legal: false, facingShort: 3 });
  });

  test('leftover MPs are lost: the move is made in one action and the machine has moved', () => {
    const game = revealed({ order: 'close' });
    act(game, move(['0804', '0905', '1004'], SE));
    expect(machineIn(game).moved).toBe(true);
    expect(game.activation).toBeNull();
  });
});

describe('§8.3.3 Retire', () => {
  test('it ends at least half farther from the closest enemy, with any facing', () => {
    const game = revealed({ order: 'retire', from: '1004', facing: 5, enemies: [shock('1204')] });
    const ends = endsOf(game);
    expect(Math.min(...ends.map((end) => range(name(end), '1204')))).toBe(5);
    expect(new Set(ends.map(({ facing }) => facing)).size).toBe(6);
    const short = ruledOut(game, '0804');
    expect(short.verdict.requirements).toEqual([
      { code: 'distanceAtLeast', from: at('1204'), unit: 'panza-shock-1', need: 5, have: 4, met: false },
    ]);
  });

  test('never closer to any other enemy than the distance it began at from the one it retires from', () => {
    const enemies = [shock('1204'), shock('0520', 'panza-lance'), shock('0504', 'panza-shock-2')];
    const game = revealed({ order: 'retire', from: '1004', facing: 5, enemies });
    expect(endsOf(game).every((end) => range(name(end), '0504') >= 2)).toBe(true);
    const near = ruledOut(game, '0604');
    expect(requirement(near, 'noCloserTo')).toMatchObject({
      unit: 'panza-shock-2',
      need: 2,
      have: 1,
      met: false,
    });
  });

  test('this does not give way, the distance does', () => {
    const around = ['1204', '0803', '1002', '0804', '1006', '1107', '0906'];
    const ids = [
      'panza-shock-1',
      'panza-shock-2',
      'panza-lance',
      'transcom-1',
      'transcom-2',
      'transcom-3',
      'transcom-4',
    ];
    const enemies = around.map((hex, i) => section(ids[i], hex));
    const game = revealed({ order: 'retire', from: '1004', facing: 5, enemies });
    const ends = endsOf(game);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends)
      expect(Math.min(...around.map((hex) => range(name(end), hex)))).toBeGreaterThanOrEqual(2);
    expect(ends.some((end) => range(name(end), '1204') < 5)).toBe(true);
  });
});

describe('§8.3.4 Patrol', () => {
  test('Example 7: a patrolling machine at range 3 must end at range 2–4, facing it', () => {
    const game = revealed({ order: 'patrol', from: '0904' });
    expect(range('0904', '1204')).toBe(3);
    const ends = endsOf(game);
    expect([...new Set(ends.map((end) => range(name(end), '1204')))].sort()).toEqual([2, 3, 4]);
    expect(ends.every((end) => faces(end, '1204'))).toBe(true);
    expect(requirement(ruledOut(game, '1104'), 'distanceBetween')).toMatchObject({ need: [2, 4], have: 1 });
  });

  test.each([
    [6, 6],
    [5, 6],
    [4, 4],
    [3, 4],
    [1, 2],
  ])('it uses at most half the MPs, rounded up: speed %i, %i half MPs', (speed, allowance) => {
    const game = revealed({ order: 'patrol', from: '0904', rest: { speedLost: 6 - speed } });
    expect(reachOf(game, A).allowance).toBe(allowance);
    expect(endsOf(game).every(({ spent }) => spent <= allowance)).toBe(true);
  });
});

describe('§8.3.5 Hold', () => {
  test.each<[what: string, rest: Partial<Machine>]>([
    ['at full speed', {}],
    ['at speed 0', { speedLost: 6 }],
  ])('no move, any facing at no cost: %s', (_, rest) => {
    const game = revealed({ order: 'hold', rest });
    expect(endsOf(game).map(({ path, facing, spent }) => [path.length, facing, spent])).toEqual(
      [0, 1, 2, 3, 4, 5].map((facing) => [0, facing, 0]),
    );
    expect(refusal(game, move(['0804'], SE)).rule).toBe(rest.speedLost ? 'R-44' : '§8.3');
    const turned = act(game, move([], 5)).find(({ type }) => type === 'moved');
    const cause = { code: 'turn', hex: at('0704'), sixths: 3 };
    expect(turned).toMatchObject({ costs: [{ cause, value: 0 }], facing: 5 });
  });

  test('speed 0 turns freely under Hold only: under other orders by 60°, as R-44 has it', () => {
    const game = revealed({ order: 'freeMove', rest: { speedLost: 6 } });
    expect(endsOf(game).map(({ facing }) => facing)).toEqual([1, 2, 3]);
    expect(refusal(game, move([], 5))).toMatchObject({ rule: 'R-44', reason: 'turnTooFar' });
  });
});

describe('§8.3.6, §8.5 Free Move', () => {
  test('no restriction', () => {
    const free = revealed({ order: 'freeMove' });
    const simple = { ...structuredClone(free), rules: 'simple', activation: null } as const;
    expect(endsOf(free)).toMatchObject(endsOf(simple));
    expect(reachOf(free, A).ruledOut).toEqual([]);
  });
});

describe('§8.3.1 Vector', () => {
  const to = (hex: string, rest: Partial<Scene> = {}): Game => {
    const objective: Objective = { hex: at(hex), exit: null };
    return revealed({ order: 'vector', enemies: [shock('2020')], rest: { objective }, ...rest });
  };

  test('Example 10: a Bipod, speed 4, ends at least 2 hexes closer to the marked hex, with it in the front area', () => {
    const game = to('1304', { chassis: 'bipod', from: '0704' });
    expect(range('0704', '1304')).toBe(6);
    expect(Math.max(...endsOf(game).map((end) => range(name(end), '1304')))).toBe(4);
    expect(endsOf(game).every((end) => faces(end, '1304'))).toBe(true);
    expect(requirement(ruledOut(game, '0804'), 'distanceAtMost')).toMatchObject({
      need: 4,
      have: 5,
      unit: null,
    });
  });

  test('on it, with any facing; it stops there', () => {
    const game = to('0904');
    const on = endsOf(game).filter((end) => name(end) === '0904');
    expect(on.map(({ facing }) => facing).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(endsOf(game).every((end) => name(end) === '0904')).toBe(true);
    expect(refusal(game, move(['0804', '0904', '1003'], 1))).toMatchObject({
      reason: 'mustStop',
      hex: at('0904'),
      why: 'objective',
    });
  });

  test('if an enemy holds it, the machine stops in a hex adjacent to it', () => {
    const game = to('1004', { enemies: [shock('1004')] });
    expect(endsOf(game).every((end) => range(name(end), '1004') === 1 && faces(end, '1004'))).toBe(true);
    expect(refusal(game, move(['0804', '0904', '1003'], 3))).toMatchObject({ why: 'objective' });
  });

  test.each<[what: string, hex: string, scene: Partial<Scene>]>([
    ['where its chassis may not be', '0509', { from: '0512', facing: 0 }],
    [
      'with a machine of its own side',
      '1004',
      { enemies: [shock('2020'), machine('B', 'glide', ['1004', 0])] },
    ],
  ])('a hex it may not end in counts as reached from an adjacent hex: %s', (_what, hex, scene) => {
    const game = to(hex, scene);
    expect(Math.min(...endsOf(game).map((end) => range(name(end), hex)))).toBe(1);
    act(game, {
      ...(({ path, facing }) =>
        move(
          path.map((each) => hexNumber(doriana.grid, each)),
          facing!,
        ))(endsOf(game).find((end) => range(name(end), hex) === 1)!),
    });
    expect(machineIn(game).objective).toBeNull();
  });

  test('R-62: a hidden enemy in it is not known and changes nothing before the move', () => {
    const game = to('0904', {
      enemies: [{ ...shock('0904'), hidden: true }, shock('2020', 'panza-shock-2')],
    });
    expect(endsOf(game).every((end) => name(end) === '0904')).toBe(true);
  });

  test('R-81: it stays where it has already reached it', () => {
    const game = to('1004', { from: '0904', enemies: [shock('1004')] });
    expect(endsOf(game).every(({ path }) => path.length === 0)).toBe(true);
    expect(refusal(game, move(['0905'], 1))).toMatchObject({ reason: 'mustStop', why: 'objective' });
  });

  test('§9.5: an empty fort does not keep it out', () => {
    const game = to('0904', { enemies: [staticPiece('fort-1', '0904'), shock('2020')] });
    expect(endsOf(game).every((end) => name(end) === '0904')).toBe(true);
  });
});

describe('R-56: leaving the map', () => {
  const south = { scenario: 'ambush', turn: 3 } as const;
  const off: Objective = { hex: at('1827'), exit: S };
  const leaving = (game: Game) => endsOf(game).filter(({ exit }) => exit !== null);

  test('leaving at the mark of Vector counts as distance 0', () => {
    const game = revealed({
      order: 'vector',
      from: '1825',
      facing: S,
      rest: { objective: off },
      game: south,
      enemies: [shock('2020')],
    });
    expect(leaving(game).map((end) => [name(end), end.exit])).toContainEqual(['1827', S]);
    const at1827 = reachOf(game, A).ruledOut.filter((end) => name(end) === '1827');
    expect(at1827.every((end) => requirement(end, 'distanceAtMost').have === 1)).toBe(true);
  });

  test('R-82: the same space may be left into from another edge hex, no other space', () => {
    const game = revealed({
      order: 'vector',
      from: '1826',
      facing: S,
      rest: { objective: off },
      game: south,
      enemies: [shock('2020')],
    });
    const beyond = neighbour(doriana.grid, at('1927'), 4);
    expect(beyond).toBe(at('1827'));
    for (const end of leaving(game)) expect(end.exit === S ? name(end) : 'other').toMatch(/1827|other/);
    expect(leaving(game).some((end) => name(end) === '1927' && end.exit === S)).toBe(false);
  });

  test('R-82: the space south of 1927 is the one south-east of 1827, not the one south of it', () => {
    const space: Objective = { hex: at('1927'), exit: S };
    expect(isSameSpace(doriana, { hex: at('1827'), exit: SE }, space)).toBe(true);
    expect(isSameSpace(doriana, { hex: at('1827'), exit: S }, space)).toBe(false);
  });

  test('a space beyond a hex in which it may not end is still reached by leaving', () => {
    const game = revealed({
      order: 'vector',
      from: '1825',
      facing: S,
      rest: { objective: { hex: at('1927'), exit: S } },
      game: south,
      enemies: [shock('1927')],
    });
    expect([...new Set(endsOf(game).map((end) => `${name(end)} ${end.exit}`))].sort()).toEqual([
      '1827 2',
      '1927 3',
      '2027 4',
    ]);
  });

  test('the markers of a machine that leaves go with it', () => {
    const objective = { hex: at('1215'), exit: null };
    const game = revealed({
      order: 'freeMove',
      from: '1827',
      facing: S,
      game: south,
      rest: { objective, mark: shock('1824').id },
    });
    act(game, { ...move([], S), exit: S });
    expect(machineIn(game)).toMatchObject({ where: { at: 'exited' }, objective: null, mark: null });
  });

  test('Retire may leave once its requirement is met in the edge hex', () => {
    const game = revealed({
      order: 'retire',
      from: '1825',
      facing: S,
      game: south,
      enemies: [shock('1824')],
    });
    const away = (end: End) => range(name(end), '1824');
    expect(leaving(game).length).toBeGreaterThan(0);
    expect(Math.min(...leaving(game).map(away))).toBe(4);
    const tooNear = ruledOut(game, '1827');
    expect(requirement(tooNear, 'distanceAtLeast')).toMatchObject({ need: 4, have: 3 });
    expect(refusal(game, { ...move(['1826', '1827'], S), exit: S })).toMatchObject({
      reason: 'againstOrder',
    });
  });

  test('Free Move may leave', () => {
    const game = revealed({ order: 'freeMove', from: '1826', facing: S, game: south });
    expect(leaving(game).map(name)).toContain('1827');
  });

  test.each<MoveOrder>(['close', 'patrol', 'hold'])('%s does not lead off the map', (order) => {
    const game = revealed({ order, from: '1827', facing: S, game: south, enemies: [shock('1820')] });
    expect(leaving(game)).toEqual([]);
    expect(refusal(game, { ...move([], S), exit: S })).toMatchObject({ reason: 'mayNotLeave' });
  });
});

describe('R-55: with no enemy that counts', () => {
  test.each<MoveOrder>(['close', 'retire', 'patrol'])('%s is not executed: a free 60° turn only', (order) => {
    const game = moving([
      { ...shock('1204'), hidden: true },
      machine('A', 'glide', ['0704', SE], { move: [order] }),
    ]);
    expect(reveal(game)).toContainEqual({ type: 'notExecuted', machine: A, order, why: 'noEnemy' });
    expect(endsOf(game).map(({ path, facing }) => [path.length, facing])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(refusal(game, move([], 5))).toMatchObject({
      reason: 'againstOrder',
      verdict: {
        requirements: [
          { code: 'standStill', met: true },
          { code: 'freeTurnOnly', sixths: 3, met: false },
        ],
      },
    });
    act(game, move([], 3));
    expect(machineIn(game)).toMatchObject({ moved: true, move: { marker: 0 } });
  });

  test.each<MoveOrder>(['vector', 'hold', 'freeMove'])('%s is executed all the same', (order) => {
    const game = moving([
      { ...shock('1204'), hidden: true },
      machine('A', 'glide', ['0704', SE], { move: [order] }),
    ]);
    expect(reveal(game).map(({ type }) => type)).toEqual(['revealed']);
  });
});

describe('R-42: the first Move order governs the entry', () => {
  const waiting = (order: MoveOrder, enemies: readonly Unit[], rest: Partial<Machine> = {}): Game => {
    const game = moving(
      [
        ...enemies,
        machine('A', 'glide', ['0101', 0], {
          move: [order],
          rest: { where: { at: 'toEnter' }, force: 1, ...rest },
        }),
      ],
      { scenario: 'engage', turn: 1 },
    );
    reveal(game);
    return game;
  };

  test('distances are measured from the entry hex, after paying for it', () => {
    const game = waiting('close', [shock('1915')]);
    for (const end of endsOf(game)) {
      const entry = hexNumber(doriana.grid, end.path[0]);
      expect(range(name(end), '1915')).toBeLessThanOrEqual(Math.max(1, range(entry, '1915') - 3));
    }
  });

  test('the closest enemy is the one closest to the entry hex', () => {
    const game = waiting('close', [shock('1905'), shock('1925', 'panza-shock-2')]);
    for (const end of endsOf(game)) {
      const entry = hexNumber(doriana.grid, end.path[0]);
      const [north, south] = [range(entry, '1905'), range(entry, '1925')];
      if (north !== south) expect(faces(end, north < south ? '1905' : '1925')).toBe(true);
    }
  });

  test('R-83: first come the entry hexes through which the order can be met, then the choice among tied enemies', () => {
    const game = waiting('close', [shock('0104')], { speedLost: 4 });
    const { ends, ruledOut } = reachOf(game, A);
    const entries = (some: readonly End[]) =>
      new Set(some.map(({ path }) => hexNumber(doriana.grid, path[0])));
    expect((ends as readonly MachineEnd[]).every(({ verdict }) => verdict.shortfall === 0)).toBe(true);
    const shut = [...entries(ruledOut)].filter((hex) => !entries(ends).has(hex));
    expect(shut.length).toBeGreaterThan(0);
    for (const hex of shut) expect(refusal(game, move([hex], 4))).toMatchObject({ reason: 'againstOrder' });
  });

  test('Close stops beside the enemy closest to its entry hex', () => {
    const game = waiting('close', [shock('2213')]);
    for (const end of endsOf(game))
      expect(end.path.slice(0, -1).every((hex) => range(hexNumber(doriana.grid, hex), '2213') > 1)).toBe(
        true,
      );
    const why = refusal(game, move(['2413', '2313', '2312'], 0));
    expect(why).toMatchObject({ reason: 'mustStop', hex: at('2313'), why: 'adjacent' });
  });

  test.each<[MoveOrder, readonly Unit[]]>([
    ['hold', [shock('1915')]],
    ['close', [{ ...shock('1915'), hidden: true }]],
  ])(
    'R-42, §8.3.5: under Hold, without its +1, or an order not executed it enters and stops there: %s',
    (order, enemies) => {
      const game = waiting(order, enemies);
      expect(endsOf(game).length).toBeGreaterThan(27);
      expect(endsOf(game).every(({ path }) => path.length === 1)).toBe(true);
      expect(verdictAt(game, '2414', 4).requirements).toEqual([{ code: 'standStill', met: true }]);
      expect(refusal(game, move(['2414', '2314'], 4))).toBeTruthy();
      act(game, move(['2414'], 4));
      expect(machineIn(game)).toMatchObject({ held: false, moved: true, move: { marker: 0 } });
    },
  );

  test('a Patrol pays for its entry hex out of its half', () => {
    const game = waiting('patrol', [shock('1915')]);
    expect(Math.max(...endsOf(game).map(({ spent }) => spent))).toBeLessThanOrEqual(6);
    expect(endsOf(game).every(({ path }) => path.length <= 3)).toBe(true);
  });
});

test('§8.3: a machine that has revealed nothing is under no constraint, nor is any under Simple rules', () => {
  const game = revealed({ order: 'close' });
  expect(constraintOf(game, machine('B', 'glide', ['0706', SE]))).toBeNull();
  expect(constraintOf({ ...game, activation: null }, machineIn(game))).toBeNull();
  expect(constraintOf({ ...game, rules: 'simple' }, machineIn(game))).toBeNull();
});
