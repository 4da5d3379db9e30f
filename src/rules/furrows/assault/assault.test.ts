import { describe, expect, it, test } from 'vitest';
import { turned, type Direction } from '../../../hex';
import { placedBase } from '../bases';
import { whyIllegal } from '../legality';
import { at } from '../maps/valley';
import { options } from '../options';
import { playWith } from '../play';
import { base, everyRoll, gameWith, hexOf, id, scripted, told, type Sketch } from '../testing';
import type { Action, Assault, AssignedHit, Base, Fight, Game, Reason } from '../types';
import {
  distributions,
  fightOn,
  forecastAssault,
  forecastHits,
  onlyDistribution,
  retreatFacings,
  retreatHex,
  rollAssault,
} from '.';
import { dice, forces, fought, goes, ready, stays } from './testing';

const N = 0;

const facets = (game: Game) =>
  Object.fromEntries(
    game.fight!.assaults[0].fighters.map(({ base: name, facet, role }) => [name, `${role} ${facet}`]),
  );

describe('§10.1, §10.3: who fights with what', () => {
  test.each([
    ['1608/S', 'front'],
    ['1509/SE', 'frontSide'],
    ['1510/NE', 'backSide'],
    ['1610/N', 'back'],
  ])('a holder facing north is attacked from %s: %s', (from, side) => {
    const game = ready(stays('heron', '1609/N'), goes('anvil', from));
    expect(facets(game)).toEqual({ heron: `holds ${side}`, anvil: 'enters front' });
  });

  it('entrants use front values, or back if they reversed', () => {
    const game = ready(stays('heron', '1609/N'), goes('anvil', '1610/S', {}, 'stand'));
    expect(facets(game)).toEqual({ heron: 'holds back', anvil: 'enters back' });
  });

  it('E-35: a clashing base fights to its front, or to its back if it was reversing', () => {
    expect(facets(ready(goes('anvil', '1608/S'), goes('heron', '1609/N')))).toEqual({
      anvil: 'enters front',
      heron: 'stands front',
    });
    expect(facets(ready(goes('anvil', '1609/S'), goes('heron', '1610/S', {}, 'stand'))).heron).toBe(
      'stands back',
    );
  });

  it('E-37: attacked from several sides the best side for the holder', () => {
    const game = ready(
      stays('heron', '1609/N'),
      goes('lineSection', '1610/N', told('fast', 'F+B+-')),
      goes('anvil', '1509/SE'),
    );
    expect(facets(game).heron).toBe('holds frontSide');
  });

  it('E-79: entrants beside holders of their own side fight too', () => {
    const foot = told('fast', 'F+B+-');
    const game = ready(
      stays('leagueRifles', '1609/N', { id: 'a' }),
      goes('leagueRifles', '1610/N', { id: 'b', ...foot }),
      goes('anvil', '1608/S'),
    );
    expect(facets(game)).toMatchObject({ a: 'holds front', b: 'enters front', anvil: 'enters front' });
  });
});

