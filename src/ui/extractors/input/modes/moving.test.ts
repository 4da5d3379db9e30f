import { describe, expect, it } from 'vitest';
import { parseHex } from '../../../../hex';
import { counterOf, doriana, isPlaced, reachOf, type CounterId } from '../../../../rules/extractors';
import { at } from '../../testing';
import { boardModel } from '../boardModel';
import { EMPTY_DESK, type Desk, type Tap } from '../desk';
import { endingAt, moving, stayIn } from './moving';

const id = (text: string) => counterOf(text as CounterId).id;
const position = at('engage full T2 Dmovement | D panza-shock-1@1215; panza-shock-2@1215; panza-lance@1217');
const hexOf = (unit: string) => {
  const { where } = position.units[id(unit)];
  if (where.at !== 'map') throw new Error(`${unit} is not on the map`);
  return where.hex;
};
const onHex = (unit: string): Tap => ({ hex: hexOf(unit), counter: null });
const onCard = (unit: string): Tap => ({ hex: hexOf(unit), counter: id(unit) });
const tapped = (desk: Desk, tap: Tap) => moving.tap(position, { ...desk, focus: tap.hex }, tap);

describe('the moving mode with a stack', () => {
  it('fans a stack only while nothing is in hand, so that it covers no hex to move to', () => {
    const open = tapped(EMPTY_DESK, onHex('panza-shock-1'));
    expect(boardModel(position, open).tapsMean).toBe('counters');
    const picked = tapped(open, onCard('panza-shock-2'));
    expect(picked.selected).toBe('panza-shock-2');
    expect(boardModel(position, picked).tapsMean).toBe('hexes');
  });

  it('puts a unit down by a tap on its stack, so that another of it can be picked', () => {
    const picked = tapped(EMPTY_DESK, onCard('panza-shock-2'));
    expect(tapped(picked, onHex('panza-shock-2')).selected).toBeNull();
  });

  it('keeps a unit that lies alone in hand', () => {
    const picked = tapped(EMPTY_DESK, onHex('panza-lance'));
    expect(tapped(picked, onHex('panza-lance')).selected).toBe('panza-lance');
  });
});

describe('the moving mode with waypoints [§6.3]', () => {
  const field = at('engage simple T2 Amovement | A glide A@0612/SE force1');
  const hex = (number: string): Tap => ({ hex: parseHex(doriana.grid, number)!, counter: null });
  const tap = (desk: Desk, number: string) => moving.tap(field, desk, hex(number));
  const held: Desk = { ...EMPTY_DESK, selected: id('A') };
  const naming = (desk: Desk): Desk => {
    if (desk.plan?.kind !== 'move') throw new Error('No move is planned');
    return { ...desk, plan: { ...desk.plan, naming: true } };
  };
  const planOf = ({ plan }: Desk) => {
    if (plan?.kind !== 'move') throw new Error('No move is planned');
    return plan;
  };

  it('comes by the hex that is tapped while one is asked for, to the same end', () => {
    const straight = tap(held, '0814');
    const round = planOf(tap(naming(straight), '0713'));
    expect(round.naming).toBeUndefined();
    expect(round.via).toEqual([hex('0713').hex]);
    expect(round.end).toMatchObject({ hex: hex('0814').hex, facing: planOf(straight).end.facing });
    expect(round.end.path).toContain(hex('0713').hex);
    expect(moving.action(field, tap(naming(straight), '0713'))).toMatchObject({ path: round.end.path });
  });

  it('says so where no way leads, and goes on asking', () => {
    const far = tap(naming(tap(held, '0814')), '0101');
    expect(far.refusal).toMatchObject({ reason: 'noWayThrough', rule: '§6.3' });
    expect(planOf(far)).toMatchObject({ naming: true });
  });

  it('keeps the waypoints when another end is chosen, and drops them where they lead nowhere', () => {
    const round = planOf(tap(naming(tap(held, '0814')), '0713'));
    const ends = reachOf(field, id('A')).ends.filter((end) => end.hex === hex('0814').hex);
    const turned = ends.find(({ facing }) => facing !== round.end.facing)!;
    expect(endingAt(field, id('A'), round, turned)).toMatchObject({
      via: round.via,
      end: { facing: turned.facing },
    });
    const elsewhere = reachOf(field, id('A')).ends.find(({ path }) => path.length === 0)!;
    const back = endingAt(field, id('A'), { ...round, via: [hex('0101').hex] }, elsewhere);
    expect(back.via).toBeUndefined();
  });
});

describe('staying in the hex [§6.3]', () => {
  it.each(['N', 'NE', 'SE', 'S', 'SW', 'NW'])(
    'keeps a vehicle that faces %s as it faces, for nothing',
    (faces) => {
      const there = at(`engage simple T2 Dmovement | D pgp-1@1215/${faces}`);
      const unit = there.units[id('pgp-1')];
      const stay = stayIn(reachOf(there, unit.id), unit)!;
      expect(isPlaced(unit) && unit.where.facing === stay.facing).toBe(true);
      expect(stay.spent).toBe(0);
    },
  );
});
