import { describe, expect, it, test } from 'vitest';
import { consequences } from '../consequences';
import type { Die } from '../die';
import { at } from '../maps/valley';
import { base, DECLARES_1, draftOf, gameWith, id, scripted, told, type Sketch } from '../testing';
import type { Declaration, Event, Game, GunneryEntry, Mode } from '../types';
import { forecast } from './forecast';
import { resolveGunnery } from './resolve';

const NOBODY_ROLLS: Die = scripted();

function resolved(game: Game, part: 1 | 2 = 1, die = NOBODY_ROLLS) {
  const draft = draftOf(game);
  return { events: resolveGunnery(draft, part, die), draft };
}

const toldTo = (entry: GunneryEntry, mode: Mode = 'slow', rest: Sketch = {}) =>
  base('anvil', '1608/S', { ...told(mode, '-+-+-', [entry, 'none']), loads: {}, ...rest });

describe('§5.5: what a base does instead of firing', () => {
  it('aims at what it will fire at from this hex', () => {
    const { events, draft } = resolved(gameWith([toldTo('aim')]));
    expect(events).toEqual([{ type: 'aimed', base: 'anvil' }]);
    expect(draft.bases[id('anvil')].turn.aimed).toBe(at('1608'));
  });

  it('loads every weapon that takes tokens, to the full', () => {
    const { events, draft } = resolved(gameWith([toldTo('load')]));
    expect(events).toEqual([{ type: 'loaded', base: 'anvil', weapons: ['longGun'] }]);
    expect(draft.bases[id('anvil')].loads).toEqual({ longGun: 1 });
    const full = resolved(gameWith([toldTo('load', 'stand', { loads: { longGun: 1 } })]));
    expect(full.events).toEqual([{ type: 'loaded', base: 'anvil', weapons: [] }]);
    expect(full.draft.bases[id('anvil')].loads).toEqual({ longGun: 1 });
  });

  test.each<[string, Sketch, GunneryEntry, Mode, string]>([
    ['aiming while fast', {}, 'aim', 'fast', 'mode'],
    ['loading while fast', {}, 'load', 'fast', 'mode'],
    ['loading a jammed gun [§3.5]', { jammed: 2 }, 'load', 'slow', 'jammed'],
  ])('%s is lost, and said to be', (_, rest, entry, mode, why) => {
    const { events, draft } = resolved(gameWith([toldTo(entry, mode, rest)]));
    expect(events).toEqual([{ type: 'entryLost', base: 'anvil', entry, mode, why }]);
    expect(draft.bases[id('anvil')]).toMatchObject({ loads: {}, turn: { aimed: null } });
  });

  it('loading where nothing takes a token is lost, and said to be', () => {
    const foot = base('lineSection', '1608/S', told('slow', '-+-+-', ['load', 'none']));
    const lost = { type: 'entryLost', base: 'lineSection', entry: 'load', mode: 'slow', why: 'nothing' };
    expect(resolved(gameWith([foot])).events).toEqual([lost]);
  });

  it('§5.6: a shaken base does neither, nor does one whose entry is for the other part', () => {
    expect(resolved(gameWith([toldTo('load', 'slow', { shaken: 1 })])).events).toEqual([]);
    expect(resolved(gameWith([toldTo('load')]), 2).events).toEqual([]);
  });
});

