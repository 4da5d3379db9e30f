import { describe, expect, it } from 'vitest';
import {
  distributions,
  furrows,
  leftOf,
  mapOf,
  shareOf,
  targetsIn,
  type Base,
  type BaseId,
  type Fight,
  type ForceRoll,
  type Game,
} from '../../../rules/furrows';
import type { Draft } from '../../../rules/result';
import { hexAt } from '../../../hex';
import { aimedAt, earlier, ofProfile, supportLeft, supportedBy, type Hits } from './hits';

const [ANVIL, LINE] = ['anvil', 'line-1'] as BaseId[];

/** The Anvil and a Line section enter where the Heron and rifles with 3 models stand, and have so many successes left. */
function hitsOf(left: readonly [line: number, anvil: number]): Game {
  const game = structuredClone(furrows.setup({ scenario: 'firstLight', orders: 'quick' }, 1)) as Draft<Game>;
  const hex = hexAt(mapOf(game).grid, 12, 9)!;
  const bases = Object.values(game.bases) as Base[];
  const own = bases.filter(({ side }) => side === 'foundry').slice(0, 2);
  const [heron, rifles] = bases.filter(({ side }) => side === 'league');
  (game.bases[rifles.id] as { models: number }).models = 3;
  const profile = (toHit: number, plus: number) => ({
    toHit,
    ap: 0,
    damage: { sides: 6, plus },
    strength: 3.5 + plus,
  });
  const force = (side: 'foundry' | 'league') => ({
    side,
    deflections: [],
    profiles: [
      { profile: profile(4, 0), dice: [], count: 4 },
      { profile: profile(5, -1), dice: [], count: 4 },
    ],
  });
  const rolled = (side: 'foundry' | 'league', mine: readonly number[]): ForceRoll => ({
    side,
    rolls: [[], []],
    deflections: [],
    successes: mine,
    deflected: 0,
    left: mine,
  });
  const fight: Fight = {
    step: 1,
    assaults: [
      {
        hex,
        again: null,
        fighters: [
          ...own.map(({ id }) => ({ base: id, role: 'enters', facet: 'front' }) as const),
          ...[heron, rifles].map(({ id }) => ({ base: id, role: 'holds', facet: 'front' }) as const),
        ],
      },
    ],
    roll: {
      forces: [force('foundry'), force('league')],
      rolls: [rolled('foundry', left), rolled('league', [0, 0])],
      advantage: 'foundry',
    },
    assigned: { foundry: null, league: null },
    winners: [],
    beaten: [],
    retreating: false,
    retreat: null,
    wire: [],
  };
  return { ...game, part: 'movement1', phase: { name: 'hits', side: 'foundry', step: 1, hex }, fight };
}

const whyNot = (game: Game, hits: Hits) => furrows.whyIllegal(game, { type: 'assignHits', hits });

describe('§10.5, E-39, E-92: hits given one by one', () => {
  const game = hitsOf([4, 3]);
  const first = distributions(game, 'foundry')[0];
  const targets = targetsIn(game, 'foundry').map(({ fighter }) => fighter.base);
  const on = (hits: Hits) => hits.map(({ target }) => target);

  it('the ready ways are legal', () => {
    expect([ANVIL, LINE].some((own) => targets.includes(own))).toBe(false);
    expect(shareOf(game, 'foundry')).toEqual({ hits: 4, support: 3 });
    expect(whyNot(game, first)).toBeUndefined();
  });

  it('another target where all its models have been given one changes places with the last hit on it', () => {
    for (const [at] of first.entries())
      for (const target of targets) {
        const next = aimedAt(game, first, at, target);
        expect(next[at].target).toBe(target);
        expect(on(next).toSorted()).toEqual(on(first).toSorted());
        expect(whyNot(game, next)).toBeUndefined();
      }
  });

  it('another target that can still take one is simply taken', () => {
    const few = hitsOf([2, 0]);
    const ways = distributions(few, 'foundry');
    const both = ways.find((way) => new Set(on(way)).size === 2)!;
    const rifles = targetsIn(few, 'foundry').find(({ models }) => models === 3)!.fighter.base;
    const at = on(both).findIndex((target) => target !== rifles);
    const next = aimedAt(few, both, at, rifles);
    expect(on(next)).toEqual([rifles, rifles]);
    expect(whyNot(few, next)).toBeUndefined();
  });

  it('dice that are left over for support can be taken for a hit, others change places', () => {
    const spare = ofProfile(game, first, 0, 1);
    expect(spare[0].profile).toBe(1);
    expect(spare.filter(({ profile }) => profile === 0)).toHaveLength(3);
    expect(whyNot(game, spare)).toBeUndefined();
    const tight = hitsOf([3, 1]);
    const given = distributions(tight, 'foundry')[0];
    expect(leftOf(tight, 'foundry')).toEqual([3, 1]);
    const other = given.findIndex(({ profile }) => profile === 0);
    const next = ofProfile(tight, given, other, 1);
    expect(next[other].profile).toBe(1);
    expect(next.map(({ profile }) => profile).toSorted()).toEqual([0, 0, 0, 1]);
    expect(whyNot(tight, next)).toBeUndefined();
  });

  it('support is taken from one hit and given to another; in between it is refused by number', () => {
    const at = first.findIndex(({ support }) => support > 0);
    const other = (at + 1) % first.length;
    const less = supportedBy(first, at, -1);
    expect(supportLeft(game, less)).toBe(1);
    expect(whyNot(game, less)).toMatchObject({ reason: 'supportCount', given: 2, needed: 3 });
    const more = supportedBy(less, other, 1);
    expect(supportLeft(game, more)).toBe(0);
    expect(whyNot(game, more)).toBeUndefined();
  });

  it('the order is free', () => {
    const next = earlier(first, 1);
    expect(next[0]).toBe(first[1]);
    expect(next[1]).toBe(first[0]);
    expect(next.slice(2)).toEqual(first.slice(2));
    expect(whyNot(game, next)).toBeUndefined();
  });
});
