import type { CounterFace, CounterOwner } from '../art/face';
import {
  CELLS,
  CHASSIS,
  SECTIONS,
  VEHICLES,
  inForce,
  type CellName,
  type Chassis,
  type DorianVehicleKind,
  type MachineLetter,
  type Position,
  type Purchase,
  type SectionKind,
} from '../../../rules/extractors';
import { count, kindName, listed } from '../wording';

const CELL_KINDS = ['shock', 'lance', 'commando', 'walker'] as const;

/** The counters a purchase brings, as the game has them [§3, R-111]. */
export function piecesOf(position: Position, purchase: Purchase): readonly CounterFace[] {
  switch (purchase.item) {
    case 'cell': {
      const { cell } = purchase;
      return piecesOfCell(cell).map((kind) => pieceFace(position, kind, { cell }));
    }
    case 'white':
      return [pieceFace(position, purchase.kind, { white: true })];
    case 'machine':
      return [machineFace(position, purchase.chassis, purchase.letter)];
    default:
      return [];
  }
}

/** '2 Shocks, 1 Lance'. */
export function cellWords(cell: CellName): string {
  return listed(
    CELL_KINDS.filter((kind) => CELLS[cell][kind] > 0).map((kind) =>
      count(CELLS[cell][kind], kindName(kind)),
    ),
  );
}

function pieceFace(
  position: Position,
  kind: SectionKind | DorianVehicleKind,
  owner: CounterOwner,
): CounterFace {
  if (kind in SECTIONS) {
    const { firepower, range, speed, steps } = rowOfSection(position, kind as SectionKind);
    return { kind, figures: { firepower, range, speed }, steps: { now: steps, full: steps }, owner };
  }
  const { firepower, range, speed, armour } = rowOfVehicle(position, kind as DorianVehicleKind);
  return { kind, figures: { firepower, range, speed }, armour, owner };
}

/** Their numbers in this game [§3, R-111]. */
export function rowOfSection(position: Position, kind: SectionKind): (typeof SECTIONS)[SectionKind] {
  return inForce(position, kind, SECTIONS[kind]);
}

export function rowOfVehicle(
  position: Position,
  kind: DorianVehicleKind,
): (typeof VEHICLES)[DorianVehicleKind] {
  return inForce(position, kind, VEHICLES[kind]);
}

export function rowOfMachine(position: Position, kind: Chassis): (typeof CHASSIS)[Chassis] {
  return inForce(position, kind, CHASSIS[kind]);
}

export function machineFace(position: Position, kind: Chassis, machine: MachineLetter): CounterFace {
  const { speed, armour } = rowOfMachine(position, kind);
  return { kind, figures: { speed }, armour, owner: { machine } };
}

function piecesOfCell(cell: CellName): readonly (SectionKind | DorianVehicleKind)[] {
  return CELL_KINDS.flatMap((kind) => Array.from({ length: CELLS[cell][kind] }, () => kind));
}
