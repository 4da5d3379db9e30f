import { MOST_HEXES } from '../maps/build';
import { perMap } from '../maps/perMap';
import { markClosed } from '../stacking';
import { keptEnds, type EndList, type Reached } from './ends';
import type { Mover } from './mover';

/*
 * Ends of searches made before, by who moves from where: units bar no way to who has a facing, they only close hexes to
 * stop in [§6.2].
 */
const foundOn = perMap(() => new Map<string, Reached>());
/** More than one choice looks at. */
const MOST = 600;
const closed = new Uint8Array(MOST_HEXES);

/** Who starts on the map under an order that bars no way finds the same wherever the others stand. */
export function findsTheSame({ from, constraint }: Mover): boolean {
  return from !== null && (constraint === null || constraint.waysAreFree);
}

/** Keeps all the ends of who finds the same again, as if nobody else stood on the map. */
export function keepFound(who: Mover, ends: EndList): void {
  const found = foundOn(who.chart.map);
  if (found.size >= MOST) found.clear();
  found.set(keyOf(who), { ...keptEnds(ends), from: ends.from.slice(0, ends.size) });
}

/** Adds the ends that such a search has found before; false: none has been made. */
export function addFoundBefore(who: Mover, ends: EndList, run: number): boolean {
  if (who.from === null || !findsTheSame(who)) return false;
  const found = foundOn(who.chart.map).get(keyOf(who));
  if (!found) return false;
  markClosed(who.position, who.unit, closed);
  closed[who.from] = 0;
  ends.addOpen(found, closed, run);
  return true;
}

function keyOf({ type, full, allowance, bonus, from, facing, exits }: Mover): string {
  return `${type} ${full} ${allowance} ${bonus} ${from} ${facing} ${exits.join()}`;
}
