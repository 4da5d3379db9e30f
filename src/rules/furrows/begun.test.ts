import { describe, expect, it } from 'vitest';
import { basesOf, isPlaced } from './bases';
import { positionToBegin, toGoOn, type BeginFault } from './begun';
import { writePosition } from './notation';
import { isSetup, openSetup, setup, setupFrom } from './setup';
import { positionsOf } from './testing';
import type { Game, Position, Setup } from './types';
import { view } from './view';

const FLAGS = 'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';
const LEAGUE = 'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow';
const line = (head: string, foundry: string, league = LEAGUE) =>
  `furrows firstLight ${head} | F ${foundry} | ${league} | ${FLAGS}`;
const FOUNDRY = 'anvil@1205/S slow wear2 gun:longGun=0; line-1@1206/S slow -1; line-2@lost1209 slow';
const LINE = line('quick T3 Forders', FOUNDRY);

const begun = () => positionToBegin(LINE) as Position;

describe('E-98: a game begins at a position in notation', () => {
  it('with all it says, and dice of its own', () => {
    const game = setup(setupFrom(begun(), LINE), 7);
    expect(view(game, 'all')).toEqual(begun());
    expect(game.dice.rolled).toBe(0);
    expect(game.bases).toMatchObject({ anvil: { wear: 2 }, 'line-1': { models: 3 } });
  });

  it('its set-up has the shape of one; of another way of orders it has not', () => {
    const from = setupFrom(begun(), LINE);
    expect(isSetup(from)).toBe(true);
    expect(isSetup({ ...from, orders: 'ahead' })).toBe(false);
    expect(isSetup({ ...from, from: 'nothing' })).toBe(false);
    expect(isSetup({ ...from, from: 7 })).toBe(false);
    expect(isSetup({ ...from, from: LINE + ' '.repeat(30_000) })).toBe(false);
    expect(isSetup({ ...from, more: 1 })).toBe(false);
  });

  it('a list of games is not told the position', () => {
    const open: Setup = { scenario: 'firstLight', orders: 'quick' };
    expect(openSetup(setupFrom(begun(), LINE))).toEqual(open);
    expect(openSetup(open)).toEqual(open);
  });

  it('throws RangeError where it writes none', () => {
    const wrong: Setup = { scenario: 'firstLight', orders: 'quick', from: 'nothing' };
    expect(() => setup(wrong, 1)).toThrow(RangeError);
    expect(() => setup({ ...wrong, orders: 'ahead', from: LINE }, 1)).toThrow(RangeError);
  });

  it.each(['quick', 'ahead'] as const)('every set-up and orders position of a game does, %s', (orders) => {
    const seen = new Set<string>();
    let count = 0;
    for (const game of positionsOf({ scenario: 'firstLight', orders }, 1)) {
      const { name } = game.phase;
      // Most are the same phase with one order more.
      if (seen.has(name) && ++count % 5 > 0) continue;
      seen.add(name);
      const position = view(game, 'all');
      const read = positionToBegin(writePosition(position));
      if (name === 'placement' || name === 'orders') expect(read).toEqual(position);
      else expect(read).toMatchObject({ error: name === 'ended' ? 'over' : 'halfway' });
    }
    expect([...seen]).toEqual(expect.arrayContaining(['placement', 'orders', 'declare']));
  });

  it('a game begun so is played to its end', () => {
    const last = [...positionsOf(setupFrom(begun(), LINE), 3)].at(-1);
    expect(last?.phase.name).toBe('ended');
  });
});

