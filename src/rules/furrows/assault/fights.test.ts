import { describe, expect, it } from 'vitest';
import { neighbour, type Direction, type Hex } from '../../../hex';
import { placedBase } from '../bases';
import { oddsOf } from '../damage';
import { whyIllegal } from '../legality';
import { at, valley } from '../maps/valley';
import { options } from '../options';
import { playWith } from '../play';
import { base, draftOf, facingOf, gameWith, hexOf, id, told } from '../testing';
import type { Action, Base, Beaten, Event, Fight, Game } from '../types';
import {
  distributions,
  fightOn,
  forecastAssault,
  forecastHits,
  newFight,
  onlyDistribution,
  retreatHex,
  rollAssault,
  sensible,
} from '.';
import { assaultHit, leftOf } from './hits';
import { lastStandHex, nextToGo } from './retreat';
import { dice, forces, fought, goes, ready, stays } from './testing';

const foot = told('fast', 'F+B+-');
/** Numbers one after the other, then ones. */
const rolling = (...rolls: readonly number[]) => {
  let next = 0;
  return () => rolls.at(next++) ?? 1;
};
/** The first assault with its dice rolled: so many successes by profile of each side, none deflected. */
function rolled(game: Game, foundry: readonly number[], league: readonly number[]) {
  const pair = forces(game);
  const of = (successes: readonly number[], { profiles, deflections }: (typeof pair)[number]) => [
    ...profiles.flatMap(({ count }, index) => dice(successes[index] ?? 0, count)),
    ...deflections.flatMap(({ count }) => dice(0, count)),
  ];
  (game.fight as { roll: Fight['roll'] }).roll = rollAssault(
    pair,
    rolling(...of(foundry, pair[0]), ...of(league, pair[1])),
  );
  return game;
}

describe('§10.3: what the dice are for', () => {
  const causes = (game: Game, side: 0 | 1) => forces(game)[side].profiles.map((each) => each.dice);

  it('bases that hit alike roll together, each told by itself; others apart, the strongest first', () => {
    const alike = ready(
      goes('lineSection', '1608/S', { ...foot, id: 'a' }),
      goes('sappers', '1509/SE', { ...foot, id: 'b' }),
      stays('heron', '1609/N'),
    );
    expect(causes(alike, 0)).toEqual([
      [
        { cause: { code: 'base', base: 'a', facet: 'front', models: 4 }, value: 4 },
        { cause: { code: 'base', base: 'b', facet: 'front', models: 4 }, value: 4 },
      ],
    ]);
    const apart = ready(
      goes('anvil', '1608/S'),
      goes('sappers', '1509/SE', { ...foot, id: 'b' }),
      stays('heron', '1609/N'),
    );
    expect(causes(apart, 0)).toEqual([
      [{ cause: { code: 'base', base: 'b', facet: 'front', models: 4 }, value: 4 }],
      [{ cause: { code: 'base', base: 'anvil', facet: 'front', models: 1 }, value: 4 }],
    ]);
  });

  it('§3.4: a sergeant has a die, a champion two, a captain none', () => {
    const led = (elite: 'sergeant' | 'champion' | 'captain') =>
      causes(
        ready(goes('lineSection', '1608/S', { ...foot, upgrades: [elite] }), stays('heron', '1609/N')),
        0,
      )[0].slice(1);
    expect(led('sergeant')).toEqual([
      { cause: { code: 'elite', base: 'lineSection', elite: 'sergeant' }, value: 1 },
    ]);
    expect(led('champion')).toMatchObject([{ value: 2 }]);
    expect(led('captain')).toEqual([]);
  });

  it('a side without deflection dice rolls none', () => {
    const behind = ready(goes('anvil', '1610/N'), stays('heron', '1609/N'));
    expect(forces(behind)[1].deflections).toEqual([]);
  });

  it('E-79: a crew in a trench deflects too, beside a tank as well', () => {
    const tokens = { difficult: { hex: at('1413'), tokens: 1 } };
    const crew = ready(stays('pikeGun', '1413/N', told('setUp', '-+-+-')), goes('anvil', '1412/S', tokens));
    expect(forces(crew)[1].deflections.at(-1)).toEqual({
      toHit: 5,
      dice: [{ cause: { code: 'trench' }, value: 2 }],
      count: 2,
    });
    const both = ready(
      stays('heron', '1413/N'),
      stays('leagueRifles', '1413/N'),
      goes('anvil', '1412/S', tokens),
    );
    expect(forces(both)[1].deflections.find(({ toHit }) => toHit === 5)).toMatchObject({ count: 3 });
  });

  it('the chances of the advantage come to 1', () => {
    const game = ready(goes('anvil', '1608/S'), stays('heron', '1609/N'));
    const { foundry, league } = forecastAssault(game, game.fight!.assaults[0]).advantage;
    expect(foundry).toBeGreaterThan(0.5);
    expect(foundry + league).toBeCloseTo(1, 12);
    const both = ready(
      goes('anvil', '1608/S'),
      goes('lineSection', '1509/SE', foot),
      stays('heron', '1609/N'),
    );
    const { left } = forecastAssault(both, both.fight!.assaults[0]);
    for (const chances of [left.foundry, left.league]) {
      expect(Math.min(...chances)).toBeGreaterThan(0);
      expect(chances.reduce((so, chance) => so + chance, 0)).toBeCloseTo(1, 12);
    }
  });
});

