import { describe, expect, it } from 'vitest';
import { aftermath } from './aftermath';
import { basesIn, enemyOf, isGround, livingElites, livingOrdinary, placedBase } from './bases';
import { at } from './maps/valley';
import { fitTogether, stackIn } from './stacking';
import { base, draftOf, gameWith, id } from './testing';
import type { Base, Flag, Game, Side, UnitName } from './types';
import { destroyedBy, flagOf, flagsNow, victoryNow, worthOf } from './victory';

const gone = (unit: UnitName, name: string) =>
  base(unit, '0101', { id: name, where: { at: 'destroyed', hex: at('0101') } });
const [A, B] = [at('1209'), at('1310')];
const flags = (a: Side | null, b: Side | null): readonly Flag[] => [
  { hex: A, side: a },
  { hex: B, side: b },
];
/** An Anvil and a Heron out of everybody's way at the end of the last turn. */
const last = (bases: readonly Base[] = [], rest: Partial<Game> = {}) =>
  gameWith([base('anvil', '1005'), base('heron', '1014'), ...bases], { turn: 6, ...rest });

describe('§3, §16: what a base is worth', () => {
  it('three for an industry, one for all else, its upgrades with it', () => {
    expect(worthOf(base('anvil', '1205'))).toBe(18);
    expect(worthOf(base('leagueRifles', '1213'))).toBe(6);
    const plain = worthOf(base('lineSection', '1205'));
    expect(worthOf(base('lineSection', '1205', { upgrades: ['sergeant'] }))).toBeGreaterThan(plain);
  });

  it('counts for the enemy once it is destroyed', () => {
    const game = last([gone('anvil', 'x'), gone('leagueRifles', 'y'), gone('leagueRifles', 'z')]);
    expect([destroyedBy(game, 'league'), destroyedBy(game, 'foundry')]).toEqual([18, 12]);
    expect(destroyedBy(last(), 'foundry')).toBe(0);
  });
});

describe('§16: flags', () => {
  it('an unshaken ground base takes the flag of its objective, else it stays', () => {
    const taken = (...bases: readonly Base[]) =>
      flagsNow(gameWith(bases, { flags: flags('league', null) })).map(({ side }) => side);
    expect(taken()).toEqual(['league', null]);
    expect(taken(base('anvil', '1209'))).toEqual(['foundry', null]);
    expect(taken(base('anvil', '1209', { shaken: 1 }))).toEqual(['league', null]);
    expect(taken(base('kite', '1310'))).toEqual(['league', null]);
    expect(taken(base('anvil', '1208'), base('heron', '1310'))).toEqual(['league', 'league']);
    expect(taken(base('kite', '1209'), base('heron', '1209'))).toEqual(['league', null]);
  });

  it('the Aftermath tells which have changed', () => {
    const game = draftOf(
      gameWith([base('anvil', '1209', { shaken: 1 }), base('heron', '1310')], {
        flags: flags('league', null),
      }),
    );
    expect(aftermath(game)).toEqual([
      { type: 'recovered', base: 'anvil', tokens: 0 },
      { type: 'flagged', hex: A, side: 'foundry', before: 'league' },
      { type: 'flagged', hex: B, side: 'league', before: null },
    ]);
    expect(game.flags).toEqual(flags('foundry', 'league'));
    expect(aftermath(game)).toEqual([]);
    const nobody = draftOf(gameWith([base('anvil', '1205')], { flags: flags(null, 'league') }));
    expect(aftermath(nobody)).toEqual([]);
    expect(nobody.flags).toEqual(flags(null, 'league'));
  });

  it('a hex that is no objective has none', () => {
    const game = last([], { flags: flags('foundry', 'league') });
    expect([flagOf(game, A), flagOf(game, B), flagOf(game, at('1205'))]).toEqual(['foundry', 'league', null]);
  });
});