describe('E-98: a position that can be read is refused', () => {
  const WRITTEN = 'm3:F+F+B:- g3:fire:load';
  const FOOT = 'line-1@1206/S slow m3:F+F+-:- g3:fire:fire; line-2@lost1309';
  /** Programs are written the turn before, fire is not. */
  const AHEAD = 'L heron@1214/N slow m3:F+F+B:-; rifles-1@lost1313; rifles-2@lost1213';
  const at = (head: string, anvil: string) => line(head, `${anvil}; line-1@1206/S slow; line-2@1306/S slow`);
  it.each<[BeginFault['error'], string]>([
    ['scenario', LINE.replace('firstLight', 'lastLight')],
    ['over', LINE.replace('Forders', 'ended')],
    [
      'over',
      `${LINE} | victory {"winner":null,"because":{"code":"noBases","sides":[]},"destroyed":{"foundry":0,"league":0}}`,
    ],
    ['halfway', LINE.replace('Forders', 'Fdeclare1')],
    ['halfway', `${LINE} | part gunnery1`],
    [
      'halfway',
      `${LINE} | declared [{"base":"anvil","weapon":"longGun","models":1,"elites":[],"target":"heron"}]`,
    ],
    ['halfway', LINE.replace('wear2', 'moved')],
    ['halfway', LINE.replace('wear2', 'fired')],
    ['halfway', LINE.replace('wear2', 'aimed1207')],
    ['halfway', LINE.replace('wear2', 'runs:slow:own')],
    ['halfway', LINE.replace('wear2', 'due:shaken')],
    ['turnOutside', LINE.replace('T3', 'T0')],
    ['turnOutside', LINE.replace('T3', 'T7')],
    ['turnOutside', at('quick T1 Fplacement', 'anvil@unplaced slow')],
    ['nobody', line('quick T3 Forders', 'anvil@lost1205; line-1@lost1206; line-2@lost1209')],
    ['nobody', line('quick T3 Forders', FOUNDRY, 'L heron@lost1214; rifles-1@lost1313; rifles-2@lost1213')],
    ['unplaced', at('quick T3 Forders', 'anvil@unplaced slow')],
    ['unplaced', at('quick T0 Lplacement', 'anvil@unplaced slow')],
    ['unplaced', at('quick T0 Fplacement', 'anvil@lost1205')],
    ['outsideZone', at('quick T0 Fplacement', 'anvil@1209/S slow')],
    ['offTerrain', at('quick T3 Forders', 'anvil@0804/S slow')],
    ['stacked', at('quick T3 Forders', 'anvil@1214/S slow')],
    ['stacked', line('quick T3 Forders', 'anvil@1206/S slow; line-1@1206/S slow; line-2@1206/S slow')],
    ['mode', at('quick T3 Forders', 'anvil@1205/S crawl')],
    ['mode', at('quick T3 Forders', 'anvil@1205/S slow gear2')],
    ['mode', at('quick T3 Forders', 'anvil@1205/S fast gear1')],
    ['strength', at('quick T3 Forders', 'anvil@1205/S slow gun:longGun=2')],
    ['strength', at('quick T3 Forders', 'anvil@1205/S stand gear3')],
    ['strength', at('quick T3 Forders', 'anvil@1205/S slow jam4')],
    ['tries', at('quick T3 Forders', 'anvil@1205/S slow tries1208:1')],
    ['faceDown', at('quick T3 Forders', 'anvil@1205/S slow ?')],
    ['faceDown', at('quick T3 Forders', 'anvil@lost1205 ?')],
    ['queue', at('quick T3 Forders', 'anvil@lost1205 g3:fire:load')],
    ['queue', at('quick T3 Forders', 'anvil@1205/S slow m4:F+F+B:-')],
    ['queue', at('ahead T3 Forders', 'anvil@1205/S slow m5:F+F+B:-')],
    ['queue', at('quick T3 Forders', 'anvil@1205/S slow g2:fire:load')],
    ['queue', at('quick T3 Forders', 'anvil@1205/S slow g3:fire:load g3:fire:load')],
    ['queue', at('quick T0 Fplacement', 'anvil@1205/S slow g0:fire:load')],
    ['shaken', at('quick T3 Forders', 'anvil@1205/S slow shaken2')],
    ['owed', at('quick T3 Lorders', `anvil@1205/S slow ${WRITTEN}`)],
    ['owed', line('quick T3 Lorders', `anvil@1205/S slow g3:fire:load; ${FOOT}`)],
    ['owed', line('quick T3 Lorders', `anvil@1205/S slow m3:F+F+B:-; ${FOOT}`)],
    [
      'owed',
      line('ahead T3 Forders', `anvil@1205/S slow ${WRITTEN}; line-1@1206/S slow; line-2@lost1309`, AHEAD),
    ],
    [
      'owed',
      line('ahead T3 Forders', 'anvil@1205/S slow m3:F+F+B:-; line-1@lost1206; line-2@lost1309', AHEAD),
    ],
    [
      'owed',
      line(
        'ahead T3 Lorders',
        `anvil@1205/S slow ${WRITTEN} m4:F+F+B:- g4:fire:load; line-1@lost1206; line-2@lost1309`,
      ),
    ],
  ])('%s: %s', (error, text) => {
    expect(positionToBegin(text)).toMatchObject({ error });
  });

  it.each([
    at('quick T3 Forders', 'anvil@1205/S stand gear2 jam3 tries1206:1 shaken1'),
    line(
      'ahead T3 Forders',
      `anvil@1205/S slow ${WRITTEN} m4:F+F+B:- g4:fire:load; line-1@lost1206; line-2@lost1309`,
      AHEAD,
    ),
    line('ahead T3 Forders', `anvil@1205/S slow shaken1; line-1@lost1206; line-2@lost1309`, AHEAD),
    line('quick T3 Lorders', `anvil@1205/S slow ${WRITTEN}; ${FOOT}`),
    at('quick T6 Forders', 'anvil@1205/S slow'),
    at('quick T6 Forders', 'anvil@lost1205 slow -1'),
    at('quick T1 Forders', 'anvil@1205/S slow'),
    at('ahead T1 Forders', 'anvil@1205/S slow'),
  ])('but not %s', (text) => {
    expect(positionToBegin(text)).not.toHaveProperty('error');
  });
});

