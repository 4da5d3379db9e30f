import { describe, expect, it } from 'vitest';
import { furrows } from '../ruleset';
import { positionsOf } from '../testing';
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

  it('takes the bases in any order', () => {
    const other = START.replace(
      'anvil@unplaced slow; line-1@unplaced slow',
      'line-1@unplaced slow; anvil@unplaced slow',
    );
    expect(readPosition(other)).toEqual(readPosition(START));
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
    ['flag', START.replace('1209-', '1209X')],
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

  it('says where', () => {
    const line = START.replace('1205F', '1205?');
    const fault = readPosition(line);
    expect(isFault(fault) && line.slice(fault.at)).toMatch(/^1205\?/);
  });
});