describe('E-37: attacked from several sides', () => {
  const faceOf = (holder: Base, ...entrants: readonly Base[]) => {
    const facet = (order: readonly Base[]) =>
      ready(...order).fight!.assaults[0].fighters.find(({ base: name }) => name === holder.id)!.facet;
    const found = facet([holder, ...entrants]);
    expect(facet([...entrants.toReversed(), holder])).toBe(found);
    return found;
  };
  const line = (place: string) => goes('lineSection', place, { ...foot, id: place });

  it('most assault dice, then deflection, then armour; of equals the side nearer to the front', () => {
    const heron = stays('heron', '1609/N');
    expect(faceOf(heron, line('1610/N'), line('1509/SE'))).toBe('frontSide');
    expect(faceOf(heron, line('1608/S'), line('1509/SE'))).toBe('front');
    expect(faceOf(heron, line('1610/N'), line('1510/NE'))).toBe('backSide');
    const rifles = (place: string) => goes('leagueRifles', place, { ...foot, id: place });
    const rampart = stays('rampart', '1609/N');
    expect(faceOf(rampart, rifles('1510/NE'), rifles('1509/SE'))).toBe('frontSide');
    expect(faceOf(rampart, rifles('1610/N'), rifles('1510/NE'))).toBe('backSide');
  });

  it('only enemies who get there count: not a friend that comes in, nor who still tries the ground', () => {
    const friend = ready(
      stays('heron', '1609/N'),
      goes('anvil', '1610/N'),
      goes('leagueRifles', '1608/S', foot),
    );
    const facets = (game: Game) =>
      game.fight!.assaults[0].fighters.map(({ base: name, facet }) => `${name} ${facet}`);
    expect(facets(friend)).toEqual(['heron back', 'anvil front', 'leagueRifles front']);
    const tries = ready(
      stays('heron', '1008/N'),
      goes('anvil', '1009/N', { difficult: { hex: at('1008'), tokens: 1 } }),
      goes('lurcher', '1007/S'),
    );
    expect(facets(tries)).toEqual(['heron back', 'anvil front']);
  });

  it('who flies over is in no assault; who goes elsewhere to fight is not in this one', () => {
    const game = ready(
      goes('anvil', '1608/S'),
      stays('heron', '1609/N'),
      base('kite', '1610/N', told('slow', 'T,F+-+-')),
    );
    expect(game.fight!.assaults[0].fighters.map(({ base: name }) => name)).toEqual(['anvil', 'heron']);
    const away = ready(
      goes('anvil', '1608/S', { id: 'in' }),
      goes('heron', '1609/S', { id: 'out' }),
      stays('leagueRifles', '1609/N', { id: 'stay' }),
      stays('anvil', '1610/N', { id: 'there' }),
    );
    expect(
      away.fight!.assaults.map(({ fighters }) => fighters.map(({ base: name, role }) => `${name} ${role}`)),
    ).toEqual([
      ['in enters', 'stay holds'],
      ['out enters', 'there holds'],
    ]);
  });
});