describe('§10.3: dice', () => {
  const counts = (game: Game) =>
    forces(game).map(({ profiles, deflections }) => [
      profiles.map(({ count }) => count),
      deflections.map(({ toHit, count }) => [toHit, count]),
    ]);

  it('each living model’s assault and deflection dice', () => {
    const game = ready(
      stays('leagueRifles', '1609/N', { models: 3 }),
      goes('lineSection', '1608/S', told('fast', 'F+B+-')),
    );
    expect(counts(game)).toEqual([
      [[4], [[6, 4]]],
      [[3], [[6, 3]]],
    ]);
  });

  it('a Sergeant has one more [§3.4]', () => {
    const game = ready(
      stays('leagueRifles', '1609/N', { upgrades: ['sergeant'] }),
      goes('lineSection', '1608/S', told('fast', 'F+B+-')),
    );
    expect(counts(game)[1][0]).toEqual([5]);
  });

  it.each([
    [{ shaken: 1 }, 'shaken', 2],
    [{ mode: 'crawl' }, 'crawling', 2],
    [{ shaken: 1, mode: 'crawl' }, 'shaken', 2],
    [{ shaken: 1, models: 3 }, 'shaken', 1],
  ] as const)('E-08, E-63, E-84: %j halves the dice, rounded down', (sketch, why, left) => {
    const game = ready(
      stays('leagueRifles', '1609/N', { ...told('stand', '-+-+-'), ...sketch }),
      goes('anvil', '1608/S'),
    );
    const [, league] = forces(game);
    expect(league.profiles[0].count).toBe(left);
    expect(league.profiles[0].dice.at(-1)!.cause).toMatchObject({ code: 'halved', why });
  });

  it('E-63: who crawls does not deflect', () => {
    const game = ready(stays('leagueRifles', '1609/N', { mode: 'crawl' }), goes('anvil', '1608/S'));
    expect(forces(game)[1].deflections).toEqual([]);
  });

  it('foot holding a trench: two more at 5+, once for the side, but not after a clash [E-79]', () => {
    const held = ready(
      stays('leagueRifles', '1413/N', { id: 'a' }),
      stays('leagueRifles', '1413/N', { id: 'b' }),
      goes('anvil', '1412/S', { difficult: { hex: at('1413'), tokens: 1 } }),
    );
    expect(forces(held)[1].deflections).toMatchObject([
      { toHit: 6, count: 8 },
      { toHit: 5, count: 2 },
    ]);
    const clash = ready(
      goes('leagueRifles', '1413/N', { ...told('fast', 'F+B+-'), difficult: { hex: at('1412'), tokens: 2 } }),
      goes('anvil', '1412/S', { difficult: { hex: at('1413'), tokens: 1 } }),
    );
    expect(facets(clash).leagueRifles).toBe('stands front');
    expect(forces(clash)[1].deflections).toMatchObject([{ toHit: 6, count: 4 }]);
    const tank = ready(
      stays('heron', '1413/N'),
      goes('anvil', '1412/S', { difficult: { hex: at('1413'), tokens: 1 } }),
    );
    expect(forces(tank)[1].deflections).toMatchObject([{ toHit: 5, count: 1 }]);
  });
});

describe('§10.4, §17, example 13: advantage and deflection', () => {
  const bases = () =>
    ready(
      goes('anvil', '1608/S'),
      goes('lineSection', '1509/SE', told('fast', 'F+B+-')),
      stays('heron', '1609/NW'),
      stays('leagueRifles', '1609/N', { models: 3 }),
    );

  it('7 successes and 3 deflections against 3 and 3 and none: 7 to 3, the three strongest taken away', () => {
    const game = bases();
    const [foundry, league] = forces(game);
    expect(foundry.profiles.map(({ count }) => count)).toEqual([4, 4]);
    expect(league.profiles.map(({ profile }) => profile.strength)).toEqual([3.5, 1.5]);
    const die = scripted(
      ...dice(4, 4), // Line, strongest
      ...dice(3, 4), // Anvil
      ...dice(2, 2), // Anvil deflects at 5+
      ...dice(1, 4), // Line deflects at 6+
      ...dice(3, 3), // rifles
      ...dice(3, league.profiles[1].count), // Heron
      ...dice(
        0,
        league.deflections.reduce((so, { count }) => so + count, 0),
      ),
    );
    const roll = rollAssault([foundry, league], die);
    expect(die.left()).toBe(0);
    expect(roll.advantage).toBe('foundry');
    expect(roll.rolls[0]).toMatchObject({ successes: [4, 3], deflected: 3, left: [4, 3] });
    expect(roll.rolls[1]).toMatchObject({ successes: [3, 3], left: [0, 3] });
  });

  it('then the League has 3 damage hits, the Foundry 4 and 3 support', () => {
    const game = bases();
    const [foundry, league] = forces(game);
    const all = [
      ...dice(4, 4),
      ...dice(3, 4),
      ...dice(2, 2),
      ...dice(1, 4),
      ...dice(3, 3),
      ...dice(3, league.profiles[1].count),
    ];
    const none = dice(
      0,
      league.deflections.reduce((so, { count }) => so + count, 0),
    );
    const { waits } = fightOn(game, scripted(...all, ...none));
    expect(waits).toMatchObject({ name: 'hits', side: 'foundry', hex: at('1609') });
    game.phase = waits!;
    const hit = (profile: number, target: string, support = 0): AssignedHit => ({
      profile,
      target: id(target),
      support,
    });
    const legal: Action = {
      type: 'assignHits',
      hits: [hit(0, 'leagueRifles'), hit(0, 'leagueRifles'), hit(0, 'leagueRifles'), hit(1, 'heron', 3)],
    };
    expect(whyIllegal(game, legal)).toBeUndefined();
    const refused = (reason: Reason['reason'], ...hits: AssignedHit[]) => {
      const before = JSON.stringify(game);
      expect(whyIllegal(game, { type: 'assignHits', hits })).toMatchObject({ reason });
      expect(JSON.stringify(game)).toBe(before);
    };
    refused('hitCount', hit(0, 'heron', 6));
    refused('notInAssault', ...legal.hits.slice(0, 3), hit(1, 'anvil', 3));
    refused('noSuchProfile', ...legal.hits.slice(0, 3), hit(2, 'heron', 3));
    refused('modelsHit', ...legal.hits.slice(0, 2), hit(1, 'heron'), hit(1, 'heron', 3));
    refused('supportCount', ...legal.hits.slice(0, 3), hit(1, 'heron', 2));
    expect(foundry.side).toBe('foundry');
    for (const way of distributions(game, 'foundry'))
      expect(whyIllegal(game, { type: 'assignHits', hits: way })).toBeUndefined();
    expect(options(game)).toHaveLength(distributions(game, 'foundry').length);
    const odds = forecastHits(game, 'foundry', legal.hits);
    expect(odds.odds.map(({ target }) => target)).toEqual(['leagueRifles', 'heron']);
    expect(odds.hits[3].hit.plus).toContainEqual({ cause: { code: 'support' }, value: 3 });
  });

  it('equal: the Foundry has the advantage [E-54], and the enemy’s deflections take its own weakest', () => {
    const game = ready(goes('anvil', '1608/S'), stays('heron', '1609/N'));
    const pair = forces(game);
    const tie = rollAssault(pair, scripted(...dice(2, 4), ...dice(0, 2), ...dice(2, 3), ...dice(0, 1)));
    expect(tie.advantage).toBe('foundry');
    const behind = rollAssault(pair, scripted(...dice(2, 4), ...dice(0, 2), ...dice(3, 3), ...dice(0, 1)));
    expect(behind.advantage).toBe('league');
    const all = rollAssault(pair, scripted(...dice(1, 4), ...dice(2, 2), ...dice(1, 3), ...dice(1, 1)));
    expect(all.rolls.map(({ left }) => left)).toEqual([[0], [0]]);
  });

  it('E-38: of the advantaged side the weakest go', () => {
    const game = bases();
    const [foundry, league] = forces(game);
    const deflect = league.deflections.map(({ count }) => dice(count, count)).flat();
    const roll = rollAssault(
      [foundry, league],
      scripted(
        ...dice(4, 4),
        ...dice(4, 4),
        ...dice(0, 6),
        ...dice(0, 3),
        ...dice(0, league.profiles[1].count),
        ...deflect,
      ),
    );
    expect(roll.rolls[0].left).toEqual([4, 4 - deflect.length]);
  });
});

