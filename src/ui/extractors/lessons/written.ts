import { DIRECTION_NAMES, hexNumber } from '../../../hex';
import { mapOf, type Action, type Position } from '../../../rules/extractors';

/**
 * An action in the words a lesson is written in, the most telling first, so that the beginning of them names many:
 * 'move walker-1 1214 facing N', 'move panza-lance 1214 into floater-1', 'move panza-lance 0601 off N', 'fire panza-lance+transcom-1
 * A', 'fire A.2 pgp-1 area', 'order A move 1 close', 'reset A combat', 'mark A 1214', 'target A pgp-1', 'reveal A', 'rally U', 'end'.
 */
export function written(position: Position, action: Action): string {
  switch (action.type) {
    case 'move':
      return writtenMove(position, action);
    case 'fire':
      return `fire ${firers(action.firers)} ${action.target}${action.area ? ' area' : ''}`;
    case 'allocate':
      return `allocate ${action.machine} ${action.shots
        .map(({ firers: who, target }) => `${firers(who)}>${target}`)
        .join(' ')}`;
    case 'order':
      return `order ${action.machine} ${action.cycle} ${action.box + 1} ${action.order ?? 'none'}`;
    case 'reset':
      return `reset ${action.machine} ${action.cycle}`;
    case 'markHex':
      return `mark ${action.machine} ${hexNumber(mapOf(position).grid, action.hex)}`;
    case 'markTarget':
      return `target ${action.machine} ${action.target}`;
    case 'lockOrders':
      return `lock ${action.machine}`;
    case 'endPhase':
      return 'end';
    default:
      return [action.type, 'machine' in action ? action.machine : 'unit' in action ? action.unit : '']
        .join(' ')
        .trim();
  }
}

/** The same for every facing at the end of a move. */
export function writtenBarFacing(position: Position, action: Action): string {
  return written(position, action.type === 'move' ? { ...action, facing: null } : action);
}

type Move = Extract<Action, { readonly type: 'move' }>;

function writtenMove(position: Position, { unit, path, facing, exit, into }: Move): string {
  const { where } = position.units[unit];
  const hex = path.at(-1) ?? (where.at === 'map' ? where.hex : undefined);
  const place = hex === undefined ? 'nowhere' : hexNumber(mapOf(position).grid, hex);
  const ways = [
    facing === null ? '' : `facing ${DIRECTION_NAMES[facing]}`,
    exit === null ? '' : `off ${DIRECTION_NAMES[exit]}`,
    into === null ? '' : `into ${into}`,
  ];
  return ['move', unit, place, ...ways.filter((way) => way !== '')].join(' ');
}

function firers(list: readonly { readonly unit: string; readonly slot: number | null }[]): string {
  return list.map(({ unit, slot }) => (slot === null ? unit : `${unit}.${slot + 1}`)).join('+');
}

/** Words that begin like a pattern, word by word; '*' stands for any one word, and 'into' not asked for is not meant. */
export function fits(words: string, pattern: string): boolean {
  const [said, asked] = [words.split(' '), pattern.split(' ')];
  return asked.every((word, index) => word === '*' || word === said[index]);
}
