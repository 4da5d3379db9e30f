import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../../result';
import type { Die } from '../die';
import { forecast, forecastTarget, hitOf, resolveGunnery } from '../gunnery';
import { placedBase } from '../bases';
import { base, draftOf, everyRoll, gameWith, scripted } from '../testing';
import type { Base, DamageHit, Game, HarmOdds, WeaponName } from '../types';
import { applyPending, armourDice, damageHit, isDoomed, oddsOf, strike, successChances } from '.';

function hit(weapon: WeaponName, firer: Base, target: Base): DamageHit {
  const game = gameWith([firer, target]);
  return hitOf(game, weapon, placedBase(game, firer.id), placedBase(game, target.id));
}
/** The pending part and the wear of the first base. */
function struck(target: Base, blow: DamageHit, ...rolls: number[]) {
  const game = draftOf(gameWith([target]));
  const die = scripted(...rolls);
  const result = strike(game.bases[target.id], blow, die);
  expect(die.left()).toBe(0);
  const { wear, pending } = game.bases[target.id];
  return { result, wear, pending };
}

describe('§9.2: armour dice against the modified AP', () => {
  test.each([
    [4, 0, 4, 5],
    [4, 1, 3, 5],
    [4, 4, 0, 5],
    [2, 5, 0, 5],
    [4, -1, 4, 4],
    [4, -2, 4, 3],
    [4, -3, 4, 2],
    [4, -4, 4, 1],
    [4, -5, 4, 1],
  ])('armour %i, AP %i: %i dice at %i+', (armour, ap, dice, needed) => {
    expect(armourDice(armour, ap)).toEqual({ dice, needed });
  });

  it('E-29: under −4 reads −4', () => {
    expect(armourDice(3, -9)).toEqual(armourDice(3, -4));
  });
});

describe('§17, worked examples 5, 6 and 20: damage', () => {
  it('5. §9: a long gun at a Heron’s front at range 3: one die shows 5; d10 = 7, −3 = 4: wear +1; then 8 + 1 = 9: destroyed, pending', () => {
    const heron = base('heron', '1611/N');
    const blow = hit('longGun', base('anvil', '1608/S'), heron);
    expect(blow).toMatchObject({ facet: 'front', armour: 3, dice: 1, needed: 5, sides: 10 });
    const first = struck(heron, blow, 5, 7);
    expect(first).toMatchObject({ wear: 1, pending: { destroyed: false }, result: { successes: 1 } });
    expect(first.result.damage).toMatchObject({ total: 4, effect: { wear: 1 } });
    const second = struck({ ...heron, wear: 1 }, blow, 2, 8);
    expect(second.result.damage).toMatchObject({ total: 9, effect: { destroyed: true } });
    expect(second.pending.destroyed).toBe(true);
    const game = gameWith([{ ...heron, wear: 1, pending: second.pending }]);
    expect(isDoomed(game.bases[heron.id])).toBe(true);
    expect(game.bases[heron.id].where.at, 'it still fires in Gunnery 2').toBe('map');
  });

  it('6. §9.2: a rifle at range 1 at an Anvil’s front: AP −1, four dice at 4+; at range 2 3+, one success: d6 6 − 3 = 3: nothing', () => {
    const anvil = base('anvil', '1608/S');
    const near = hit('longRifle', base('leagueRifles', '1609/N'), anvil);
    expect(near).toMatchObject({ dice: 4, needed: 4, armour: 4 });
    expect(struck(anvil, near, 4, 2, 6, 1).result).toMatchObject({ successes: 2, damage: null });
    const far = hit('longRifle', base('leagueRifles', '1610/N'), anvil);
    expect(far).toMatchObject({ dice: 4, needed: 3 });
    const { result, wear } = struck(anvil, far, 2, 1, 3, 2, 6);
    expect(result.damage).toMatchObject({ roll: 6, total: 3, effect: null });
    expect(wear).toBe(0);
  });

  it('20. §9.1: a Line section’s rifle at a fast Vat’s back, range 4 of 2: AP −3: two dice at 2+, damage d6 − 1', () => {
    const vat = base('vat', '1612/S', { mode: 'fast' });
    const blow = hit('rifle', base('lineSection', '1608/S'), vat);
    expect(blow).toMatchObject({ facet: 'back', armour: 2, dice: 2, needed: 2, sides: 6 });
    expect(blow.plus).toEqual([{ cause: { code: 'range', range: 4 }, value: -1 }]);
  });

  it('9.1: range 0 and 1 give +1/+1, up to range nothing, long −1/−1', () => {
    const at = (place: string) => hit('longGun', base('anvil', '1608/S'), base('heron', place));
    expect(at('1609/N')).toMatchObject({ dice: 0 });
    expect(at('1609/N').plus).toEqual([{ cause: { code: 'range', range: 1 }, value: 1 }]);
    expect(at('1610/N')).toMatchObject({ dice: 1, plus: [] });
    expect(at('1613/N')).toMatchObject({ dice: 2 });
    expect(at('1613/N').plus[0].value).toBe(-1);
    expect(at('1613/N').ap).toEqual([
      { cause: { code: 'weapon' }, value: 2 },
      { cause: { code: 'range', range: 5 }, value: -1 },
    ]);
  });

  it('the weapon’s own bonus comes first', () => {
    expect(hit('lanceGun', base('heron', '1608/S'), base('anvil', '1610/N')).plus).toEqual([
      { cause: { code: 'weapon' }, value: 1 },
    ]);
  });
});