describe('exact odds of an assault', () => {
  it('agree with every way the dice may fall', () => {
    const game = ready(
      goes('lineSection', '1608/S', { ...told('fast', 'F+B+-'), models: 1 }),
      stays('leagueRifles', '1609/N', { models: 2 }),
    );
    const [assault] = game.fight!.assaults as readonly Assault[];
    const known = forecastAssault(game, assault);
    const ways = everyRoll((die) => rollAssault(forces(game), die), 1e-9);
    const share = (is: (roll: ReturnType<typeof rollAssault>) => boolean) =>
      ways.reduce((so, { value, chance }) => so + (is(value) ? chance : 0), 0);
    expect(share(() => true)).toBeCloseTo(1, 9);
    expect(known.advantage.foundry).toBeCloseTo(
      share(({ advantage }) => advantage === 'foundry'),
      9,
    );
    for (const [left, chance] of known.left.foundry.entries())
      expect(share(({ rolls }) => rolls[0].left[0] === left)).toBeCloseTo(chance, 9);
    expect(known.left.league.reduce((so, chance) => so + chance, 0)).toBeCloseTo(1, 12);
    expect(known.dice).toBe(1 + 1 + 2 + 2);
  });
});

describe('§10.5: distributing', () => {
  it('one way is not asked for', () => {
    const game = ready(goes('anvil', '1608/S'), stays('heron', '1609/N'));
    fightOn(game, scripted(...dice(1, 4), ...dice(0, 2), ...dice(0, 3), ...dice(0, 1), 1, 1, 1, 1, 1));
    expect(game.fight!.assaults).toEqual([]);
  });

  it('support on one hit, or one profile on one base, is no choice; two bases are', () => {
    const on = (league: readonly Base[], successes: number) => {
      const game = ready(goes('anvil', '1608/S'), ...league);
      const [foundry, other] = forces(game);
      game.fight!.roll = rollAssault(
        [foundry, other],
        (() => {
          let rolled = 0;
          return () => (rolled++ < successes ? 6 : 1);
        })(),
      ) as never;
      return onlyDistribution(game, 'foundry');
    };
    expect(on([stays('heron', '1609/N')], 3)).toEqual([{ profile: 0, target: 'heron', support: 2 }]);
    expect(on([stays('leagueRifles', '1609/N')], 3)).toHaveLength(3);
    expect(on([stays('leagueRifles', '1609/N', { models: 2 })], 3)).toBeUndefined();
    expect(on([stays('heron', '1609/N'), stays('leagueRifles', '1609/N')], 2)).toBeUndefined();
    expect(on([stays('heron', '1609/N'), stays('leagueRifles', '1609/N', { models: 1 })], 2)).toHaveLength(2);
    expect(on([stays('heron', '1609/N')], 0)).toEqual([]);
  });
});