it('E-98: a game of version 1 begun at a position that is refused now goes on', () => {
  const from = line('quick T3 Lorders', FOUNDRY);
  const begunSo: Setup = { scenario: 'firstLight', orders: 'quick', from };
  expect(positionToBegin(from)).toMatchObject({ error: 'owed' });
  expect(isSetup(begunSo)).toBe(true);
  expect(setup(begunSo, 1).phase).toEqual({ name: 'orders', side: 'league' });
});

function firstPosition(orders: 'quick' | 'ahead', is: (game: Game) => boolean): Game {
  for (const game of positionsOf({ scenario: 'firstLight', orders }, 2)) if (is(game)) return game;
  throw new Error('no such position');
}

it('E-98: what a side copies as it writes quick orders can be gone on with: both write', () => {
  let copies = 0;
  for (const game of positionsOf({ scenario: 'firstLight', orders: 'quick' }, 2)) {
    const { name, side } = game.phase;
    if (name !== 'orders' || side === null) continue;
    const copied = toGoOn(view(game, side));
    expect(positionToBegin(writePosition(copied))).toEqual(copied);
    expect(copied.phase).toEqual({ name: 'orders', side: 'foundry' });
    copies++;
  }
  expect(copies).toBeGreaterThan(10);
  const ahead = firstPosition('ahead', ({ phase }) => phase.name === 'orders');
  expect(toGoOn(ahead)).toBe(ahead);
});

it('E-98: what a side copies at set-up can be gone on with: no orders are written yet', () => {
  for (const orders of ['quick', 'ahead'] as const) {
    const game = firstPosition(orders, (at) => basesOf(at).some(isPlaced));
    expect(game.phase).toEqual({ name: 'placement', side: 'foundry' });
    const copied = toGoOn(view(game, 'foundry'));
    expect(positionToBegin(writePosition(copied))).toEqual(copied);
    expect(copied).toEqual(view(game, 'all'));
  }
});