const BARE: Omit<DamageHit, 'class' | 'facet' | 'armour'> = {
  table: 'regular',
  ap: [],
  dice: 0,
  needed: 5,
  sides: 6,
  plus: [],
};
const blowAt = (target: Base, rest: Partial<DamageHit> = {}): DamageHit => ({
  ...damageHit(target, { facet: 'front', ap: [], damage: { sides: 6, plus: 0 }, plus: [] }),
  ...BARE,
  ...rest,
});

describe('§9.3, §9.4: the damage roll', () => {
  const heron = base('heron', '1611/N');
  const rifles = base('leagueRifles', '1611/N');

  it('wear counts at once and for the next roll', () => {
    expect(struck({ ...heron, wear: 2 }, blowAt(heron), 4).result.damage).toMatchObject({
      total: 6,
      plus: [{ cause: { code: 'wear' }, value: 2 }],
    });
    expect(struck({ ...heron, wear: 2 }, blowAt(heron), 4)).toMatchObject({
      wear: 3,
      pending: { shaken: true },
    });
  });

  it('one success takes 3, two take all', () => {
    const armoured = blowAt(heron, { dice: 2, needed: 5 });
    expect(struck(heron, armoured, 5, 4, 6).result.damage).toMatchObject({
      total: 3,
      plus: [{ cause: { code: 'armour' }, value: -3 }],
      effect: null,
    });
    expect(struck(heron, armoured, 5, 6).result.damage).toBeNull();
    expect(struck(heron, armoured, 4, 4, 6).result.damage).toMatchObject({ total: 6 });
  });

  it('every effect but wear is pending [E-05]', () => {
    expect(struck(heron, blowAt(heron, { sides: 10 }), 7)).toMatchObject({ wear: 2, pending: { gear: 1 } });
    expect(struck(heron, blowAt(heron, { sides: 10 }), 8)).toMatchObject({ wear: 2, pending: { jam: true } });
    expect(struck(rifles, blowAt(rifles), 6)).toMatchObject({ pending: { models: 1, shaken: true } });
    expect(struck(rifles, blowAt(rifles), 3)).toMatchObject({
      wear: 0,
      pending: { models: 0, shaken: true },
    });
  });

  it('adds up', () => {
    const twice = { ...rifles, pending: { ...rifles.pending, models: 1 } };
    expect(struck(twice, blowAt(rifles, { sides: 10 }), 9).pending).toMatchObject({
      models: 3,
      shaken: false,
    });
    const jammed = {
      ...heron,
      pending: { ...heron.pending, jam: true, gear: 1, destroyed: true, shaken: true },
    };
    expect(struck(jammed, blowAt(heron), 4).pending).toEqual({
      models: 0,
      shaken: true,
      gear: 1,
      jam: true,
      destroyed: true,
    });
  });
});

