import {
  canDoSomething,
  extractors,
  isFault,
  readPosition,
  writePosition,
  type Game,
  type Position,
} from '../../../rules/extractors';
import { hashOf } from '../../shell/route';

const MOMENT = 'moment/';

/** A moment of an ended game as a line: what the side to decide knew; null: nothing is to be decided in it. */
export function momentOf(game: Game): string | null {
  const side = extractors.sideToDecide(game);
  const { name } = game.phase;
  const acts = name === 'movement' || name === 'fire' || name === 'rally';
  if (side === null || !acts) return null;
  const view = extractors.view(game, side);
  return canDoSomething(view) ? writePosition(view) : null;
}

/** The address under which a moment is asked as a puzzle. */
export function momentHash(line: string): string {
  return hashOf({ screen: 'learn', what: MOMENT + encodeURIComponent(line) });
}

/** The position an address asks about; undefined: it names no moment, null: it is damaged. */
export function momentIn(what: string | null): Position | null | undefined {
  if (what === null || !what.startsWith(MOMENT)) return undefined;
  const position = readPosition(what.slice(MOMENT.length));
  return isFault(position) || extractors.sideToDecide(position) === null ? null : position;
}
