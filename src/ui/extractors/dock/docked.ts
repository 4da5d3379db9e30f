import type { Unit } from '../../../rules/extractors';
import { useDeskState } from '../input/deskStore';
import { useTold } from '../input/told';

/** The unit looked at; if there is none, a machine or an enemy in hand, whose abilities the card of the decision does not show. */
export function useDocked(): Unit | null {
  const { units, phase } = useTold().position;
  const looked = useDeskState((desk) => desk.looked);
  const selected = useDeskState((desk) => desk.selected);
  const find = (id: typeof looked) => (id !== null && Object.hasOwn(units, id) ? units[id] : null);
  const inHand = find(selected);
  const shows = inHand !== null && (inHand.class === 'machine' || inHand.side !== phase.side);
  return find(looked) ?? (shows ? inHand : null);
}
