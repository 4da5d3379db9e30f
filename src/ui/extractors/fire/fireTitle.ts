import { unitOf, type Position } from '../../../rules/extractors';
import type { Desk } from '../input/desk';
import { shotsInHand } from '../input/modes/firing';
import type { ExtractorsLogEntry } from '../table';
import { hasDice } from '../input/result';
import { count, nameOf, phaseName, unitName } from '../wording';

/** What the panel is about: the title of a phone's sheet; `shown`: the entry whose card lies on the table. */
export function fireTitle(position: Position, desk: Desk, shown: ExtractorsLogEntry | undefined): string {
  if (desk.result !== null) return shown && !hasDice(shown.events) ? 'The order' : 'The dice';
  const shots = position.phase.name === 'fire' ? (shotsInHand(position, desk) ?? []) : [];
  if (shots.length === 1) return `Fire at ${nameOf(position, shots[0].target)}`;
  if (shots.length > 1)
    return `${count(shots.length, 'shot')} of ${unitName(unitOf(position, shots[0].firers[0].unit))}`;
  return desk.selected === null ? phaseName(position.phase) : unitName(unitOf(position, desk.selected));
}
