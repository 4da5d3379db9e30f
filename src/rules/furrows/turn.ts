import { hexNumber } from '../../hex';
import { mapOf } from './scenarios';
import type { Position } from './types';

/** Such as '3 league declare 2': no two phases of a game have the same name. */
export function phaseOf(position: Position): string {
  const { turn, phase } = position;
  const words = [String(turn), phase.side ?? '', phase.name];
  if (phase.name === 'declare') words.push(String(phase.part));
  if (phase.name === 'hits' || phase.name === 'retreat')
    words.push(String(phase.step), hexNumber(mapOf(position).grid, phase.hex));
  if (phase.name === 'retreat') words.push(phase.base);
  // A base that finds no way out fights in a hex that may have been fought for before [E-42].
  if (phase.name === 'hits' && position.fight?.assaults[0]?.again)
    words.push(position.fight.assaults[0].again);
  return words.join(' ');
}
