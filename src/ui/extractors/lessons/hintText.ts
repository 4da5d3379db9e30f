import { hexNumber, type Hex } from '../../../hex';
import { mapOf, type Action, type Position } from '../../../rules/extractors';
import { actionName, briefName, cycleName, orderName } from '../wording';

/** What to do next, as one would say it across the table: 'Move Lance 1 to 0712.' */
export function hintText(position: Position, action: Action): string {
  const who = (unit: Parameters<typeof briefName>[1]) => briefName(position, unit);
  const place = (hex: Hex) => hexNumber(mapOf(position).grid, hex);
  switch (action.type) {
    case 'move': {
      const end = action.path.at(-1);
      return `Move ${who(action.unit)}${end === undefined ? '' : ` to ${place(end)}`}.`;
    }
    case 'fire': {
      const [first, ...others] = action.firers;
      const joined = others.length > 0 ? ' with those that can join it' : '';
      return `Fire ${who(first.unit)} at ${who(action.target)}${joined}.`;
    }
    case 'order': {
      const box = `${cycleName(action.cycle)} ${action.box + 1} of ${who(action.machine)}`;
      return action.order === null ? `Empty ${box}.` : `Put ${orderName(action.order)} into ${box}.`;
    }
    case 'markHex':
      return `Mark ${place(action.hex)} for the Vector of ${who(action.machine)}.`;
    case 'markTarget':
      return `Mark ${who(action.target)} as the target of ${who(action.machine)}.`;
    default: {
      const name = actionName(position, action);
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
    }
  }
}
