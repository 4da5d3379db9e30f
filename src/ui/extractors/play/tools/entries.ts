import type { BoardMark } from '../../../../board/model';
import { allHexes, distance, edgesAt, type Hex } from '../../../../hex';
import {
  isPlaced,
  printedHexes,
  scenarioOf,
  unitsOf,
  type Force,
  type Position,
  type Scenario,
} from '../../../../rules/extractors';
import { boardSide } from '../../art/look';
import { sideName } from '../../wording';

/** Where the forces of a scenario enter and when, set up and leave, and the area that decides [§9]. */
export function entryMarks(position: Position): readonly BoardMark[] {
  const printed = scenarioOf(position);
  const marks = [
    ...printed.forces.flatMap((force) => forceMarks(force, printed)),
    ...printed.exits.flatMap((exit) => exitMarks(exit, printed)),
    ...objectiveMarks(printed),
  ];
  const taken = new Set(exposedHexes(position));
  return marks.map((mark) =>
    mark.kind === 'place' ? { ...mark, hex: besides(mark.hex, taken, printed) } : mark,
  );
}

/** The hex, or the nearest to it in which no counter hides the words. */
function besides(hex: Hex, taken: ReadonlySet<Hex>, { map: { grid } }: Scenario): Hex {
  if (!taken.has(hex)) return hex;
  const free = allHexes(grid).filter((other) => !taken.has(other));
  return free.reduce((best, other) =>
    distance(grid, other, hex) < distance(grid, best, hex) ? other : best,
  );
}

function exposedHexes(position: Position): readonly Hex[] {
  return unitsOf(position).flatMap((unit) => (isPlaced(unit) ? [unit.where.hex] : []));
}

function forceMarks({ side, arrival }: Force, { map }: Scenario): readonly BoardMark[] {
  const zone = (hexes: readonly Hex[], words: string): readonly BoardMark[] =>
    hexes.length === 0
      ? []
      : [
          { kind: 'zone', side: boardSide(side), hexes },
          { kind: 'place', hex: middleOf(hexes), label: `${sideName(side)} ${words}` },
        ];
  switch (arrival.type) {
    case 'enters':
      return zone(arrival.hexes, `enters, turn ${arrival.turn}`);
    case 'placed': {
      if (arrival.zone.zone === 'anywhere') return [];
      return zone(printedHexes(map, arrival.zone), 'sets up');
    }
    case 'stands':
      return zone([arrival.hex], 'stands here');
  }
}

function exitMarks({ who, edge }: Scenario['exits'][number], { map }: Scenario): readonly BoardMark[] {
  const hexes = allHexes(map.grid).filter((hex) => edgesAt(map.grid, hex).includes(edge));
  const side = who === 'machines' ? 'avronian' : 'dorian';
  return [
    { kind: 'zone', side: boardSide(side), hexes },
    { kind: 'place', hex: middleOf(hexes), label: `${sideName(side)} leaves` },
  ];
}

function objectiveMarks({ objective, map }: Scenario): readonly BoardMark[] {
  if (!objective) return [];
  const hexes = allHexes(map.grid).filter(
    (hex) => distance(map.grid, hex, objective.centre) <= objective.radius,
  );
  return [
    { kind: 'rim', hexes },
    { kind: 'place', hex: objective.centre, label: 'Area that decides' },
  ];
}

function middleOf(hexes: readonly Hex[]): Hex {
  return [...hexes].sort((a, b) => a - b)[Math.floor(hexes.length / 2)];
}
