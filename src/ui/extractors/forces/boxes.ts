import type { BoxIndex, CycleName, Machine, Order, Position } from '../../../rules/extractors';
import type { OrderBoxMark } from '../../widgets/OrderBoxes';
import { seenBox } from '../display';
import type { ExtractorsLogEntry } from '../table';
import { orderName } from '../wording';
import { knownEmpty } from './knownEmpty';

const CYCLES = [
  ['move', 'Move'],
  ['combat', 'Combat'],
] as const;

/** What fits into a small box. */
const SHORTS: Readonly<Partial<Record<Order, string>>> = {
  closestTarget: 'Closest',
  selfDestruct: 'Self-d.',
  freeMove: 'Free',
  freeTarget: 'Free',
};

/**
 * The six boxes of a machine as they lie on the table: what has not been turned up is face down for its owner too, for
 * both sides sit at this screen [§8.1].
 */
export function machineBoxes(position: Position, log: readonly ExtractorsLogEntry[], machine: Machine) {
  return CYCLES.map(([cycle, label]) => {
    const empty = knownEmpty(log, machine.id, cycle);
    const running = runningBox(position, machine, cycle);
    const boxes = machine[cycle].boxes.map((_, index) => {
      const box = index as BoxIndex;
      return markOf(machine, { cycle, box }, { now: running === box, empty: empty.has(box) });
    });
    return { label, boxes };
  });
}

/** The box whose order is being carried out. */
function runningBox({ activation }: Position, machine: Machine, cycle: CycleName): BoxIndex | null {
  if (activation?.machine !== machine.id) return null;
  if (activation.type === 'moving') return cycle === 'move' ? activation.box : null;
  return activation.type === 'firing' && cycle === 'combat' ? machine.combat.marker : null;
}

interface Place {
  readonly cycle: CycleName;
  readonly box: BoxIndex;
}

function markOf(
  machine: Machine,
  { cycle, box }: Place,
  { now, empty }: { readonly now: boolean; readonly empty: boolean },
): OrderBoxMark {
  const { boxes, marker } = machine[cycle];
  const held = boxes[box];
  const { order: name, state } = seenBox(held, 'faceDown');
  if (state === 'hidden') return empty ? EMPTY : { short: '', label: 'hidden', state };
  if (state === 'empty' || name === null)
    return state === 'lost' ? { short: '', label: 'destroyed', state } : EMPTY;
  const order = held.order as Order;
  const short = SHORTS[order] ?? orderName(order);
  if (state === 'lost') return { short, label: `${name}, destroyed`, state };
  if (now) return { short, label: `${name}, executing`, state: 'now' };
  if (marker === box) return { short, label: `${name}, last executed`, state, last: true };
  return { short, label: name, state };
}

const EMPTY: OrderBoxMark = { short: '', label: 'empty', state: 'empty' };
