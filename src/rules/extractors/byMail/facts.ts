import type { Draft } from '../../result';
import type { Deed as DeedOf } from '../../ruleset';
import { copyUnit } from '../copy';
import { findCounter, MACHINE_CRITICAL } from '../data';
import { isThanis } from '../fire/critical';
import { readUnitLine, unitLine } from '../notation';
import { PHASES, phaseWord } from '../notation/words';
import { inMixOrder } from '../newUnit';
import { nextBox } from '../orders';
import type { CounterId, Event, ExtractorsTypes, Facts, Game, Machine, Position, Side, Unit } from '../types';
import { unitsOf } from '../units';
import { redacted, view } from '../view';
import { witnessed } from '../witnessed';

type Deed = DeedOf<ExtractorsTypes>;

/** What the other side has to be told of an action, null if nothing of it is to be seen [§5, §8.1, §9.4, R-88]. */
export function factsFor(deed: Deed, to: Side): Facts | null {
  if (isUnseen(deed, to)) return null;
  return { ...unitFacts(deed, to), ...(!deed.asked && phaseFact(deed)) };
}

/** The action changes only secrets of the other side, and the log tells nothing of it. */
function isUnseen({ before, after, events }: Deed, to: Side): boolean {
  if (witnessed(before, events, to).length > 0) return false;
  return JSON.stringify(besideUnits(before, to)) === JSON.stringify(besideUnits(after, to));
}

function besideUnits(position: Position, to: Side): unknown {
  const { units, ...seen } = view(position, to);
  return [seen, Object.values(units).filter(({ side }) => side === to)];
}

/** The units of the side that tells as the other has to know them before the action, as far as it does not yet. */
function unitFacts({ told, before, after, events }: Deed, to: Side): Pick<Facts, 'units' | 'gone'> {
  const [last, now, next] = [told, before, after].map((position) => seenOf(position, to));
  const lines = unitsOf(before)
    .filter(({ id }) => now.has(id) || next.has(id))
    .map((unit) => [last.get(unit.id), lineOf(before, shown(unit, events))] as const)
    .filter(([known, line]) => known !== line)
    .map(([, line]) => line);
  const gone = [...last.keys()].filter((id) => !now.has(id) && !next.has(id));
  return { ...(lines.length > 0 && { units: lines }), ...(gone.length > 0 && { gone }) };
}

/** The units of the other side that `to` sees, each in its notation. */
function seenOf(position: Position, to: Side): ReadonlyMap<CounterId, string> {
  const seen = unitsOf(view(position, to)).filter(({ side }) => side !== to);
  return new Map(seen.map((unit) => [unit.id, lineOf(position, unit)]));
}

/** As the other side may see it, with what the events turn up: an order, one that comes off, that it is Thanis [§8.1, §8.4.4, §8.5]. */
function shown(unit: Unit, events: readonly Event[]): Unit {
  const seen = redacted(unit);
  if (unit.class !== 'machine' || seen.class !== 'machine') return seen;
  const copy = copyUnit(seen) as Draft<Machine>;
  for (const event of events) if (event.type === 'revealed' && event.machine === unit.id) turnUp(copy, event);
  for (const event of events)
    if (event.type === 'orderRemoved' && event.machine === unit.id)
      copy[event.cycle].boxes[event.box].order = event.order;
  if (isThanis(unit) && !isThanis(seen) && programHits(events).includes(unit.id)) copy.thanis = { ...EITHER };
  return copy;
}

/** By which order a machine is Thanis stays untold until it is revealed. */
const EITHER: Machine['thanis'] = { freeMove: true, freeTarget: true };

/** The order that is revealed, and that the boxes the marker passes on its way are empty [§8.1, R-53]. */
function turnUp(seen: Draft<Machine>, event: Extract<Event, { type: 'revealed' }>): void {
  const { boxes } = seen[event.cycle];
  for (
    let box = nextBox(seen[event.cycle]);
    box !== null && box !== event.box;
    box = nextBox(seen[event.cycle])
  )
    boxes[box].order = null;
  boxes[event.box].order = event.order;
}

/** The machines that suffered a Program hit, with an effect or not [§7.3.2]. */
export function programHits(events: readonly Event[]): readonly CounterId[] {
  return events.flatMap((event) => {
    if (event.type !== 'shot' && event.type !== 'selfDestruct') return [];
    const hit = event.results.filter(({ criticals }) =>
      criticals.some(({ roll }) => MACHINE_CRITICAL[roll] === 'program'),
    );
    return hit.map(({ forecast: { target } }) => target);
  });
}

/** The phase after the end of one is told, and that the game has ended. */
function phaseFact({ before, after }: Deed): Pick<Facts, 'until'> {
  const [from, to] = [before, after].map(({ turn, phase }) => `T${turn} ${phaseWord(phase)}`);
  return from === to ? {} : { until: to };
}

function lineOf(position: Position, unit: Unit): string {
  return unitLine(position, unit);
}

/** Lays down what has been told about units of a side. Throws RangeError if it cannot be so. */
export function learn(game: Draft<Game>, { units = [], gone = [] }: Facts, of: Side): void {
  for (const id of gone) if (game.units[id]?.side === of) delete game.units[id];
  for (const line of units) {
    const unit = readUnitLine(game, line);
    if (unit?.side !== of) throw new RangeError('Told of a unit that cannot be');
    game.units[unit.id] = unit as Draft<Unit>;
  }
  // The order in which an area shot strikes depends on it.
  game.units = inMixOrder(Object.values(game.units)) as Draft<Game>['units'];
  for (const { where } of Object.values(game.units))
    if (where.at === 'map' && where.inside !== null && !Object.hasOwn(game.units, where.inside))
      throw new RangeError('Told of a unit inside nothing');
}

/** The turn and phase that facts tell of, if they do. */
export function phaseTold({ until = '' }: Facts): Pick<Position, 'turn' | 'phase'> | undefined {
  const match = /^T(\d{1,2}) (\w+)$/.exec(until);
  if (!match || !Object.hasOwn(PHASES, match[2])) return undefined;
  return { turn: Number(match[1]), phase: PHASES[match[2]] };
}

const MOST_UNITS = 100;
const LONGEST_LINE = 300;

/** A value from outside that has the shape of facts. */
export function isFacts(value: unknown): value is Facts {
  if (typeof value !== 'object' || value === null) return false;
  const { units = [], gone = [], until, ...more } = value as Partial<Record<string, unknown>>;
  return (
    Object.keys(more).length === 0 &&
    isList(units, (line) => line.length <= LONGEST_LINE) &&
    isList(gone, (id) => findCounter(id) !== undefined) &&
    (until === undefined || (typeof until === 'string' && phaseTold({ until }) !== undefined))
  );
}

function isList(value: unknown, holds: (text: string) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.length <= MOST_UNITS &&
    value.every((each: unknown) => typeof each === 'string' && holds(each))
  );
}