describe('§16, E-87: who has won', () => {
  it('a side without bases has lost, in any turn; both: a draw', () => {
    const alone = gameWith([base('anvil', '1205'), gone('heron', 'heron')]);
    expect(victoryNow(alone)).toEqual({
      winner: 'foundry',
      because: { code: 'noBases', sides: ['league'] },
      destroyed: { foundry: worthOf(base('heron', '1213')), league: 0 },
    });
    const neither = gameWith([gone('anvil', 'anvil'), gone('heron', 'heron')]);
    expect(victoryNow(neither)).toMatchObject({
      winner: null,
      because: { code: 'noBases', sides: ['foundry', 'league'] },
    });
    expect(victoryNow(gameWith([base('anvil', '1205'), base('heron', '1213')]))).toBeNull();
  });

  it('after the last turn both decisive flags win, whatever was destroyed', () => {
    const lost = [gone('anvil', 'x')];
    expect(victoryNow(last(lost, { flags: flags('foundry', 'foundry') }))).toEqual({
      winner: 'foundry',
      because: { code: 'flags', hexes: [A, B] },
      destroyed: { foundry: 0, league: 18 },
    });
    expect(victoryNow(last([], { flags: flags('league', 'league') }))?.winner).toBe('league');
    expect(victoryNow(last([], { turn: 5, flags: flags('league', 'league') }))).toBeNull();
  });

  it('else the greater worth destroyed; equal: a draw', () => {
    const shared = { flags: flags('foundry', 'league') };
    expect(victoryNow(last([gone('anvil', 'x')], shared))).toMatchObject({
      winner: 'league',
      because: { code: 'worth', foundry: 0, league: 18 },
    });
    expect(victoryNow(last([gone('leagueRifles', 'y')], shared))).toMatchObject({
      winner: 'foundry',
      because: { code: 'worth', foundry: 6, league: 0 },
    });
    expect(victoryNow(last([], shared))?.winner).toBeNull();
    expect(victoryNow(last([], { flags: flags('foundry', null) }))?.winner).toBeNull();
  });
});

describe('§6.2: stacks', () => {
  it('two bases, one of them large, or one huge alone', () => {
    const [line, anvil, rampart] = [
      base('lineSection', '1205'),
      base('anvil', '1205'),
      base('rampart', '1205'),
    ];
    const fits = (...bases: readonly Base[]) => fitTogether(bases);
    expect([fits(line, line), fits(line, anvil), fits(rampart), fits(anvil)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([fits(anvil, anvil), fits(line, line, line), fits(rampart, line)]).toEqual([false, false, false]);
  });

  it('a side’s bases share the ground or the air of a hex', () => {
    const game = gameWith([
      base('heron', '1209'),
      base('kite', '1209'),
      base('leagueRifles', '1210'),
      base('anvil', '1209', { id: 'foe' }),
    ]);
    const names = (like: string) => stackIn(game, 'league', A, game.bases[id(like)]).map((each) => each.id);
    expect([names('heron'), names('kite')]).toEqual([['heron'], ['kite']]);
    expect(basesIn(game, A).map((each) => each.id)).toEqual(['heron', 'kite', 'foe']);
  });
});

describe('bases', () => {
  it('have an enemy, a place and their living', () => {
    expect([enemyOf('foundry'), enemyOf('league')]).toEqual(['league', 'foundry']);
    expect([isGround(base('kite', '1209')), isGround(base('heron', '1209'))]).toEqual([false, true]);
    const game = gameWith([gone('heron', 'heron')]);
    expect(() => placedBase(game, id('heron'))).toThrow(new RangeError('heron is not on the map'));
  });

  it('E-66: lose ordinary models first, then elites in their order', () => {
    const line = (models: number) =>
      base('lineSection', '1205', { models, upgrades: ['sergeant', 'champion'] });
    expect([4, 2, 1, 0].map((models) => livingElites(line(models)).length)).toEqual([2, 2, 1, 0]);
    expect([4, 2, 1, 0].map((models) => livingOrdinary(line(models)))).toEqual([2, 0, 0, 0]);
  });
});
