import { describe, expect, it } from 'vitest';
import { counterOf, type CounterId } from '../../../../rules/extractors';
import { at } from '../../fire/testing';
import { boardModel } from '../boardModel';
import { EMPTY_DESK, type Desk, type Tap } from '../desk';
import { moving } from './moving';

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