describe('§9.4, §3.5: step 7', () => {
  function applied(target: Base, turn = 3) {
    const game = draftOf(gameWith([target], { turn }));
    const events = applyPending(game);
    return { base: game.bases[target.id], events };
  }

  it('19. §3.5: riders with wear 3 lose a model: wear 1', () => {
    const { base: riders } = applied(base('fenRiders', '1611', { wear: 3, pending: { models: 1 } }));
    expect(riders).toMatchObject({ models: 1, wear: 1, pending: { models: 0 } });
  });

  it('wear is halved for each model lost, if the base began with more than one', () => {
    expect(applied(base('leagueRifles', '1611', { wear: 7, pending: { models: 2 } })).base.wear).toBe(1);
    expect(applied(base('fenRiders', '1611', { wear: 5, pending: { models: 2 } })).base.models).toBe(0);
  });

  it('more losses than models are wasted, and told as what they were', () => {
    const { events } = applied(base('fenRiders', '1611', { models: 1, pending: { models: 4 } }));
    expect(events).toMatchObject([
      { type: 'applied', effects: { models: 1 }, models: 0 },
      { type: 'destroyed' },
    ]);
  });

  it('E-07: shaken goes back to two tokens, never more', () => {
    expect(applied(base('heron', '1611', { shaken: 1, pending: { shaken: true } })).base.shaken).toBe(2);
    expect(applied(base('heron', '1611', { shaken: 0, pending: { shaken: true } })).base.shaken).toBe(2);
    expect(applied(base('heron', '1611', { shaken: 1, pending: { gear: 1 } })).base.shaken).toBe(1);
  });

  it('E-73: running gear: not fast any more; the second time it stands, immobilised; a great one at once', () => {
    expect(applied(base('heron', '1611', { mode: 'fast', pending: { gear: 1 } })).base).toMatchObject({
      mode: 'slow',
      gear: 1,
    });
    expect(applied(base('heron', '1611', { mode: 'stand', pending: { gear: 1 } })).base.mode).toBe('stand');
    expect(applied(base('heron', '1611', { mode: 'slow', gear: 1, pending: { gear: 1 } })).base.mode).toBe(
      'stand',
    );
    expect(applied(base('rampart', '1611', { mode: 'slow', pending: { gear: 1 } })).base.mode).toBe('stand');
  });

  it('a jam lasts through the next turn', () => {
    expect(applied(base('heron', '1611', { pending: { jam: true } }), 3).base.jammed).toBe(4);
  });

  it('no model left, or destroyed: the base is removed, and who has pending nothing is not touched', () => {
    const { base: gone, events } = applied(
      base('leagueRifles', '1611', { models: 2, pending: { models: 4 } }),
    );
    const { hex } = placedBase(gameWith([base('leagueRifles', '1611')]), gone.id).where;
    expect(gone).toMatchObject({ models: 0, where: { at: 'destroyed', hex } });
    expect(events.map(({ type }) => type)).toEqual(['applied', 'destroyed']);
    expect(events[1]).toMatchObject({ base: gone.id, why: 'damage', where: { at: 'map', hex } });
    expect(applied(base('heron', '1611', { pending: { destroyed: true } })).base.where.at).toBe('destroyed');
    expect(applied(base('heron', '1611', { wear: 3 })).events).toEqual([]);
  });

  it('a base that is removed keeps nothing that it had gathered, written or been dealt', () => {
    const { base: gone } = applied(
      base('heron', '1611', { shaken: 1, pending: { destroyed: true, gear: 1, models: 1 } }),
    );
    expect(gone).toMatchObject({
      shaken: 0,
      difficult: null,
      queue: { movement: [], gunnery: [] },
      pending: { models: 0, shaken: false, gear: 0, jam: false, destroyed: false },
    });
  });

  it('E-59: doomed is who will have nothing left', () => {
    const doomed = (sketch: Parameters<typeof base>[2]) => isDoomed(base('leagueRifles', '1611', sketch));
    expect(doomed({ pending: { models: 4 } })).toBe(true);
    expect(doomed({ pending: { models: 3 } })).toBe(false);
    expect(doomed({ models: 1, pending: { models: 1 } })).toBe(true);
    expect(doomed({ pending: { destroyed: true } })).toBe(true);
  });

  it('E-66: ordinary models are lost first', () => {
    const { base: rifles } = applied(
      base('leagueRifles', '1611', { upgrades: ['sergeant'], pending: { models: 3 } }),
    );
    expect(rifles.models).toBe(1);
  });
});

