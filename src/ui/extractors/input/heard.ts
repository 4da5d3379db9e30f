import { forecast, isIllegal, walk, type Event, type Position, type Shot } from '../../../rules/extractors';
import { costSum, directionName, leftToDo, nameOf, percent, phaseName } from '../wording';
import { confirmName } from './confirmName';
import type { Desk } from './desk';
import { modeOf } from './modes';
import { toPlace } from './modes/placing';
import { toldOf } from './result';

/** Who is in hand and what would be done with it, to be heard: 'Shock 1 of Panza. Fire at Glide A: 50 %'; '' for nobody. */
export function handWords(position: Position, desk: Desk): string {
  const unit = position.phase.name === 'placement' ? toPlace(position, desk) : desk.selected;
  return unit === null ? '' : joined([nameOf(position, unit), preparedWords(position, desk)]);
}

function preparedWords(position: Position, desk: Desk): string {
  const { plan } = desk;
  if (plan?.kind === 'move' && plan.naming) return 'Tap the hex to come by';
  const action = modeOf(position, desk).action(position, desk);
  if (!action) return '';
  if (action.type === 'fire') return shotWords(position, action);
  if (action.type === 'allocate') return action.shots.map((shot) => shotWords(position, shot)).join('; ');
  const words = confirmName(position, action, plan?.kind === 'move' ? plan.end.hex : null);
  const walked = action.type === 'move' && walk(position, action);
  if (!walked || isIllegal(walked)) return words;
  const { facing } = walked.end;
  return `${words}${facing === null ? '' : `, facing ${directionName(facing)}`}: ${costSum(walked)}`;
}

function shotWords(position: Position, shot: Shot): string {
  const aimed = forecast(position, shot).units.find(({ target }) => target === shot.target);
  return `Fire at ${nameOf(position, shot.target)}: ${percent(aimed?.anyHit ?? 0)}`;
}

/**
 * What an act without dice has brought, to be heard: what it did, whose phase has begun, what is left or clear to come next.
 * `desk`: of the side that decides now; null: somebody else decides. `whole`: what is said of all it was done with.
 */
export function actWords(
  position: Position,
  events: readonly Event[],
  desk: Desk | null,
  whole = toldOf(position, events),
): string {
  const { phase, activation } = position;
  const buys = phase.name === 'buildUp';
  const begins = phase.side && events.some(({ type }) => type === 'phaseBegan');
  const next = phase.name === 'placement' || activation?.type === 'firing';
  return joined([
    whole.replace(/\.$/, ''),
    begins && phaseName(phase),
    desk && buys && leftToDo(position).todo,
    desk && next && handWords(position, desk),
  ]);
}

function joined(parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join('. ');
}
