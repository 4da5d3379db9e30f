import { describe, expect, it } from 'vitest';
import { placedBase } from '../bases';
import { whyIllegal } from '../legality';
import { furrows } from '../ruleset';
import { base, DECLARES_1, draftOf, gameWith, id, told, type Sketch } from '../testing';
import type { Declaration, Game, UnitName } from '../types';
import { entryOf, shootersLeft, shootersOf } from './armament';
import { forecast, forecastTarget, hitOf } from './forecast';
import { declareOptions } from './options';
import { openEndedChance } from './toHit';

const FIRES = told('slow', '-+-+-', ['fire', 'fire']);
const firing = (unit: UnitName, place: string, rest: Sketch = {}) => base(unit, place, { ...FIRES, ...rest });
const shot = (target: string, rest: Partial<Declaration> = {}): Declaration => ({
  base: id('anvil'),
  weapon: 'longGun',
  models: 1,
  elites: [],
  target: id(target),
  ...rest,
});
/** An Anvil before a Heron and rifles, all told to fire. */
const facing = (declared: readonly Declaration[] = [], rest: Partial<Game> = {}) =>
  gameWith([firing('anvil', '1608/S'), firing('heron', '1611/N'), firing('leagueRifles', '1610/N')], {
    ...DECLARES_1('foundry'),
    declared,
    ...rest,
  });
const both = [shot('heron'), shot('heron', { weapon: 'hullAutogun' }), shot('leagueRifles')];

describe('§8.1: what is on the list of a part', () => {
  const back = (of: Declaration) =>
    ({ type: 'undeclare', base: of.base, weapon: of.weapon, target: of.target }) as const;

  it('each base, weapon and target is taken back by itself', () => {
    for (const gone of both) {
      const draft = draftOf(facing(both));
      furrows.play(draft, back(gone));
      expect(draft.declared).toEqual(both.filter((each) => each !== gone));
    }
  });

  it('a declaration lies on the list whole, its elites too', () => {
    const line = firing('lineSection', '1608/S', { upgrades: ['sergeant'] });
    const draft = draftOf(gameWith([line, firing('heron', '1610/N')], DECLARES_1('foundry')));
    const declaration = shot('heron', { base: line.id, weapon: 'rifle', models: 2, elites: ['sergeant'] });
    const events = furrows.play(draft, { type: 'declare', ...declaration });
    expect(events).toEqual([{ type: 'declared', declaration }]);
    expect(draft.declared).toEqual([declaration]);
  });

  it('another base’s shot with the same weapon at the same target stays', () => {
    const other = { ...both[0], base: id('second') };
    const game = gameWith(
      [firing('anvil', '1608/S'), firing('anvil', '1508/S', { id: 'second' }), firing('heron', '1611/N')],
      { ...DECLARES_1('foundry'), declared: [both[0], other] },
    );
    const draft = draftOf(game);
    furrows.play(draft, back(both[0]));
    expect(draft.declared).toEqual([other]);
  });

  it('what was not declared of a base, with a weapon, at a target cannot be taken back', () => {
    const game = facing([both[0]]);
    expect(whyIllegal(game, back(both[0]))).toBeUndefined();
    for (const not of [both[1], both[2]])
      expect(whyIllegal(game, back(not))).toMatchObject({ reason: 'notDeclared' });
    const league = shot('anvil', { base: id('heron'), weapon: 'lanceGun' });
    expect(
      whyIllegal(facing([league], DECLARES_1('league')), back({ ...league, base: id('leagueRifles') })),
    ).toMatchObject({
      reason: 'notDeclared',
    });
  });

  it('a side is offered its own bases’ shots, and its own to take back', () => {
    const league = shot('anvil', { base: id('heron'), weapon: 'lanceGun' });
    const own = { foundry: ['anvil'], league: ['heron', 'leagueRifles'] };
    for (const side of ['foundry', 'league'] as const) {
      const offered = declareOptions(facing([...both, league], DECLARES_1(side)));
      const fresh = declareOptions(facing([], DECLARES_1(side)));
      const taken = offered.filter(({ type }) => type === 'undeclare');
      expect(taken).toEqual(side === 'foundry' ? both.map(back) : [back(league)]);
      const shooters = fresh.flatMap((action) => (action.type === 'declare' ? [action.base] : []));
      expect([...new Set<string>(shooters)].sort()).toEqual(own[side]);
      expect(fresh.at(-1)).toEqual({ type: 'endDeclaring' });
    }
  });
});

