import {
  counterOf,
  isPlaced,
  unitsOf,
  type CounterId,
  type Event,
  type Machine,
  type Position,
  type Side,
  type Unit,
} from '../../../rules/extractors';
import { begunAt } from '../log/begunAt';
import type { ExtractorsLogEntry } from '../table';

/** Units that are listed in one row: a cell, the white sections, the vehicles, the positions. */
export interface UnitGroup {
  readonly name: string;
  readonly units: readonly Unit[];
}

/** What a side has in play, as the looking side knows it, in the order of the counter mix. */
export interface Force {
  readonly machines: readonly Machine[];
  readonly groups: readonly UnitGroup[];
}

export function forceOfSide(position: Position, side: Side): Force {
  const units = unitsOf(position).filter((unit) => unit.side === side && isInPlay(unit));
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    if (unit.class === 'machine') continue;
    const name = groupName(unit);
    groups.set(name, [...(groups.get(name) ?? []), unit]);
  }
  return {
    machines: units.filter((unit): unit is Machine => unit.class === 'machine'),
    groups: [...groups].map(([name, members]) => ({ name, units: members })),
  };
}

function isInPlay(unit: Unit): boolean {
  return isPlaced(unit) || unit.where.at === 'toEnter';
}

function groupName(unit: Unit): string {
  const { cell } = counterOf(unit.id);
  if (cell !== null) return cell;
  if (unit.kind === 'extractor') return 'Extractors';
  if (unit.class === 'static') return 'Positions';
  return unit.class === 'section' ? 'White sections' : 'White vehicles';
}

/** A unit that is out of the game: in which turn and by what. */
export interface Loss {
  readonly unit: CounterId;
  readonly turn: number;
  readonly why: Extract<Event, { type: 'eliminated' }>['why'] | 'exited';
}

/** The losses of a side, as far as the looking side has seen them, the last one last. Who runs off the map is lost once. */
export function lossesOf(
  position: Position,
  log: readonly ExtractorsLogEntry[],
  side: Side,
): readonly Loss[] {
  const losses = new Map<CounterId, Loss>();
  let { turn } = begunAt(position, log);
  for (const { events } of log)
    for (const event of events) {
      if (event.type === 'phaseBegan') ({ turn } = event);
      if (event.type !== 'eliminated' && event.type !== 'exited') continue;
      if (counterOf(event.unit).side !== side) continue;
      losses.set(event.unit, { unit: event.unit, turn, why: event.type === 'exited' ? 'exited' : event.why });
    }
  return [...losses.values()];
}