describe('§10.6: outcome', () => {
  it('§17, example 11: the League base that stood in a clash wins: nobody moved', () => {
    const game = ready(goes('anvil', '1608/S'), goes('heron', '1609/N'));
    expect(fought(game, 'league').waits).toBeNull();
    expect([hexOf(game, 'anvil'), hexOf(game, 'heron')]).toEqual([at('1608'), at('1609')]);
  });

  it('winners enter, a beaten holder retreats into the hex at its back, and its owner may turn it', () => {
    const game = ready(
      goes('anvil', '1608/S'),
      stays('heron', '1609/N', { difficult: { hex: at('1608'), tokens: 1 } }),
    );
    const { waits } = fought(game, 'foundry');
    expect(waits).toMatchObject({ name: 'retreat', side: 'league', base: 'heron', hex: at('1609') });
    expect(hexOf(game, 'anvil')).toBe(at('1609'));
    expect(game.bases[id('anvil')].turn.moved).toBe(true);
    expect(options(game)).toHaveLength(4);
    const act = (facing: Direction): Action => ({ type: 'retreat', base: id('heron'), facing });
    expect(whyIllegal(game, act(2))).toMatchObject({ reason: 'turnNotAllowed', from: 0, to: 2 });
    expect(whyIllegal(game, { type: 'retreat', base: id('anvil'), facing: 0 })).toMatchObject({
      reason: 'notYours',
    });
    for (const facing of [0, 1, 5, 3] as const) expect(whyIllegal(game, act(facing))).toBeUndefined();
    playWith(game, act(3), () => 1);
    expect(game.bases[id('heron')]).toMatchObject({
      where: { hex: at('1610'), facing: 3 },
      mode: 'slow',
      difficult: null,
    });
  });

  it('beaten entrants stay in their origins', () => {
    const game = ready(goes('anvil', '1608/S'), stays('heron', '1609/N'));
    expect(fought(game, 'league').waits).toBeNull();
    expect(hexOf(game, 'anvil')).toBe(at('1608'));
  });

  it('a beaten entrant whose origin an enemy has taken retreats', () => {
    const game = ready(
      goes('anvil', '1608/S'),
      stays('heron', '1609/N'),
      goes('leagueRifles', '1508/SE', told('fast', 'F+B+-')),
    );
    expect(hexOf(game, 'leagueRifles')).toBe(at('1608'));
    expect(fought(game, 'league').waits).toMatchObject({ name: 'retreat', base: 'anvil' });
    expect(game.fight!.retreat!.to).toBe(at('1607'));
  });

  it('E-64: an immobilised base that has to retreat is destroyed', () => {
    const game = ready(goes('anvil', '1608/S'), stays('heron', '1609/N', { gear: 2 }));
    const { events } = fought(game, 'foundry');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'destroyed', base: 'heron', why: 'immobilised' }),
    );
    expect(game.bases[id('heron')].where.at).toBe('destroyed');
  });

  it('E-65: fast stays fast, everybody else becomes slow', () => {
    const game = ready(goes('anvil', '1608/S'), goes('heron', '1609/N', {}, 'fast'));
    game.bases[id('heron')].mode = 'fast';
    fought(game, 'foundry');
    const events = playWith(game, { type: 'retreat', base: id('heron'), facing: N }, () => 1);
    const next = events.find((event) => event.type === 'moved');
    expect(next?.moves.find((move) => move.base === id('heron'))?.mode[0]).toBe('fast');
  });

  it('§2: wire entered by a winner is crushed at the end of the step', () => {
    const game = ready(goes('anvil', '1411/S', told('slow', 'F+-+-')), stays('leagueRifles', '1412/N'));
    fought(game, 'foundry');
    expect(game.fight!.wire).toEqual([at('1412')]);
    playWith(game, { type: 'retreat', base: id('leagueRifles'), facing: N }, () => 1);
    expect(game.crushed).toEqual([at('1412')]);
  });
});