describe('§5.5, §5.6: what a base was told', () => {
  it('the entry of the part; nothing where it is shaken or was told nothing', () => {
    expect(entryOf(firing('anvil', '1608'), 2)).toBe('fire');
    expect(entryOf(firing('anvil', '1608', { shaken: 1 }), 1)).toBe('none');
    expect(entryOf(base('anvil', '1608'), 1)).toBe('none');
  });
});

describe('§8.1: how many shoot', () => {
  it.each<[UnitName, Declaration['weapon'], Declaration['weapon']]>([
    ['sappers', 'sapperBombs', 'sapperCarbine'],
    ['alchemists', 'flasks', 'alchemistPistol'],
  ])('%s: who fired one weapon does not fire the other', (unit, one, other) => {
    const foot = firing(unit, '1608/S');
    const game = gameWith([foot], { declared: [shot('heron', { base: foot.id, weapon: one, models: 1 })] });
    const all = shootersOf(foot, other).ordinary;
    expect(all).toBeGreaterThan(1);
    expect(shootersLeft(game, foot, other).ordinary).toBe(all - 1);
  });

  it('§3.3: a gun of a crew fires as one, whoever serves it', () => {
    const crew = firing('ramGun', '1608/S', { upgrades: ['sergeant'] });
    expect(shootersOf(crew, 'ramGun')).toEqual({ ordinary: 1, elites: [] });
  });

  it('§3.4: a sergeant fires alone as well', () => {
    const line = firing('lineSection', '1608/S', { upgrades: ['sergeant'] });
    const game = gameWith([line, firing('heron', '1610/N')], DECLARES_1('foundry'));
    const alone = shot('heron', { base: line.id, weapon: 'rifle', models: 0, elites: ['sergeant'] });
    expect(forecast(game, alone).groups).toMatchObject([{ model: 'sergeant', shots: 1 }]);
    const two = forecast(game, { ...alone, models: 2 }).groups;
    expect(two).toMatchObject([
      { model: 'ordinary', shots: 2 },
      { model: 'sergeant', shots: 1 },
    ]);
  });
});

describe('the odds of what is declared', () => {
  it('are told with the declaration as it lies on the list', () => {
    const action = { type: 'declare', ...shot('heron') } as const;
    expect(forecast(facing(), action).declaration).toEqual(shot('heron'));
  });

  it('E-58: of a target count what is declared at it and nothing else', () => {
    const one = forecastTarget(facing([both[0]]), id('heron'));
    expect(forecastTarget(facing([both[0], both[2]]), id('heron'))).toEqual(one);
    expect(forecastTarget(facing(both), id('heron'))).not.toEqual(one);
    expect(one).toEqual(forecast(facing(), both[0]).odds);
  });

  it('§8.2, E-60: at 1 nothing misses, at 6 one in six, at 7 one in eighteen', () => {
    expect([0, 1, 2, 6].map(openEndedChance)).toEqual([1, 1, 5 / 6, 1 / 6]);
    expect(openEndedChance(7)).toBeCloseTo(1 / 18);
  });

  it('E-61: what fires by sectors or harms the mind has no such odds', () => {
    const game = gameWith([
      firing('rampart', '1608/S'),
      firing('oldGrief', '1609/N'),
      firing('heron', '1610/N'),
    ]);
    const guns = shot('heron', { base: id('rampart'), weapon: 'casemateGuns' });
    expect(() => forecast(game, guns)).toThrow('casemateGuns fires by sectors');
    const [grief, heron] = [placedBase(game, id('oldGrief')), placedBase(game, id('heron'))];
    expect(() => hitOf(game, 'howl', grief, heron)).toThrow('howl does no regular damage');
  });
});
