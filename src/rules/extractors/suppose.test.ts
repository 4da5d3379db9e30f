import { describe, expect, it } from 'vitest';
import { counterId } from './data';
import { expected, forecast, whyNotShot } from './fire';
import { at } from './maps/doriana';
import { reachOf } from './movement';
import { suppose } from './suppose';
import { AVRONIAN_MOVES, DORIAN_FIRES, gameWith, machine, section, vehicle } from './testing';
import { isPlaced } from './units';

const A = counterId('A');
const FLOATER = counterId('floater-1');
const SHOCK = counterId('panza-shock-1');

function game() {
  const aboard = { where: { at: 'map', hex: at('1216'), facing: null, inside: FLOATER } } as const;
  return gameWith(
    [
      section('panza-shock-1', '1216', aboard),
      vehicle('floater-1', '1216', 0),
      vehicle('pgp-1', '1010', 3),
      machine('A', 'bipod', ['1205', 3], { weapons: ['laser'] }),
    ],
    { phase: DORIAN_FIRES, rules: 'simple' },
  );
}

describe('a supposition', () => {
  it('answers shots as if the unit stood there: legality, forecast and expectation', () => {
    const shot = { firers: [{ unit: counterId('pgp-1'), slot: null }], target: A, area: false };
    expect(whyNotShot(game(), shot)).toMatchObject({ reason: 'outOfRange' });
    const what = suppose(game());
    const there = what.stand(counterId('pgp-1'), { hex: at('1206'), facing: 0 });
    expect(whyNotShot(there, shot)).toBeUndefined();
    const really = gameWith([vehicle('pgp-1', '1206', 0), game().units[A]], { phase: DORIAN_FIRES });
    expect(forecast(there, shot)).toEqual(forecast(really, shot));
    expect(expected(there, shot)).toEqual(expected(really, shot));
  });

  it('changes nothing of the position, and takes everything back', () => {
    const position = game();
    const before = structuredClone(position);
    const what = suppose(position);
    what.stand(A, { hex: at('1215'), facing: 2 });
    what.stand(FLOATER, { hex: at('0101'), facing: 1 });
    what.stand(FLOATER, { hex: at('0102'), facing: 1 });
    expect(position).toEqual(before);
    const { dice, ...rest } = before;
    expect(dice).toEqual(position.dice);
    expect(what.reset()).toEqual(rest);
    expect(what.reset()).toEqual(rest);
  });

  it('§6.3.3: takes passengers along, and in or out of their Floater', () => {
    const what = suppose(game());
    const carried = what.stand(FLOATER, { hex: at('0505'), facing: 4 }).units[SHOCK];
    expect(isPlaced(carried) && carried.where).toEqual({
      at: 'map',
      hex: at('0505'),
      facing: null,
      inside: FLOATER,
    });
    const landed = what.stand(SHOCK, { hex: at('0606'), facing: null }).units[SHOCK];
    expect(landed.where).toMatchObject({ hex: at('0606'), inside: null });
    const back = what.stand(SHOCK, { hex: at('0505'), facing: null, into: FLOATER }).units[SHOCK];
    expect(back.where).toMatchObject({ inside: FLOATER });
  });

  it('takes the ends of a reach', () => {
    const position = { ...game(), phase: AVRONIAN_MOVES };
    const what = suppose(position);
    for (const end of reachOf(position, A).ends)
      expect(what.stand(A, end).units[A].where).toMatchObject({ hex: end.hex, facing: end.facing });
  });

  it('throws for who is not in play', () => {
    expect(() => suppose(game()).stand(counterId('B'), { hex: at('0101'), facing: 0 })).toThrow(RangeError);
  });
});