describe('exact odds', () => {
  it('of armour: none and one success', () => {
    const none = (dice: number, needed: number) => successChances({ ...BARE, dice, needed } as DamageHit);
    expect(none(0, 5)).toEqual([1, 0]);
    expect(none(1, 5)).toEqual([expect.closeTo(2 / 3, 12), expect.closeTo(1 / 3, 12)]);
    expect(none(2, 1)).toEqual([0, 0]);
    expect(none(1, 1)).toEqual([0, 1]);
  });

  it('of one sure hit are the table read face by face', () => {
    const heron = base('heron', '1611/N');
    const odds = oddsOf(heron, [{ chance: 1, hit: blowAt(heron, { sides: 10 }) }]);
    expect(odds.destroyed).toBeCloseTo(2 / 10, 12);
    expect(odds.any).toBeCloseTo(7 / 10, 12);
    expect(odds.shaken).toBeCloseTo(1 / 10, 12);
    expect(odds.meanWear).toBeCloseTo((1 + 1 + 1 + 2 + 2) / 10, 12);
  });

  /** Both the odds and every way the dice may fall, as shares of equal harm. */
  function agree(target: Base, odds: HarmOdds, run: (game: Draft<Game>, die: Die) => void, game: Game) {
    const ways = everyRoll((die) => {
      const after = draftOf(game);
      run(after, die);
      return after.bases[target.id];
    });
    const shares = new Map<string, number>();
    for (const { value, chance } of ways) {
      const { models, shaken, gear, jam, destroyed } = value.pending;
      const key = [value.wear - target.wear, models, shaken, gear, jam, destroyed].join();
      shares.set(key, (shares.get(key) ?? 0) + chance);
    }
    expect(odds.outcomes.reduce((so, { chance }) => so + chance, 0)).toBeCloseTo(1, 12);
    expect(odds.outcomes).toHaveLength(shares.size);
    for (const { harm, chance } of odds.outcomes)
      expect(
        shares.get([harm.wear, harm.models, harm.shaken, harm.gear, harm.jam, harm.destroyed].join()),
      ).toBeCloseTo(chance, 3);
    const doomed = ways.reduce((so, { value, chance }) => so + (isDoomed(value) ? chance : 0), 0);
    expect(odds.destroyed).toBeCloseTo(doomed, 3);
  }

  it('of a shot agree with every way its dice may fall', () => {
    const [firer, target] = [base('anvil', '1608/S'), base('heron', '1611/N', { wear: 2 })];
    const declared = [
      { base: firer.id, weapon: 'longGun', models: 1, elites: [], target: target.id },
    ] as const;
    const game = gameWith([firer, target], { declared });
    agree(target, forecast(game, declared[0]).odds, (after, die) => void resolveGunnery(after, 1, die), game);
    expect(forecastTarget(game, target.id)).toEqual(forecast(game, declared[0]).odds);
  });

  it.each([
    ['a Heron', base('heron', '1611/N', { wear: 3 }), { dice: 1, needed: 4 }],
    ['rifles', base('leagueRifles', '1611/N'), { dice: 1, needed: 3, sides: 8 }],
    ['riders', base('fenRiders', '1611/N'), { dice: 0, sides: 8 }],
  ] as const)(
    'of two hits on %s agree with every way their dice may fall: wear tells on the second',
    (_, target, rest) => {
      const blow = blowAt(target, rest);
      const twice = [blow, blow].map((hit) => ({ chance: 1, hit }));
      const run = (after: Draft<Game>, die: Die) => {
        strike(after.bases[target.id], blow, die);
        strike(after.bases[target.id], blow, die);
      };
      agree(target, oddsOf(target, twice), run, gameWith([target]));
    },
  );

  it('count what is pending already', () => {
    const rifles = base('leagueRifles', '1611', { models: 2, pending: { models: 1 } });
    const odds = oddsOf(rifles, [{ chance: 0.5, hit: blowAt(rifles) }]);
    expect(odds.destroyed).toBeCloseTo(0.25, 12);
    expect(odds.meanModels).toBeCloseTo(0.25, 12);
    expect(odds.left).toBe(1);
    expect(oddsOf({ ...rifles, pending: { ...rifles.pending, destroyed: true } }, [])).toMatchObject({
      destroyed: 1,
      left: 0,
    });
    expect(oddsOf({ ...rifles, pending: { ...rifles.pending, models: 3 } }, []).meanModels).toBe(0);
  });
});
