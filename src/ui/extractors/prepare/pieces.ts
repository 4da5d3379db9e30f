import type { CounterFace, CounterOwner } from '../art/face';
import {
  CELLS,
  CHASSIS,
  SECTIONS,
  VEHICLES,
  WHITE_MIX,
  type CellName,
  type Chassis,
  type DorianVehicleKind,
  type MachineLetter,
  type Purchase,
  type SectionKind,
} from '../../../rules/extractors';
import { count, kindName, listed } from '../wording';

const CELL_KINDS = ['shock', 'lance', 'commando', 'walker'] as const;

/** The counters a purchase brings, as they are printed [§3]. */
export function printedPieces(purchase: Purchase): readonly CounterFace[] {
  switch (purchase.item) {
    case 'cell':
      return piecesOfCell(purchase.cell).map((kind) => printedFace(kind, { cell: purchase.cell }));
    case 'white':
      return [printedFace(purchase.kind, { white: true })];
    case 'machine':
      return [machineFace(purchase.chassis, purchase.letter)];
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

/** How many of a white kind the counter mix holds †. */
export function mixOf(kind: SectionKind | DorianVehicleKind): number {
  return WHITE_MIX.find(([other]) => other === kind)?.[1] ?? 0;
}

function printedFace(kind: SectionKind | DorianVehicleKind, owner: CounterOwner): CounterFace {
  if (kind in SECTIONS) {
    const { firepower, range, speed, steps } = SECTIONS[kind as SectionKind];
    return { kind, figures: { firepower, range, speed }, steps: { now: steps, full: steps }, owner };
  }
  const { firepower, range, speed, armour } = VEHICLES[kind as DorianVehicleKind];
  return { kind, figures: { firepower, range, speed }, armour, owner };
}

export function machineFace(kind: Chassis, machine: MachineLetter): CounterFace {
  const { speed, armour } = CHASSIS[kind];
  return { kind, figures: { speed }, armour, owner: { machine } };
}

function piecesOfCell(cell: CellName): readonly (SectionKind | DorianVehicleKind)[] {
  return CELL_KINDS.flatMap((kind) => Array.from({ length: CELLS[cell][kind] }, () => kind));
}
