import type { Hex } from '../../hex';
import { NONE, placeAt, type Action, type MoveEnds, type Unit } from '../../rules/extractors';
import type { Term } from '../contract';
import type { Candidate } from '../mind';
import { scalesFor, type Weighing } from './endScales';
import { groundOf, placeOf, type Ground } from './ground';
import { spentAlready, type Spent } from './gunnery';
import type { Scene } from './scene';
import { isStay, termsOf, type WeighedEnd } from './weighedEnd';

/** Every end of a unit's move, weighed; in the order of its reach. */
export function weighEnds(
  scene: Scene,
  unit: Unit,
  spent: Spent = spentAlready(scene),
): readonly WeighedEnd[] {
  const { ends, measure, weighed } = scalesFor(scene, unit, usual(scene, unit, spent));
  return Array.from({ length: ends.size }, (_, number) => weighed(number, measure(number)));
}

/** The best of its ends, the first of equals; null if it has none. Ends that cannot come up to it are not measured. */
export function bestEnd(scene: Scene, unit: Unit, spent: Spent = spentAlready(scene)): WeighedEnd | null {
  const weighing = usual(scene, unit, spent);
  const { ground } = weighing;
  const { ends, measure, weighed, bounds } = scalesFor(scene, unit, weighing);
  const mostIn = bounds();
  let [best, most] = [-1, -Infinity];
  const promising = mostPromising(ground, mostIn);
  const sure = promising < 0 ? -Infinity : measure(promising);
  for (let number = 0; number < ends.size; number++) {
    if (isOpen(ends, number) && mostIn[ground.spotOf[number]] < Math.max(sure, most)) continue;
    const total = measure(number);
    if (total > most) [best, most] = [number, total];
  }
  return best < 0 ? null : weighed(best, measure(best));
}

function mostPromising({ ends, spotOf }: Ground, mostIn: Float64Array): number {
  let [first, most] = [-1, -Infinity];
  for (let number = 0; number < ends.size; number++) {
    const points = mostIn[spotOf[number]];
    if (points > most && points !== Infinity && isOpen(ends, number)) [first, most] = [number, points];
  }
  return first;
}

/** On the map, inside nothing. */
function isOpen({ exit, into }: MoveEnds, number: number): boolean {
  return exit[number] === NONE && into[number] === null;
}

function usual(scene: Scene, unit: Unit, spent: Spent): Weighing {
  return { spent, ground: groundOf(scene, unit), start: placeOf(unit) };
}

/** The moves of a unit, best first. Who waits to enter is measured from the first place where he may: to enter is no merit. */
export function weighMoves(
  scene: Scene,
  unit: Unit,
  spent: Spent = spentAlready(scene),
): readonly Candidate<Action>[] {
  const ground = groundOf(scene, unit);
  const entry = placeOf(unit) ?? (ground.ends.size > 0 ? (ground.ends.hex[0] as Hex) : null);
  const { ends, measure, weighed } = scalesFor(scene, unit, { spent, ground, start: entry });
  const termsAt = (number: number) => termsOf(unit, weighed(number, measure(number)));
  return Array.from(
    { length: ends.size },
    (_, number) => new WeighedMove(measure(number), number, { ground, termsAt }),
  ).sort((a, b) => b.total - a.total);
}

interface Source {
  readonly ground: Ground;
  readonly termsAt: (number: number) => readonly Term[];
}

/** A move of which the way and the reasons are worked out when they are asked for. */
class WeighedMove implements Candidate<Action> {
  readonly total: number;
  readonly #number: number;
  readonly #source: Source;
  #action: Action | null = null;

  constructor(total: number, number: number, source: Source) {
    this.total = total;
    this.#number = number;
    this.#source = source;
  }

  get action(): Action {
    return (this.#action ??= this.#source.ground.moves.take(this.#number));
  }

  terms(): readonly Term[] {
    return this.#source.termsAt(this.#number);
  }
}

/** The worth of not moving; null if the unit may not stay. */
export function worthOfStaying(scene: Scene, unit: Unit): number | null {
  const { ends, measure } = scalesFor(scene, unit, usual(scene, unit, spentAlready(scene)));
  for (let number = 0; number < ends.size; number++)
    if (isStay(unit, { end: placeAt(ends, number) })) return measure(number);
  return null;
}
