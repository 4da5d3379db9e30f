import { describe, expect, it } from 'vitest';
import { destroy } from '../damage';
import { furrows } from '../ruleset';
import { mapOf } from '../scenarios';
import { draftOf, id, positionsOf } from '../testing';
import type { Game, Position } from '../types';
import { view } from '../view';
import { isFault, readPosition, writePosition } from '.';

const bare = (game: Game | Position): Position => view(game, 'all');

const START =
  'furrows firstLight quick T0 Fplacement | F anvil@unplaced slow; line-1@unplaced slow; line-2@unplaced slow | ' +
  'L heron@unplaced slow; rifles-1@unplaced slow; rifles-2@unplaced slow | ' +
  'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';

describe('the notation of a position', () => {
  it('writes the game before its first decision', () => {
    expect(writePosition(bare(furrows.setup({ scenario: 'firstLight', orders: 'quick' }, 1)))).toBe(START);
  });

  it.each(['quick', 'ahead'] as const)(
    'writes and reads every position of a game alike, %s orders',
    (orders) => {
      const phases = new Set<string>();
      for (let seed = 1; seed <= 3; seed++)
        for (const game of positionsOf({ scenario: 'firstLight', orders }, seed)) {
          phases.add(game.phase.name);
          const position = bare(game);
          expect(readPosition(writePosition(position))).toEqual(position);
        }
      expect([...phases]).toEqual(expect.arrayContaining(['placement', 'orders', 'declare', 'ended']));
    },
  );

  it('§5.1: of a view it writes only what the view has', () => {
    let hidden = 0;
    for (const game of positionsOf({ scenario: 'firstLight', orders: 'ahead' }, 2)) {
      const seen = view(game, 'league');
      const line = writePosition(seen);
      expect(readPosition(line)).toEqual(seen);
      if (game.phase.name !== 'orders') continue;
      const [, foundry] = line.split(' | ');
      expect(foundry).not.toMatch(/ [mg]\d+:/);
      hidden++;
    }
    expect(hidden).toBeGreaterThan(5);
  });

  it('is read with a place, a mode and all that a base may have', () => {
    const line = START.replace(
      'anvil@unplaced slow',
      'anvil@1208/SE fast wear2 shaken1 gear1 jam3 gun:longGun=0 tries1308:1 due:models1,shaken,gear1,jam,destroyed runs:slow:own moved fired aimed1207 o:A+F+F:-:fire:load:lost m4:F+F+F:- g4:aim:fire',
    ).replace('line-1@unplaced slow', 'line-1@lost1209 stand -2 ?');
    const position = readPosition(line);
    if (isFault(position)) throw new Error(position.error);
    expect(writePosition(position)).toBe(line);
    const [anvil, section] = Object.values(position.bases);
    expect(anvil).toMatchObject({
      mode: 'fast',
      wear: 2,
      jammed: 3,
      loads: { longGun: 0 },
      pending: { models: 1, destroyed: true },
      order: { lost: true },
      queue: { movement: [{ turn: 4 }], gunnery: [{ turn: 4, entries: ['aim', 'fire'] }] },
    });
    expect(section).toMatchObject({ models: 2, queue: 'hidden', where: { at: 'destroyed' } });
  });

  it('§3.5: a base has one model at least, one that is destroyed may have none', () => {
    const models = (bases: string) => {
      const position = readPosition(START.replace('heron@unplaced slow; rifles-1@unplaced slow', bases));
      return isFault(position) ? position.found : Object.values(position.bases).map((base) => base.models);
    };
    expect(models('heron@1214/N slow; rifles-1@1214/N slow -3')).toEqual([1, 4, 4, 1, 1, 4]);
    expect(models('heron@lost1214 slow -1; rifles-1@lost1214 slow -4')).toEqual([1, 4, 4, 0, 0, 4]);
    for (const word of ['-1', '-2', '-4'])
      expect(models(`heron@1214/N slow ${word}; rifles-1@unplaced slow`)).toBe(word);
    expect(models('heron@1214/N slow; rifles-1@1214/N slow -4')).toBe('-4');
    expect(models('heron@lost1214 slow -2; rifles-1@unplaced slow')).toBe('-2');
  });

  it('takes the bases in any order', () => {
    const other = START.replace(
      'anvil@unplaced slow; line-1@unplaced slow',
      'line-1@unplaced slow; anvil@unplaced slow',
    );
    expect(readPosition(other)).toEqual(readPosition(START));
  });
});