describe('§10.6, E-41: where a beaten base goes', () => {
  const goesTo = (beaten: Base, ...others: readonly Base[]) => {
    const game = gameWith([beaten, ...others]);
    return retreatHex(game, placedBase(game, beaten.id));
  };
  const heron = base('heron', '1609/N');
  const foe = (place: string, index: number) => base('lineSection', place, { id: `foe${index}` });

  it('the hex at its back, else the least angle from backwards, then clockwise', () => {
    expect(goesTo(heron)).toBe(at('1610'));
    expect(goesTo(heron, foe('1610', 1))).toBe(at('1510'));
    expect(goesTo(heron, foe('1610', 1), foe('1510', 2))).toBe(at('1710'));
    expect(goesTo(heron, foe('1610', 1), foe('1510', 2), foe('1710', 3))).toBe(at('1509'));
  });

  it('not into a hex that is full, barred or off the map', () => {
    expect(goesTo(heron, base('heron', '1610', { id: 'other' }))).toBe(at('1510'));
    expect(goesTo(base('heron', '1218/N'))).not.toBeNull();
    expect(goesTo(base('anvil', '0803/N'))).toBe(at('0704'));
  });

  it('two hexes away, through hexes no enemy holds', () => {
    const full = (place: string, index: number) => base('heron', place, { id: `full${index}` });
    const ring = ['1610', '1510', '1710', '1509', '1709', '1608'];
    expect(goesTo(heron, ...ring.map(full))).toBe(at('1611'));
    expect(goesTo(heron, ...ring.map(foe))).toBeNull();
  });

  it('by 60° or 180°, or not at all', () => {
    const game = gameWith([heron]);
    expect(retreatFacings(placedBase(game, heron.id))).toEqual(
      [0, 1, 5, 3].map((sixths) => turned(0, sixths)),
    );
  });
});

describe('E-42: surrounded', () => {
  const around = ['1610', '1510', '1710', '1509', '1709', '1608'];
  const surrounded = (sketch: Sketch = {}) =>
    ready(
      goes('anvil', '1608/S'),
      stays('heron', '1609/N', sketch),
      ...around.map((place, index) =>
        base('lineSection', place, { id: `line${index}`, ...told('stand', '-+-+-') }),
      ),
    );

  it('it fights once more, into the enemy hex nearest to backwards; losing again it is destroyed', () => {
    const game = surrounded();
    const { events } = fought(game, 'foundry');
    const rolled = events.filter((event) => event.type === 'assaultRolled');
    expect(rolled.map(({ assault }) => [assault.hex, assault.again])).toEqual([
      [at('1609'), null],
      [at('1610'), 'heron'],
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'destroyed', base: 'heron', why: 'noRetreat' }),
    );
  });

  it('winning it enters, and whoever it beats there has to go', () => {
    const game = surrounded();
    const lines = 4 + 2; // Anvil's dice and deflections
    let rolled = 0;
    const league = 3 + 1;
    const second = lines + league;
    // The second time the Line's 4 and 4 dice fail and the Heron's first dice hits.
    const die = () => (rolled++ === second + 8 ? 6 : 1);
    const { events, waits } = fightOn(game, die);
    expect(waits).toMatchObject({ name: 'retreat', side: 'foundry', base: 'line0' });
    expect(hexOf(game, 'heron')).toBe(at('1610'));
    expect(events.filter(({ type }) => type === 'entered')).toHaveLength(2);
    expect(game.fight!.beaten).toEqual([{ base: 'line0', as: 'holder', last: true }]);
  });
});

describe('E-67: all assaults of a step are fought before anybody moves', () => {
  it('in the order of hex numbers', () => {
    const game = ready(
      goes('anvil', '1608/S', { id: 'second' }),
      stays('heron', '1609/N', { id: 'far' }),
      goes('anvil', '1208/S', { id: 'first', difficult: { hex: at('1209'), tokens: 1 } }),
      stays('heron', '1209/N', { id: 'near' }),
    );
    const { events } = fought(game, 'foundry');
    expect(events.map(({ type }) => type)).toEqual([
      'assaultRolled',
      'assaultFought',
      'assaultRolled',
      'assaultFought',
      'entered',
      'entered',
    ]);
    expect((game.fight as unknown as Fight).beaten.map(({ base: name }) => name).sort()).toEqual([
      'far',
      'near',
    ]);
    expect(game.phase).toMatchObject({ name: 'retreat', base: 'near' });
  });
});