describe('§10.5: hits are distributed', () => {
  const both = () =>
    ready(
      goes('anvil', '1608/S'),
      goes('lineSection', '1509/SE', foot),
      stays('heron', '1609/N'),
      stays('leagueRifles', '1609/N'),
    );
  const hit = (profile: number, target: string, support = 0) => ({ profile, target: id(target), support });

  it('no assault, no hits', () => {
    expect(() => leftOf(gameWith([]), 'foundry')).toThrow(new RangeError('No assault is on'));
    expect(() => leftOf(ready(goes('anvil', '1608/S')), 'foundry')).toThrow(
      new RangeError('No assault is on'),
    );
  });

  it('each way there is: which bases, in which order', () => {
    const game = rolled(both(), [0, 2], []);
    expect(distributions(game, 'foundry')).toEqual([
      [hit(1, 'heron'), hit(1, 'leagueRifles')],
      [hit(1, 'leagueRifles'), hit(1, 'leagueRifles')],
      [hit(1, 'leagueRifles'), hit(1, 'heron')],
    ]);
    expect(onlyDistribution(game, 'foundry')).toBeUndefined();
    expect(distributions(game, 'league')).toEqual([]);
    expect([onlyDistribution(game, 'league'), sensible(game, 'league')]).toEqual([[], []]);
  });

  it('hits of two profiles on one base are a choice, of one profile none', () => {
    const one = ready(
      goes('anvil', '1608/S'),
      goes('lineSection', '1509/SE', foot),
      stays('heron', '1609/N'),
    );
    expect(onlyDistribution(rolled(one, [1, 1], []), 'foundry')).toBeUndefined();
    expect(onlyDistribution(rolled(one, [1, 0], []), 'foundry')).toEqual([hit(0, 'heron')]);
    expect(onlyDistribution(rolled(one, [0, 3], []), 'foundry')).toEqual([hit(1, 'heron', 2)]);
  });

  it('what is refused says by which rule', () => {
    const game = rolled(both(), [1, 4], []);
    const phase = { name: 'hits', side: 'foundry', step: 1, hex: at('1609') } as const;
    const why = (...hits: ReturnType<typeof hit>[]) =>
      whyIllegal({ ...game, phase }, { type: 'assignHits', hits });
    const rifles = (profile: number) => hit(profile, 'leagueRifles');
    expect(why(rifles(0), rifles(0), rifles(1), rifles(1), hit(1, 'heron'))).toEqual({
      reason: 'profileSpent',
      rule: '§10.5',
      profile: 0,
      given: 2,
      left: 1,
    });
    expect(why(rifles(0), rifles(1), rifles(1), hit(1, 'heron'), hit(1, 'heron'))).toEqual({
      reason: 'modelsHit',
      rule: 'E-39',
      target: 'heron',
      given: 2,
      models: 1,
    });
    expect(why(rifles(0), rifles(1), rifles(1), rifles(1), hit(1, 'heron', 1))).toEqual({
      reason: 'supportCount',
      rule: 'E-39',
      given: 1,
      needed: 0,
    });
    expect(why(rifles(0), rifles(1), rifles(1), rifles(1), hit(1, 'heron'))).toBeUndefined();
    expect(why(hit(0, 'anvil'))).toMatchObject({ reason: 'notInAssault', rule: '§10.5', base: 'anvil' });
    expect(why(rifles(2))).toMatchObject({ reason: 'noSuchProfile', rule: '§10.5', profile: 2, profiles: 2 });
    expect(why(rifles(0))).toMatchObject({ reason: 'hitCount', rule: '§10.5', given: 1, needed: 5 });
  });

  it('a hit is its own side’s, on the side its target fights with; only support adds to it', () => {
    const game = rolled(ready(goes('anvil', '1610/N'), stays('heron', '1609/N')), [1], [1]);
    const ours = assaultHit(game, 'foundry', hit(0, 'heron'));
    expect(ours.facet).toBe('back');
    expect(ours.plus).toEqual([{ cause: { code: 'weapon' }, value: -1 }]);
    expect(assaultHit(game, 'foundry', hit(0, 'heron', 2)).plus).toEqual([
      ...ours.plus,
      { cause: { code: 'support' }, value: 2 },
    ]);
    const rifles = rolled(ready(goes('anvil', '1608/S'), stays('leagueRifles', '1609/N')), [1], [1]);
    const ap = (side: 'foundry' | 'league', target: string) =>
      assaultHit(rifles, side, hit(0, target)).ap.find(({ cause }) => cause.code === 'assault')?.value;
    expect([ap('foundry', 'leagueRifles'), ap('league', 'anvil')]).toEqual([-1, 0]);
  });

  it('the odds of a base count the hits it gets', () => {
    const game = rolled(both(), [0, 3], []);
    const hits = [hit(1, 'leagueRifles'), hit(1, 'heron', 1), hit(1, 'leagueRifles')];
    const { odds, hits: known } = forecastHits(game, 'foundry', hits);
    expect(odds.map(({ target }) => target)).toEqual(['leagueRifles', 'heron']);
    expect(odds[1].odds).toEqual(oddsOf(game.bases[id('heron')], [{ chance: 1, hit: known[1].hit }]));
    expect(odds[0].odds).toEqual(
      oddsOf(
        game.bases[id('leagueRifles')],
        [known[0], known[2]].map((each) => ({ chance: 1, hit: each.hit })),
      ),
    );
  });

  it('what is chosen is kept and told, then rolled, the Foundry’s first; the assault’s dice are not rolled again', () => {
    const game = ready(goes('lineSection', '1608/S', foot), stays('leagueRifles', '1609/N'));
    const [foundry, league] = forces(game);
    const all = [
      ...dice(2, 4),
      ...dice(0, foundry.deflections[0].count),
      ...dice(3, 4),
      ...dice(0, league.deflections[0].count),
    ];
    // Two hits of four models each are no choice; the League's three neither.
    const { events, waits } = fightOn(game, rolling(...all, 6, 1, 6, 6, 6));
    const [fight] = events.filter((event) => event.type === 'assaultFought');
    expect(events.filter(({ type }) => type === 'hitsAssigned')).toMatchObject([
      { side: 'foundry', hits: [hit(0, 'leagueRifles'), hit(0, 'leagueRifles')] },
      { side: 'league', hits: [hit(0, 'lineSection'), hit(0, 'lineSection'), hit(0, 'lineSection')] },
    ]);
    expect(
      fight.results.map(({ side, assigned, hit: known, result }) => [
        side,
        assigned.target,
        known.facet,
        result.armour.length === known.dice,
      ]),
    ).toEqual([
      ['foundry', 'leagueRifles', 'front', true],
      ['foundry', 'leagueRifles', 'front', true],
      ['league', 'lineSection', 'front', true],
      ['league', 'lineSection', 'front', true],
      ['league', 'lineSection', 'front', true],
    ]);
    expect(waits).toBeNull();
    expect(game.fight!.assigned).toEqual({ foundry: null, league: null });

    const open = both();
    const first = fightOn(open, rolling(...dice(0, 4), ...dice(2, 4)));
    open.phase = first.waits!;
    expect(first.waits).toMatchObject({ name: 'hits', side: 'foundry' });
    expect(options(open)).toEqual(
      distributions(open, 'foundry').map((hits) => ({ type: 'assignHits', hits })),
    );
    const chosen: Action = { type: 'assignHits', hits: [hit(1, 'leagueRifles'), hit(1, 'heron')] };
    const then = playWith(open, chosen, () => 1);
    expect(then.slice(0, 2)).toMatchObject([
      { type: 'hitsAssigned', side: 'foundry', hits: chosen.hits },
      { type: 'assaultFought', hex: at('1609'), winner: 'foundry' },
    ]);
    expect(then.some(({ type }) => type === 'assaultRolled')).toBe(false);
  });

  it('nothing to distribute is not told', () => {
    const { events } = fought(ready(goes('anvil', '1608/S'), stays('heron', '1609/N')), 'foundry');
    expect(events.some(({ type }) => type === 'hitsAssigned')).toBe(false);
  });
});