/** Both armies face to face in the middle, and seeds by which they meet: assaults, hits and retreats follow. */
const MEETINGS = [1, 2, 9, 20, 51];
const FACE_TO_FACE =
  'furrows firstLight quick T4 Forders | F anvil@1208/S slow; line-1@1209/S slow; line-2@1309/S slow | ' +
  'L heron@1211/N slow; rifles-1@1310/N slow; rifles-2@1312/N slow | ' +
  'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';

it('§3.5: a position is read as it was written after bases were destroyed', () => {
  const game = draftOf(furrows.setup({ scenario: 'firstLight', orders: 'quick', from: FACE_TO_FACE }, 1));
  for (const name of ['anvil', 'line-1', 'rifles-2']) destroy(game, id(name), 'damage');
  const position = bare(game);
  expect(writePosition(position)).toContain('anvil@lost1208 slow -1; line-1@lost1209 slow -4;');
  expect(readPosition(writePosition(position))).toEqual(position);
});

/** Positions of games from there, one for each thing that may lie open in a fight. */
function fights(): readonly Position[] {
  const found = new Map<string, Position>();
  for (const seed of MEETINGS)
    for (const game of positionsOf({ scenario: 'firstLight', orders: 'quick', from: FACE_TO_FACE }, seed)) {
      const { phase, fight, declared, victory } = game;
      const again = fight?.assaults.some((assault) => assault.again !== null) ?? false;
      const kind = [phase.name, again, fight?.beaten.length, declared.length > 0, victory?.because.code].join(
        ' ',
      );
      if (!found.has(kind)) found.set(kind, structuredClone(bare(game)));
    }
  return [...found.values()];
}

/** Every leaf of plain data, by the way to it. */
function leavesOf(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...way, name]))
    : [way];
}

/** A copy with another value at the end of a way. */
function changed(whole: object, way: readonly string[], value: unknown): unknown {
  const copy = structuredClone(whole) as Record<string, unknown>;
  const parent = way.slice(0, -1).reduce((at, name) => at[name] as Record<string, unknown>, copy);
  parent[way[way.length - 1]] = value;
  return copy;
}

const { grid } = mapOf({ scenario: 'firstLight' });
const errorOf = (line: string) => {
  const answer = readPosition(line);
  return isFault(answer) ? answer.error : null;
};

