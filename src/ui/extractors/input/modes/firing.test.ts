import { describe, expect, it } from 'vitest';
import { counterOf, whyIllegal, type CounterId, type Position } from '../../../../rules/extractors';
import { AREA_FIRE, at, avronianFire, DORIAN_FIRE, tableWith } from '../../testing';
import { boardModel } from '../boardModel';
import { EMPTY_DESK, type Desk } from '../desk';
import { firing, nextTarget, shotsInHand } from './firing';
import { waysOf, wayWith } from './ordered';
import { sighting } from './sighting';

const id = (text: string) => counterOf(text as CounterId).id;
const holding = (unit: string): Desk => ({ ...EMPTY_DESK, selected: id(unit) });
const tap = (position: Position, desk: Desk, unit: string): Desk => {
  const { where } = position.units[id(unit)];
  if (where.at !== 'map') throw new Error(`${unit} is not on the map`);
  return firing.tap(position, desk, { hex: where.hex, counter: id(unit) });
};
const kinds = (position: Position, desk: Desk) => firing.marks(position, desk).map(({ kind }) => kind);
/** The position after the Multipod has revealed its order. */
const revealed = (order: string): Position => {
  const { desk, position } = tableWith(avronianFire(order));
  desk.act({ type: 'reveal', machine: id('B') });
  return position();
};

describe('the firing mode', () => {
  const position = at(DORIAN_FIRE);

  it('lights the targets of the unit in hand with their chances', () => {
    const marks = firing.marks(position, holding('ehn-etaki-lance'));
    expect(marks).toContainEqual({ kind: 'target', hex: expect.any(Number), label: '60\u00a0%' });
  });

  it('fans a stack only while nobody of it is about to aim, so that it covers no target', () => {
    const close = at(
      'engage full T2 Dfire | D panza-lance@1215; panza-shock-1@1215; pgp-1@0502/N | A glide A@1216/N',
    );
    const { where } = close.units[id('panza-lance')];
    const focus = where.at === 'map' ? where.hex : null;
    const tapsMean = (desk: Desk) => boardModel(close, { ...desk, focus }).tapsMean;
    expect(tapsMean(EMPTY_DESK)).toBe('counters');
    expect(tapsMean(holding('panza-lance'))).toBe('hexes');
    expect(tapsMean(tap(close, holding('panza-lance'), 'A'))).toBe('counters');
    expect(tapsMean(holding('pgp-1'))).toBe('counters');
  });

  it('aims, adds a friend, takes it out again; the first one out drops the shot', () => {
    const aimed = tap(position, holding('ehn-etaki-shock'), 'A');
    expect(kinds(position, aimed)).toContain('sight');
    const joined = tap(position, aimed, 'ehn-etaki-lance');
    expect(shotsInHand(position, joined)?.[0].firers).toHaveLength(2);
    const single = tap(position, joined, 'ehn-etaki-lance');
    expect(shotsInHand(position, single)?.[0].firers).toEqual([{ unit: 'ehn-etaki-shock', slot: null }]);
    expect(tap(position, single, 'ehn-etaki-shock').plan).toBeNull();
  });

  it('refuses a friend that may not join and keeps the shot [§7.5]', () => {
    const aimed = tap(position, holding('ehn-etaki-shock'), 'A');
    const refused = tap(position, aimed, 'comar-ehn-shock-1');
    expect(refused.refusal).not.toBeNull();
    expect(refused.plan).toEqual(aimed.plan);
  });

  it('aims at the enemy in hand with the friend tapped next', () => {
    const enemy = tap(position, EMPTY_DESK, 'A');
    expect(enemy.selected).toBe('A');
    expect(kinds(position, enemy)).toContain('legalEnd');
    const aimed = tap(position, enemy, 'pgp-1');
    expect(shotsInHand(position, aimed)?.[0]).toMatchObject({ target: 'A', firers: [{ unit: 'pgp-1' }] });
  });

  it('keeps area fire off where it would strike a friend [§7.4]', () => {
    const area = at(AREA_FIRE);
    const aimed = tap(area, holding('dagmaton-1'), 'A');
    expect(shotsInHand(area, aimed)?.[0].area).toBe(false);
  });

  it('goes round the targets, the likeliest hit first', () => {
    const simple = at(avronianFire('simple'));
    let desk = holding('B');
    const seen = new Set<string>();
    for (let step = 0; step < 7; step++) {
      desk = nextTarget(simple, desk);
      seen.add(shotsInHand(simple, desk)?.[0].target ?? '');
    }
    expect(seen.size).toBe(7);
    expect(shotsInHand(simple, nextTarget(simple, desk))?.[0].target).toBe([...seen][0]);
  });

  it('prepares nothing for a machine whose order lies face down, and reveals it unless it would blow up', () => {
    const sweep = at(avronianFire('sweep'));
    expect(tap(sweep, holding('B'), 'pgp-1').selected).toBe('pgp-1');
    expect(firing.action(sweep, holding('B'))).toEqual({ type: 'reveal', machine: 'B' });
    expect(firing.action(at(avronianFire('selfDestruct')), holding('B'))).toBeNull();
  });

  it.each(['closestTarget', 'optimize'])(
    '%s has a legal way ready, and every choice leads to one',
    (order) => {
      const now = revealed(order);
      const action = firing.action(now, holding('B'));
      if (action?.type !== 'allocate') throw new Error('nothing allocated');
      expect(whyIllegal(now, action)).toBeUndefined();
      for (const way of waysOf(now))
        for (const { firers, target, area } of way)
          for (const { slot } of firers) {
            const found = wayWith(now, action.shots, slot!, { target, area });
            expect(whyIllegal(now, { type: 'allocate', machine: id('B'), shots: found! })).toBeUndefined();
          }
    },
  );

  it('a tap under Closest Target brings most weapons to bear there, or says why none may', () => {
    const now = revealed('closestTarget');
    expect(tap(now, holding('B'), 'transcom-1').plan).toMatchObject({ kind: 'allocation' });
    expect(tap(now, holding('B'), 'pgp-1').refusal).toMatchObject({ reason: 'notClosest' });
  });

  it('Sweep fires one weapon at a time', () => {
    const now = revealed('sweep');
    const aimed = tap(now, holding('B'), 'pgp-1');
    expect(shotsInHand(now, aimed)?.[0].firers).toHaveLength(1);
    expect(kinds(now, holding('B'))).toContain('target');
  });
});

describe('the sight mode', () => {
  const position = at(DORIAN_FIRE);
  const tapHex = (desk: Desk, hex: number) =>
    sighting.tap(position, desk, { hex: hex as never, counter: null });

  it('takes the first end, the second, then begins anew; with the field out each tap is a first end', () => {
    const open: Desk = { ...EMPTY_DESK, sight: { from: null, to: null } };
    const one = tapHex(open, 5);
    expect(one.sight).toMatchObject({ from: 5, to: null });
    const two = tapHex(one, 90);
    expect(two.sight).toMatchObject({ from: 5, to: 90 });
    expect(sighting.marks(position, two).map(({ kind }) => kind)).toContain('sight');
    expect(tapHex(two, 7).sight).toMatchObject({ from: 7, to: null });
    const field = tapHex({ ...one, sight: { from: 5 as never, to: null, field: true } }, 8);
    expect(field.sight).toMatchObject({ from: 8, to: null, field: true });
    expect(sighting.marks(position, field)[0].kind).toBe('reach');
  });
});