describe('§10.6: who gives way', () => {
  const beatenIn = (bases: readonly Base[], ...beaten: readonly (readonly [string, Beaten['as']])[]) =>
    draftOf(
      gameWith(bases, {
        part: 'movement1',
        fight: {
          ...newFight(1),
          retreating: true,
          beaten: beaten.map(([name, as]) => ({ base: id(name), as, last: false })),
        },
      }),
    );
  const next = (...all: Parameters<typeof beatenIn>) => nextToGo(beatenIn(...all))?.base;

  it('the Foundry’s first, then by hex, the larger, as listed', () => {
    const a = base('heron', '1209', { id: 'a' });
    const b = base('heron', '1609', { id: 'b' });
    const anvil = base('anvil', '1809');
    expect(next([a, b, anvil], ['b', 'holder'], ['a', 'holder'], ['anvil', 'holder'])).toBe('anvil');
    expect(next([b, a], ['b', 'holder'], ['a', 'holder'])).toBe('a');
    const rifles = base('leagueRifles', '1209', { id: 'c' });
    expect(next([rifles, a], ['c', 'holder'], ['a', 'holder'])).toBe('a');
    const twin = base('leagueRifles', '1209', { id: 'd' });
    expect(next([rifles, twin], ['d', 'holder'], ['c', 'holder'])).toBe('c');
    expect(nextToGo(gameWith([a]))).toBeUndefined();
  });

  it('a beaten entrant stays in its hex unless an enemy holds that or it has become too full', () => {
    const line = (name: string, place = '1608') => base('lineSection', place, { id: name });
    expect(next([line('a')], ['a', 'entrant'])).toBeUndefined();
    expect(next([line('a'), line('b')], ['a', 'entrant'])).toBeUndefined();
    expect(next([line('a'), line('b'), line('c')], ['a', 'entrant'])).toBe('a');
    // Who has to leave the hex anyhow makes room, friend or enemy [E-93].
    expect(
      next([line('a'), line('b'), line('z', '1609')], ['a', 'entrant'], ['z', 'entrant']),
    ).toBeUndefined();
    const going = beatenIn([line('a'), line('b'), line('c')], ['a', 'entrant'], ['c', 'holder']);
    expect(nextToGo(going)).toMatchObject({ base: 'c' });
    const enemy = base('leagueRifles', '1608', { id: 'foe' });
    expect(next([line('a'), enemy], ['a', 'entrant'])).toBe('a');
    expect(next([line('a'), enemy], ['a', 'entrant'], ['foe', 'holder'])).toBe('foe');
  });

  const to = (game: Game, name = 'heron') => retreatHex(game, placedBase(game, id(name)));
  const heron = base('heron', '1609/N');

  it('E-93: a hex that somebody has to leave is free, of an entrant that may stay it is not', () => {
    const foe = base('lineSection', '1610', { id: 'foe' });
    expect(to(beatenIn([heron, foe], ['heron', 'holder'], ['foe', 'holder']))).toBe(at('1610'));
    expect(to(beatenIn([heron, foe], ['heron', 'holder'], ['foe', 'entrant']))).toBe(at('1510'));
    // The foe has to go on: one of the other side has come where it stands.
    const winner = base('leagueRifles', '1610', { id: 'winner' });
    const held = beatenIn([heron, foe, winner], ['heron', 'holder'], ['foe', 'entrant']);
    expect(to(held)).toBe(at('1610'));
    expect(lastStandHex(held, placedBase(held, id('heron')))).toBeNull();
    const friend = base('heron', '1610', { id: 'friend' });
    expect(to(beatenIn([heron, friend], ['heron', 'holder'], ['friend', 'holder']))).toBe(at('1610'));
    expect(to(beatenIn([heron, friend], ['heron', 'holder'], ['friend', 'entrant']))).toBe(at('1510'));
    // The friend has to go on: two more have come where it stands.
    const rifles = (name: string) => base('leagueRifles', '1610', { id: name });
    const full = [heron, rifles('a'), rifles('b'), rifles('c')];
    expect(to(beatenIn(full, ['heron', 'holder']))).toBe(at('1510'));
    expect(to(beatenIn(full, ['heron', 'holder'], ['a', 'entrant'], ['b', 'entrant']))).toBe(at('1610'));
  });

  const along = (from: Hex, ...ways: readonly Direction[]): Hex =>
    ways.reduce((hex, way) => neighbour(valley.grid, hex, way)!, from);

  it.each(['N', 'NE', 'S'])('E-41: facing %s, from backwards round both ways, clockwise first', (name) => {
    const facing = facingOf(name);
    const [back, cw, ccw] = [3, 4, 2].map((sixths) => ((facing + sixths) % 6) as Direction);
    const [cw2, ccw2] = [5, 1].map((sixths) => ((facing + sixths) % 6) as Direction);
    const ways: readonly (readonly Direction[])[] = [
      ...[back, cw, ccw, cw2, ccw2, facing].map((way) => [way]),
      [back, back],
      [back, cw],
      [back, ccw],
      [cw, cw],
      [ccw, ccw],
      [cw, cw2],
      [ccw, ccw2],
      [cw2, cw2],
      [ccw2, ccw2],
      [cw2, facing],
      [ccw2, facing],
      [facing, facing],
    ];
    const found: (Hex | null)[] = [];
    const bases: Base[] = [base('heron', `1308/${name}`)];
    for (const [index] of ways.entries()) {
      const hex = retreatHex(gameWith(bases), placedBase(gameWith(bases), id('heron')));
      found.push(hex);
      if (hex === null) break;
      bases.push(base('heron', '0101', { id: `full${index}`, where: { at: 'map', hex, facing: 0 } }));
    }
    const expected = ways.map((way) => along(at('1308'), ...way));
    expect(found).toEqual(expected);
    expect(to(gameWith(bases))).toBeNull();
  });

  const ring = ['1610', '1510', '1710', '1509', '1709', '1608'];
  const foes = (places: readonly string[]) =>
    places.map((place) => base('lineSection', place, { id: `foe${place}` }));

  it('E-41: two hexes away only next to a hex that no enemy holds', () => {
    const open = [heron, base('heron', '1608', { id: 'friend' }), ...foes(ring.slice(0, 5))];
    expect(to(gameWith(open))).toBe(along(at('1609'), 0, 5));
  });

  it('E-42: into the enemy’s hex nearest to backwards, and nowhere else', () => {
    const only = gameWith([heron, ...foes(['1608'])]);
    expect(lastStandHex(only, placedBase(only, id('heron')))).toBe(at('1608'));
    const none = gameWith([heron]);
    expect(lastStandHex(none, placedBase(none, id('heron')))).toBeNull();
  });

  it('E-91: without a hex, and no last fight left, it is destroyed', () => {
    const game = beatenIn([heron, ...foes(ring)], ['heron', 'holder']);
    game.fight!.beaten = [{ base: id('heron'), as: 'holder', last: true }];
    const { events, waits } = fightOn(game, () => 1);
    expect(events).toMatchObject([{ type: 'destroyed', base: 'heron', why: 'noRetreat' }]);
    expect([waits, game.fight!.beaten]).toEqual([null, []]);
  });

  it('nor with friends all round it and no enemy to fight', () => {
    const near = [0, 1, 2, 3, 4, 5] as readonly Direction[];
    const hexes = [
      ...new Set(near.flatMap((a) => [along(at('1308'), a), ...near.map((b) => along(at('1308'), a, b))])),
    ];
    const friends = hexes
      .filter((hex) => hex !== at('1308'))
      .map((hex, index) =>
        base('heron', '0101', { id: `full${index}`, where: { at: 'map', hex, facing: 0 } }),
      );
    const game = beatenIn([base('heron', '1308/N'), ...friends], ['heron', 'holder']);
    expect(fightOn(game, () => 1).events).toMatchObject([
      { type: 'destroyed', base: 'heron', why: 'noRetreat' },
    ]);
  });

  it('a holder that wins stays and enters nowhere; what is beaten is kept as what it was', () => {
    const game = ready(goes('anvil', '1608/S'), stays('heron', '1609/N'));
    const { events } = fought(game, 'league');
    expect(events.some(({ type }) => type === 'entered')).toBe(false);
    const lost = ready(goes('anvil', '1608/S'), stays('heron', '1609/N'));
    fought(lost, 'foundry');
    expect(lost.fight!.beaten).toEqual([{ base: 'heron', as: 'holder', last: false }]);
    expect(game.fight!.beaten).toEqual([{ base: 'anvil', as: 'entrant', last: false }]);
  });

  it('the retreat is told, and only its own base may be turned', () => {
    const game = ready(
      goes('anvil', '1608/S'),
      stays('heron', '1609/N'),
      stays('heron', '1211/N', { id: 'other' }),
    );
    fought(game, 'foundry');
    expect(whyIllegal(game, { type: 'retreat', base: id('other'), facing: 0 })).toEqual({
      reason: 'notRetreating',
      rule: '§10.6',
      base: 'other',
      retreating: 'heron',
    });
    expect(whyIllegal(game, { type: 'retreat', base: id('heron'), facing: 2 })).toMatchObject({
      rule: '§10.6',
    });
    expect(options(game)).toEqual([0, 1, 5, 3].map((facing) => ({ type: 'retreat', base: 'heron', facing })));
    const [told_]: readonly Event[] = playWith(
      game,
      { type: 'retreat', base: id('heron'), facing: 3 },
      () => 1,
    );
    expect(told_).toEqual({
      type: 'retreated',
      base: 'heron',
      from: at('1609'),
      hex: at('1610'),
      facing: [0, 3],
    });
    expect(hexOf(game, 'heron')).toBe(at('1610'));
  });
});