describe('a position in the middle of a fight', () => {
  const positions = fights();
  const kinds = [
    ...new Set(
      positions.flatMap(({ fight, declared, victory }) => [
        ...(fight
          ? [`fight ${fight.roll !== null} ${fight.beaten.length > 0} ${fight.retreat !== null}`]
          : []),
        ...(declared.length > 0 ? ['declared'] : []),
        ...(victory ? ['victory'] : []),
      ]),
    ),
  ];

  it('§10: is read as it was written, hits and retreats', () => {
    for (const each of positions) expect(readPosition(writePosition(each))).toEqual(each);
    expect(new Set(positions.map(({ phase }) => phase.name))).toEqual(
      new Set(['orders', 'declare', 'hits', 'retreat', 'ended']),
    );
    expect(kinds).toEqual(expect.arrayContaining(['declared', 'victory']));
    const hits = positions.find(({ phase }) => phase.name === 'hits')!;
    expect(writePosition(hits)).toMatch(/^furrows firstLight quick T\d+ [FL]hits[123]@\d{4} \|/);
  });

  it.each(['fight', 'declared', 'victory'] as const)(
    '%s: every part of it has its shape and bounds',
    (name) => {
      const some = positions.filter((each) => (name === 'declared' ? each.declared.length > 0 : each[name]));
      for (const position of [some.find(({ fight }) => fight?.roll) ?? some[0], ...some.slice(-1)]) {
        const whole = position[name] as object;
        const line = writePosition(position);
        const errorWith = (way: readonly string[], value: unknown) =>
          errorOf(line.replace(JSON.stringify(whole), () => JSON.stringify(changed(whole, way, value))));
        for (const way of leavesOf(whole)) {
          const value = way.reduce<unknown>((at, each) => (at as Record<string, unknown>)[each], whole);
          const field = way.filter((each) => !/^\d+$/.test(each)).at(-1)!;
          const told = `${name} ${way.join('.')}`;
          for (const empty of value === null ? [{}] : [{}, []])
            expect(errorWith(way, empty), told).toBe('json');
          if (['base', 'target'].includes(field) || (field === 'again' && value !== null)) {
            expect(errorWith(way, 'g'.repeat(39)), told).toBe('base');
            expect(errorWith(way, 'g'.repeat(40)), told).toBe('json');
          } else if (['hex', 'to', 'wire', 'hexes'].includes(field)) {
            expect(errorWith(way, 0), told).toBeNull();
            for (const beyond of [-1, grid.size]) expect(errorWith(way, beyond), told).toBe('place');
          } else if (typeof value === 'number' && field !== 'strength' && field !== 'step') {
            for (const good of [-9999, 9999]) expect(errorWith(way, good), told).toBeNull();
            for (const bad of [-10_000, 10_000, 1.5, '1']) expect(errorWith(way, bad), told).toBe('json');
          } else if (value !== null) expect(errorWith(way, 'x'.repeat(40)), told).toBe('json');
        }
      }
    },
  );

  it('E-42: who fights once more is there', () => {
    const position = positions.find(({ fight }) => fight?.roll)!;
    const again = (base: string) =>
      errorOf(
        writePosition(position).replace(JSON.stringify(position.fight), () =>
          JSON.stringify(changed(position.fight!, ['assaults', '0', 'again'], base)),
        ),
      );
    expect(['anvil', 'ghost'].map(again)).toEqual([null, 'base']);
  });

  it('both sides have rolled: neither one nor three', () => {
    const position = positions.find(({ fight }) => fight?.roll)!;
    const line = writePosition(position);
    const { roll } = position.fight!;
    for (const name of ['forces', 'rolls'] as const)
      for (const wrong of [roll![name].slice(1), [...roll![name], roll![name][0]], [roll![name][0], 1], {}]) {
        const fight = { ...position.fight, roll: { ...roll, [name]: wrong } };
        expect(errorOf(line.replace(JSON.stringify(position.fight), () => JSON.stringify(fight))), name).toBe(
          'json',
        );
      }
  });
});

describe('§16: how a game has ended', () => {
  const ended = (because: unknown) =>
    errorOf(
      `${START} | victory ${JSON.stringify({ winner: 'league', because, destroyed: { foundry: 1, league: 2 } })}`,
    );

  it.each([
    [null, { code: 'flags', hexes: [0] }],
    ['json', { code: 'flags', foundry: 1, league: 1, sides: [] }],
    [null, { code: 'worth', foundry: 3, league: 4 }],
    ['json', { code: 'worth', foundry: 3, league: '4' }],
    ['json', { code: 'worth', foundry: 3.5, league: 4 }],
    [null, { code: 'noBases', sides: ['league'] }],
    ['json', { code: 'noBases', sides: ['nobody'] }],
    ['json', { code: 'weather', hexes: [], foundry: 1, league: 1, sides: [] }],
    ['json', 5],
    ['json', null],
  ])('%s: %j', (error, because) => {
    expect(ended(because)).toBe(error);
  });
});

