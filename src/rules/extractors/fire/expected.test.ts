import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { counterId } from '../data';
import { DORIAN_FIRES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Expected, Position, Section, Shot, Unit, UnitForecast } from '../types';
import { strikeSection } from './damage';
import { expected } from './expected';
import { forecast } from './forecast';

const id = counterId;

/** The sums of a forecast: the readable oracle. */
function sumsOf(unit: Unit, { anyHit, mean, critical, destroyed, outcomes }: UnitForecast): Expected {
  const standing = (state: 'pinned' | 'routed') =>
    outcomes.reduce((sum, { result, chance }) => {
      if (result.table !== 'soft') return sum;
      const struck = strikeSection(unit as Section, result.result);
      return struck.steps > 0 && struck[state] ? sum + chance : sum;
    }, 0);
  return { anyHit, mean, critical, destroyed, pinned: standing('pinned'), routed: standing('routed') };
}

function expectSame(position: Position, shot: Shot): void {
  for (const told of forecast(position, shot).units) {
    const known = expected(position, shot, told.target);
    const sums = sumsOf(position.units[told.target], told);
    for (const name of Object.keys(sums) as (keyof Expected)[])
      expect(known[name], `${told.target} ${name}`).toBeCloseTo(sums[name], 12);
  }
}

const together = (firers: readonly string[], target: string, area = false): Shot => ({
  firers: firers.map((unit) => ({ unit: id(unit), slot: null })),
  target: id(target),
  area,
});

const HEXES = ['0512', '0611', '0610', '0510', '0410', '0411'];
const AROUND = [
  'ferl-erlop-lance',
  'ferl-erlop-commando-1',
  'ferl-erlop-commando-2',
  'transcom-1',
  'transcom-2',
];

describe('what a shot comes to', () => {
  const facing = fc.integer({ min: 0, max: 5 }) as fc.Arbitrary<0>;

  test('§7.3.2, §7.5, §7.6: of any firers at a machine it is the sum of the forecast', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(AROUND, { minLength: 1 }),
        fc.constantFrom('bipod', 'multipod', 'glide', 'orni'),
        facing,
        fc.integer({ min: 1, max: 24 }),
        (firers, chassis, faces, armour) => {
          const target = machine('A', chassis, ['0511', faces], { rest: { armour } });
          const units = AROUND.map((unit, index) => section(unit, HEXES[index]));
          expectSame(gameWith([...units, target], { phase: DORIAN_FIRES }), together(firers, 'A'));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('§7.3.2: of any weapon at a section in any state', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('particleAccelerator', 'laser', 'shredder', 'undulator', 'thermoBeam'),
        fc.record({ steps: fc.integer({ min: 1, max: 2 }), pinned: fc.boolean(), routed: fc.boolean() }),
        fc.record({ held: fc.boolean(), combatReset: fc.boolean() }),
        facing,
        (weapon, state, rest, faces) => {
          const firer = machine('A', 'bipod', ['0512', faces], { weapons: [weapon], rest });
          const position = gameWith([firer, section('panza-shock-1', '0511', state)]);
          const shot = { firers: [{ unit: id('A'), slot: 0 }], target: id('panza-shock-1'), area: false };
          expectSame(position, shot);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('§7.4: of an area effect on each unit it strikes, friends too', () => {
    const position = gameWith([
      section('dagmaton-1', '0513'),
      section('panza-shock-1', '0511', { routed: true }),
      vehicle('extractor-1', '0611', 2),
      machine('A', 'orni', ['0511', 3]),
    ]);
    const shot = together(['dagmaton-1'], 'A', true);
    expect(forecast(position, shot).units.length).toBeGreaterThan(2);
    expectSame(position, shot);
  });

  test('R-15: of fire at a fort or a post', () => {
    for (const armour of [1, 2, 3, 7]) {
      const post = staticPiece('commandpost', '0511', { armour });
      const weapons = ['particleAccelerator'] as const;
      const firer = machine('A', 'bipod', ['0512', 0], { weapons });
      expectSame(gameWith([post, firer]), {
        firers: [{ unit: id('A'), slot: 0 }],
        target: id('commandpost'),
        area: false,
      });
    }
  });

  it('throws for who is not on the map', () => {
    const position = gameWith([section('panza-lance', '0512'), machine('A', 'orni', ['0511', 3])]);
    expect(() => expected(position, together(['panza-lance'], 'B'))).toThrow(RangeError);
    expect(() => expected(position, together(['panza-lance'], 'A'), id('C'))).toThrow(RangeError);
  });
});
