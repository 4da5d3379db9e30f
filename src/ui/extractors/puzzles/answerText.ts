import { hexNumber } from '../../../hex';
import { mapOf, type Action, type Position } from '../../../rules/extractors';
import { briefName, listed, orderName, toldText } from '../wording';

/** An answer in the players' words: 'Walker at Bipod B', 'Lance off the map', 'Close in box 1'. */
export function answerText(position: Position, action: Action): string {
  switch (action.type) {
    case 'fire': {
      const units = [...new Set(action.firers.map(({ unit }) => unit))];
      const who = listed(units.map((unit) => briefName(position, unit)));
      return `${who} at ${briefName(position, action.target)}${action.area ? ', with its area' : ''}`;
    }
    case 'move': {
      const name = briefName(position, action.unit);
      if (action.exit !== null) return `${name} off the map`;
      const end = action.path.at(-1);
      return end === undefined ? `${name} stays` : `${name} to ${hexNumber(mapOf(position).grid, end)}`;
    }
    case 'order':
      return action.order === null
        ? `Box ${action.box + 1} empty`
        : `${orderName(action.order)} in box ${action.box + 1}`;
    default:
      return toldText(position, action);
  }
}