describe('§8.1: what was declared is rolled', () => {
  const FIRES = told('slow', '-+-+-', ['fire', 'none']);
  const anvil = base('anvil', '1608/S', FIRES);
  const shot = (target: string, weapon: Declaration['weapon'] = 'longGun'): Declaration => ({
    base: id('anvil'),
    weapon,
    models: 1,
    elites: [],
    target: id(target),
  });
  const heron = base('heron', '1611/N');
  const fired = (events: readonly Event[]) => events.filter((event) => event.type === 'fired');

  it('a shot that misses spends its token [§3.3], marks the base as having fired, and is off the list', () => {
    const game = gameWith([anvil, heron], { declared: [shot('heron')] });
    const die = scripted(1);
    const { events, draft } = resolved(game, 1, die);
    expect(fired(events)).toMatchObject([{ volley: { shots: [{ rolls: [1], rolled: 1, hit: null }] } }]);
    expect(die.left()).toBe(0);
    expect(draft.declared).toEqual([]);
    expect(draft.bases[id('anvil')]).toMatchObject({ loads: { longGun: 0 }, turn: { fired: true } });
    expect(draft.bases[id('heron')].turn.fired).toBe(false);
  });

  it('an autogun rolls for each of its shots and needs no token; in the order declared', () => {
    const game = gameWith([anvil, heron], { declared: [shot('heron', 'hullAutogun'), shot('heron')] });
    const { events, draft } = resolved(game, 1, scripted(1, 2, 1));
    expect(fired(events).map(({ volley }) => volley.shots.map(({ rolled }) => rolled))).toEqual([
      [1, 2],
      [1],
    ]);
    expect(draft.bases[id('anvil')].loads).toEqual({ longGun: 0 });
  });

  it('one Fire at two targets uses one token, however many models fire', () => {
    const both = [shot('heron'), shot('leagueRifles')];
    const rifles = base('leagueRifles', '1610/N');
    const loaded = base('anvil', '1608/S', { ...FIRES, loads: { longGun: 2 } });
    const { draft } = resolved(gameWith([loaded, heron, rifles], { declared: both }), 1, scripted(1, 1));
    expect(draft.bases[id('anvil')].loads).toEqual({ longGun: 1 });
  });

  it('a roll of what is needed hits, one less does not', () => {
    const game = gameWith([anvil, base('heron', '1611/N', { mode: 'stand' })], { declared: [shot('heron')] });
    const { needed } = forecast(game, game.declared[0]).groups[0].toHit;
    expect(needed).toBeGreaterThan(1);
    expect(needed).toBeLessThan(6);
    const hitBy = (first: number) => {
      const rolls = [first];
      return fired(resolved(game, 1, () => rolls.pop() ?? 1).events)[0].volley.shots[0].hit;
    };
    expect(hitBy(needed)).not.toBeNull();
    expect(hitBy(needed - 1)).toBeNull();
  });
});

describe('what an action would make final', () => {
  const FIRES = told('slow', '-+-+-', ['fire', 'fire']);
  const both = [base('anvil', '1608/S', FIRES), base('heron', '1610/N', FIRES)];
  const final = (game: Game, type: 'endPlacement' | 'lockOrders' | 'endDeclaring') =>
    consequences(game, { type });

  it('the Foundry’s set-up, orders and declarations hand over and roll nothing', () => {
    const handsOver = { dice: [0, 0], reveals: false, finds: false, handsOver: true };
    const first = { name: 'placement', side: 'foundry' } as const;
    expect(final(gameWith(both, { phase: first }), 'endPlacement')).toEqual(handsOver);
    expect(final(gameWith(both), 'lockOrders')).toEqual(handsOver);
    expect(final(gameWith(both, DECLARES_1('foundry')), 'endDeclaring')).toEqual(handsOver);
  });

  it('the League’s lock reveals all orders [§5.1]; its end of declaring rolls, as the Foundry’s does where the League has nothing to declare', () => {
    const league = { phase: { name: 'orders', side: 'league' } } as const;
    expect(final(gameWith(both, league), 'lockOrders')).toMatchObject({
      dice: [0, Infinity],
      reveals: true,
    });
    expect(final(gameWith(both, DECLARES_1('league')), 'endDeclaring').dice).toEqual([0, Infinity]);
    const silent = [both[0], base('heron', '1610/N')];
    expect(final(gameWith(silent, DECLARES_1('foundry')), 'endDeclaring').dice).toEqual([0, Infinity]);
  });

  it('writing, placing and declaring can be thought over', () => {
    const nothing = { dice: [0, 0], reveals: false, finds: false, handsOver: false };
    const game = gameWith(both, DECLARES_1('foundry'));
    const declare = {
      base: id('anvil'),
      weapon: 'longGun',
      models: 1,
      elites: [],
      target: id('heron'),
    } as const;
    expect(consequences(game, { type: 'declare', ...declare })).toEqual(nothing);
    expect(consequences(game, { type: 'unplace', base: id('anvil') })).toEqual(nothing);
    expect(
      consequences(game, { type: 'setGunnery', base: id('anvil'), turn: 2, entries: ['fire', 'load'] }),
    ).toEqual(nothing);
    expect(consequences(game, { type: 'retreat', base: id('anvil'), facing: 0 }).dice).toEqual([0, Infinity]);
  });
});