describe('a line that is none', () => {
  it.each([
    ['game', 'incoming full T1 Dmovement'],
    ['scenario', START.replace('firstLight', 'lastLight')],
    ['orders', START.replace('quick', 'slowly')],
    ['turn', START.replace('T0', 'T-1')],
    ['phase', START.replace('Fplacement', 'Xplacement')],
    ['phase', START.replace('Fplacement', 'Fdeclare3')],
    ['phase', START.replace('Fplacement', 'Fhits1')],
    ['phase', START.replace('Fplacement', 'Fretreat1@1209')],
    ['base', START.replace('Fplacement', 'Fretreat1@1209:anvil-9')],
    ['part', START.replace('Fplacement', 'Fplacement now')],
    ['part', `${START} | weather fine`],
    ['part', `${START} | part gunnery9`],
    ['once', `${START} | flags`],
    ['once', START.replace('line-2@', 'line-1@')],
    ['base', START.replace('heron@', 'vat@')],
    ['base', START.replace('; line-2@unplaced slow', '')],
    ['place', START.replace('anvil@unplaced', 'anvil')],
    ['place', START.replace('anvil@unplaced', 'anvil@9999/N')],
    ['place', `${START} | crushed 2519`],
    ['facing', START.replace('anvil@unplaced', 'anvil@1208/X')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced quickly')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced shaken3')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced -1')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced gun:rifle=1')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced due:rust')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced runs:slow:wild')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced ? m1:F+F+F:-')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced o:F+F+F:-:fire:fire:found')],
    ['program', START.replace('anvil@unplaced slow', 'anvil@unplaced m1:F+F:-')],
    ['gunnery', START.replace('anvil@unplaced slow', 'anvil@unplaced g1:fire')],
    ['phase', START.replace('Fplacement', 'Fdance')],
    ['phase', START.replace('Fplacement', 'Fended1@1209')],
    ['phase', START.replace('Fplacement', 'Fended1@1209:anvil')],
    ['turn', START.replace('T0', 'T100')],
    ['turn', START.replace('T0', 'xT1')],
    ['part', `${START} | `],
    ['base', START.replace('anvil@unplaced slow', '@unplaced slow')],
    ['word', START.replace('anvil@unplaced slow', 'anvil@unplaced x1:F+F+F:-')],
    ['program', START.replace('anvil@unplaced slow', 'anvil@unplaced m1:F+F:-:N')],
    ['gunnery', START.replace('anvil@unplaced slow', 'anvil@unplaced g1:fire:rest')],
    ...['xlost1209', 'lost12090', '12080/N', 'x1208/N'].map((place) => [
      'place',
      START.replace('anvil@unplaced', `anvil@${place}`),
    ]),
    ...[
      'x-1',
      '-12',
      'xaimed1207',
      'aimed12070',
      'xtries1308:1',
      'tries1308:12',
      'gun:longGun=x0',
      'gun:longGun=10',
    ]
      .concat([
        'gun:longGun',
        'due:xmodels1',
        'due:models12',
        'xm1:F+F+F:-',
        'm1x:F+F+F:-',
        'm100:F+F+F:-',
        'due:',
      ])
      .map((word) => [
        'word',
        START.replace('heron@unplaced slow', `heron@unplaced slow ${word}`.replace('longGun', 'lanceGun')),
      ]),
    ['flag', START.replace('1209-', '1209X')],
    ['flag', START.replace('1209-', 'x1209-')],
    ['flag', START.replace('1209-', '1209-F')],
    ['flag', START.replace(' 1914L', '')],
    ['flag', `${START} 0605F`],
    ['flag', START.replace('1209- 1310-', '1310- 1209-')],
    ['json', `${START} | fight {`],
    ['json', `${START} | fight {"step":4}`],
    ['json', `${START} | victory {"winner":"nobody"}`],
    ['json', `${START} | declared [{"base":"anvil"}]`],
    [
      'base',
      `${START} | declared [{"base":"ghost","weapon":"rifle","models":1,"elites":[],"target":"heron"}]`,
    ],
    [
      'place',
      `${START} | victory {"winner":null,"because":{"code":"flags","hexes":[9999]},"destroyed":{"foundry":0,"league":0}}`,
    ],
  ])('lacks its %s: %s', (error, line) => {
    expect(readPosition(line)).toMatchObject({ error });
  });

  it('two digits of a turn are read', () => {
    const line = START.replace('T0', 'T12').replace(
      'heron@unplaced slow',
      'heron@unplaced slow g12:fire:fire',
    );
    const position = readPosition(line);
    if (isFault(position)) throw new Error(position.error);
    expect(position.turn).toBe(12);
    expect(writePosition(position)).toBe(line);
  });

  it('says where, and what was found there', () => {
    const without = START.replace(/ \| L [^|]*/, '');
    expect(readPosition(without)).toEqual({ error: 'base', at: 0, found: '' });
    const short = START.replace('; rifles-2@unplaced slow', '');
    const army = 'heron@unplaced slow; rifles-1@unplaced slow';
    expect(readPosition(short)).toEqual({ error: 'base', at: short.indexOf(army), found: army });
    const astray = START.replace('anvil@unplaced', 'anvil@9999/N');
    expect(readPosition(astray)).toEqual({ error: 'place', at: astray.indexOf('9999'), found: '9999/N' });
    const nobody = START.replace('anvil@', '@');
    expect(readPosition(nobody)).toEqual({ error: 'base', at: nobody.indexOf('@'), found: '' });
  });

  it('says where', () => {
    const line = START.replace('1205F', '1205?');
    const fault = readPosition(line);
    expect(isFault(fault) && line.slice(fault.at)).toMatch(/^1205\?/);
  });
});
