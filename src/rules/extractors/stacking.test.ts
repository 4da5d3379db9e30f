import { describe, expect, it } from 'vitest';
import { at, doriana } from './maps/doriana';
import { markClosed, whyNotStack } from './stacking';
import { gameWith, machine, onMap, section, staticPiece, vehicle } from './testing';
import { counterId } from './data';
import type { Unit } from './types';

const inside = (hex: string, carrier: string) => ({
  where: { ...onMap(hex, null), inside: counterId(carrier) },
});
const why = (unit: Unit, others: readonly Unit[]) => {
  const refused = whyNotStack(gameWith([unit, ...others]), unit, at('0405'));
  return refused && `${refused.rule} ${refused.reason}`;
};

describe('stacking', () => {
  const lone = section('transcom-1', '0505');
  const walker = vehicle('walker-1', '0505');
  const three = ['transcom-2', 'dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0405'));

  it('§6.2: at most three friendly units in a hex', () => {
    expect(why(lone, three.slice(1))).toBeUndefined();
    expect(why(lone, three)).toBe('§6.2 stackFull');
    expect(why(lone, [...three.slice(1), vehicle('walker-1', '0405')])).toBe('§6.2 stackFull');
  });
  it('§6.2: at most one of them a vehicle or machine', () => {
    expect(why(walker, [vehicle('agrax-1', '0405')])).toBe('§6.2 vehicleThere');
    expect(why(lone, [vehicle('agrax-1', '0405')])).toBeUndefined();
    const glide = machine('A', 'glide', ['0505', 0]);
    expect(why(glide, [vehicle('extractor-1', '0405')])).toBe('§6.2 vehicleThere');
    expect(why(glide, [machine('B', 'orni', ['0405', 0])])).toBe('§6.2 vehicleThere');
  });
  it('R-06: a fort or Command Post counts as the vehicle of its hex', () => {
    expect(why(walker, [staticPiece('fort-1', '0405')])).toBe('§6.2 vehicleThere');
    expect(why(walker, [staticPiece('commandpost', '0405')])).toBe('§6.2 vehicleThere');
    expect(why(lone, [staticPiece('fort-1', '0405'), ...three.slice(1)])).toBe('§6.2 stackFull');
  });
  it('R-06: embarked sections and those inside a fort do not count', () => {
    const aboard = ['dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0405', inside('0405', 'floater-1')));
    expect(why(lone, [vehicle('floater-1', '0405'), ...aboard, three[0]])).toBeUndefined();
    const sheltered = section('dagmaton-1', '0405', inside('0405', 'fort-1'));
    expect(why(lone, [staticPiece('fort-1', '0405'), sheltered, three[0]])).toBeUndefined();
  });
  it('R-06: hidden units count for their own side', () => {
    const hidden = three.map((unit) => ({ ...unit, hidden: true }));
    expect(why(lone, hidden)).toBe('§6.2 stackFull');
  });
  it("§6.2: no unit ends its move in an enemy's hex", () => {
    expect(why(lone, [machine('A', 'orni', ['0405', 0])])).toBe('§6.2 enemyThere');
    expect(why(machine('A', 'orni', ['0505', 0]), [three[0]])).toBe('§6.2 enemyThere');
    expect(why(machine('A', 'orni', ['0505', 0]), [staticPiece('commandpost', '0405')])).toBe(
      '§6.2 enemyThere',
    );
  });
  it('R-59: hidden enemies are not known to be there', () => {
    expect(why(machine('A', 'orni', ['0505', 0]), [{ ...three[0], hidden: true }])).toBeUndefined();
  });
  it('§9.5: an empty fort does not block, one with a section in or on it does', () => {
    const fort = staticPiece('fort-1', '0405');
    const bipod = machine('A', 'bipod', ['0505', 0]);
    expect(why(bipod, [fort])).toBeUndefined();
    expect(why(bipod, [fort, three[0]])).toBe('§6.2 enemyThere');
    expect(why(bipod, [fort, section('dagmaton-1', '0405', inside('0405', 'fort-1'))])).toBe(
      '§6.2 enemyThere',
    );
  });
  it('§6.2: the unit itself does not count', () => {
    const here = section('transcom-1', '0405');
    expect(why(here, three.slice(1))).toBeUndefined();
  });
  it('§6.2: the refusal names the vehicle and the limit', () => {
    const game = gameWith([walker, vehicle('agrax-1', '0405')]);
    expect(whyNotStack(game, walker, at('0405'))).toMatchObject({ hex: at('0405'), unit: 'agrax-1' });
    expect(whyNotStack(gameWith([lone, ...three]), lone, at('0405'))).toMatchObject({ limit: 3 });
  });

  it('§6.2, R-06: the closed hexes are those where the unit may not stack', () => {
    const aboard = ['dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0405', inside('0405', 'floater-1')));
    const gone = { ...section('dagmaton-3', '0405'), where: { at: 'eliminated' } } as const;
    const crowds: readonly (readonly Unit[])[] = [
      [],
      [gone],
      three,
      three.slice(1),
      [vehicle('floater-1', '0405'), ...aboard, three[0]],
      [staticPiece('fort-1', '0405')],
      [vehicle('agrax-1', '0405'), ...three.slice(1)],
      [machine('A', 'glide', ['0405', 0])],
      [vehicle('extractor-1', '0405')],
      [section('dagmaton-4', '0405', { hidden: true })],
    ];
    const movers = [lone, walker, machine('B', 'orni', ['0505', 0]), section('transcom-1', '0405')];
    for (const crowd of crowds)
      for (const mover of movers) {
        const position = gameWith([...crowd, mover]);
        const closed = new Uint8Array(doriana.grid.size).fill(1);
        markClosed(position, mover, closed);
        for (const hex of [at('0405'), at('0505'), at('0101')])
          expect({ mover, crowd, hex, closed: closed[hex] }).toEqual({
            mover,
            crowd,
            hex,
            closed: whyNotStack(position, mover, hex) ? 1 : 0,
          });
      }
  });
});
