import { hexNumber } from '../../../hex';
import {
  copyGame,
  doriana,
  extractors,
  isFault,
  readPosition,
  whyIllegal,
  type Action,
  type Game,
} from '../../../rules/extractors';
import type { Level } from '../../contract';
import { answerTo } from '../../think';
import { mind } from '..';
import type { Judged } from './positions';

/** No phase of these positions takes more. */
const LIMIT = 40;

/** What a level does in the phase of a judged position, and what a referee holds against it; null: nothing. */
export function judge({ line, does, never, leaves }: Judged, level: Level): string | null {
  const position = readPosition(line);
  if (isFault(position)) return `unreadable: ${JSON.stringify(position)}`;
  const game: Game = copyGame({ ...position, dice: { state: [1, 2, 3, 4], rolled: 0 } });
  const phase = extractors.phaseOf(game);
  const side = extractors.sideToDecide(game)!;
  const done: string[] = [];
  while (extractors.phaseOf(game) === phase && done.length < LIMIT) {
    const view = extractors.view(game, side);
    const { action } = answerTo(mind, { game: mind.game, view, side, level, seed: 1 });
    const why = whyIllegal(game, action);
    if (why) return `illegal: ${written(action)} ${JSON.stringify(why)}`;
    done.push(written(action));
    if (action.type === 'endPhase') break;
    extractors.play(game, action);
  }
  const all = done.join('; ');
  if (does && !done.some((each, index) => does.test(each) || does.test(`${index + 1} ${each}`)))
    return `did not: ${all}`;
  if (never && done.some((each) => never.test(each))) return `did: ${all}`;
  return leaves && !leaves(game) ? `left it otherwise: ${all}` : null;
}

/** An action in a few words: 'move panza-lance 1214', 'move A off', 'fire A+A panza-lance area', 'reset A'. */
function written(action: Action): string {
  switch (action.type) {
    case 'move': {
      const { unit, path, exit, into } = action;
      const last = path.at(-1);
      const where = exit !== null ? 'off' : last === undefined ? 'stays' : hexNumber(doriana.grid, last);
      return `move ${unit} ${where === 'stays' && into ? '0' : where}${into ? ` into ${into}` : ''}`;
    }
    case 'fire':
      return `fire ${action.firers.map(({ unit }) => unit).join('+')} ${action.target}${action.area ? ' area' : ''}`;
    default: {
      const who = 'unit' in action ? action.unit : 'machine' in action ? action.machine : '';
      return `${action.type} ${who}`.trim();
    }
  }
}
