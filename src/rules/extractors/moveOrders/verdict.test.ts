import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Direction, Hex } from '../../../hex';
import { doriana } from '../maps/doriana';
import { section, turnsToFront } from '../testing';
import type { End, Objective, OrderVerdict, Requirement } from '../types';
import type { Placed } from '../units';
import { rangeTo } from './closest';
import {
  atLeast,
  atMost,
  between,
  facingObjective,
  facingTo,
  freeTurn,
  noCloser,
  standStill,
  toObjective,
  type Demand,
} from './demands';
import { judge, meetsAll } from './verdict';

const { grid } = doriana;
const hexes = fc.integer({ min: 0, max: grid.size - 1 }).map((hex) => hex as Hex);
const facings = fc.constantFrom<Direction[]>(0, 1, 2, 3, 4, 5);
const enemies = hexes.map((hex): Placed => {
  const shock = section('panza-shock-1', '0101');
  return { ...shock, where: { at: 'map', hex, facing: null, inside: null } };
});
const distances = fc.integer({ min: 0, max: 30 });
const objectives: fc.Arbitrary<Objective> = hexes.map((hex) => ({ hex, exit: null }));

const demands: fc.Arbitrary<Demand> = fc.oneof(
  fc.tuple(enemies, distances).map((asked) => atMost(grid, ...asked)),
  fc.tuple(enemies, distances).map((asked) => atLeast(grid, ...asked)),
  fc.tuple(enemies, distances).map(([enemy, least]) => between(grid, enemy, [least, least + 2])),
  enemies.map((enemy) => facingTo(grid, enemy)),
  fc
    .tuple(fc.array(enemies, { minLength: 1, maxLength: 4 }), distances)
    .map((asked) => noCloser(grid, ...asked)),
  fc.tuple(objectives, distances).map((asked) => toObjective(doriana, ...asked)),
  objectives.map((objective) => facingObjective(doriana, objective)),
  fc.option(hexes).map(standStill),
  facings.map(freeTurn),
);
const choices = fc.array(fc.array(demands, { maxLength: 3 }), { minLength: 1, maxLength: 3 });

/** Ends come hex by hex: the same few again and again. */
const ends: fc.Arbitrary<readonly End[]> = fc
  .tuple(fc.array(hexes, { minLength: 1, maxLength: 4 }), fc.array(facings, { minLength: 1, maxLength: 12 }))
  .chain(([some, ways]) =>
    fc.tuple(
      ...ways.map((facing) =>
        fc.record<End>({
          hex: fc.constantFrom(...some),
          facing: fc.constant(facing),
          exit: fc.option(facings, { freq: 4 }),
          into: fc.constant(null),
          path: fc.array(hexes, { maxLength: 3 }),
          spent: fc.constant(0),
          left: fc.constant(0),
          bogRolls: fc.constant(0),
        }),
      ),
    ),
  );

type Requirements = readonly Requirement[];

/** R-19 word by word, on the requirements as they are told. */
function judgedByTheBook(all: readonly End[], choicesOf: (end: End) => readonly Requirements[]) {
  const table = all.map((end) => choicesOf(end).map((requirements) => standing(requirements, end)));
  const legalFor = table[0].map((_, choice) => {
    const column = table.map((row) => row[choice]);
    const fallBack = column.filter(({ stays, firm }) => stays && firm).reduce<Stand | null>(better, null);
    return (stand: Stand) =>
      stand.met ||
      (column.every(({ met }) => !met) &&
        stand.stays &&
        stand.firm &&
        fallBack !== null &&
        !before(fallBack, stand));
  });
  return table.map((row): OrderVerdict => {
    const legal = row.filter((stand, choice) => legalFor[choice](stand));
    const { requirements, shortfall, facingShort } = (legal.length ? legal : row).reduce((a, b) =>
      before(b, a) ? b : a,
    );
    return { requirements, shortfall, facingShort, legal: legal.length > 0 };
  });
}

function standing(requirements: Requirements, { exit }: End) {
  return {
    requirements,
    stays: exit === null,
    met: requirements.every(({ met }) => met),
    firm: requirements.every((each) => each.met || each.code === 'inFront' || isDistance(each)),
    shortfall: sum(requirements.map(hexesShort)),
    facingShort: sum(requirements.map((each) => (each.code === 'inFront' ? each.sixths : 0))),
  };
}

type Stand = ReturnType<typeof standing>;

function better(a: Stand | null, b: Stand): Stand {
  return a === null || before(b, a) ? b : a;
}

function before(a: Stand, b: Stand): boolean {
  if (a.firm !== b.firm) return a.firm;
  return a.shortfall === b.shortfall ? a.facingShort < b.facingShort : a.shortfall < b.shortfall;
}

function isDistance({ code }: Requirement): boolean {
  return code === 'distanceAtMost' || code === 'distanceAtLeast' || code === 'distanceBetween';
}

function hexesShort(requirement: Requirement): number {
  if (requirement.met) return 0;
  switch (requirement.code) {
    case 'distanceAtMost':
      return requirement.have - requirement.need;
    case 'distanceAtLeast':
      return requirement.need - requirement.have;
    case 'distanceBetween':
      return Math.max(requirement.need[0] - requirement.have, requirement.have - requirement.need[1]);
    default:
      return 0;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

describe('R-19', () => {
  test.prop([ends, choices])('weighed in one number, ends stand as they do by the book', (all, asked) => {
    // Of choices that are as short in what never gives way, any may be told.
    fc.pre(asked.every((choice) => choice.filter(({ weight }) => weight > 16).length <= 1));
    const told = (end: End) => asked.map((choice) => choice.map((demand) => demand.told(end)));
    const judgement = judge(all, { from: () => asked });
    const verdicts = all.map((_, index) => judgement.verdictOn(index));
    expect(verdicts).toEqual(judgedByTheBook(all, told));
    expect(all.map((_, index) => judgement.isLegal(index))).toEqual(verdicts.map(({ legal }) => legal));
    expect(all.map((end) => meetsAll(end, { from: () => asked }))).toEqual(
      all.map((end) => told(end).some((requirements) => requirements.every(({ met }) => met))),
    );
  });

  test.prop([demands, ends])('an end falls short of a demand exactly when it is told so', (demand, all) => {
    for (const end of all) expect(demand.short(end) === 0).toBe(demand.told(end).met);
  });

  test.prop([enemies, ends])(
    'short of an enemy in front by the fewest turns, of a distance by hexes',
    (enemy, all) => {
      for (const end of all) {
        const range = rangeTo(grid, end.hex, enemy);
        expect(facingTo(grid, enemy).short(end)).toBe(
          turnsToFront(grid, end.hex, end.facing!, enemy.where.hex),
        );
        expect(atMost(grid, enemy, 3).short(end)).toBe(Math.max(0, range - 3));
        expect(atLeast(grid, enemy, 9).short(end)).toBe(Math.max(0, 9 - range));
      }
    },
  );
});
