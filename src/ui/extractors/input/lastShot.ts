import { unitOf, type Position, type Side } from '../../../rules/extractors';
import { isFire } from './result';
import type { ExtractorsLogEntry } from '../table';

/** The side whose point of view counts: that of the phase, and once the game has ended that of whoever threw the last dice. */
export function lookingSide(position: Position, log: readonly ExtractorsLogEntry[]): Side {
  const { side } = position.phase;
  if (side !== null) return side;
  const last = log.at(-1)?.events.findLast(isFire);
  if (!last) return 'dorian';
  return unitOf(position, last.type === 'shot' ? last.firers[0].unit : last.machine).side;
}
