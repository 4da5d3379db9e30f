import { distance } from '../../hex';
import {
  enemyOf,
  isPlaced,
  mapOf,
  options,
  placedBases,
  previewPath,
  queueOf,
  type Action,
  type Position,
  type Side,
} from '../../rules/furrows';
import { chanceOf, pick } from '../chance';
import { sensiblePlayer, type Player } from './player';

type Order = Extract<Action, { readonly type: 'setMovement' | 'setGunnery' }>;

/** One side runs down the other, which stands where it was set up and lets itself be run down. */
export function hunt(hunter: Side, seed: number): Player {
  const chance = chanceOf(seed);
  const sensible = sensiblePlayer(seed);
  return (position) => {
    const { phase } = position;
    if (phase.name === 'declare' && phase.side !== hunter) return { type: 'endDeclaring' };
    if (phase.name !== 'orders') return sensible(position);
    const open = options(position).filter((action): action is Order => isOpenOrder(position, action));
    const [first] = open;
    if (!first) return { type: 'lockOrders' };
    const own = open.filter(
      ({ type, base, turn }) => type === first.type && base === first.base && turn === first.turn,
    );
    return phase.side === hunter ? hunting(position, own) : (own.find(isIdle) ?? pick(chance, own));
  };
}

/** Both sides run each other down: games in which little is left of anybody. */
export function feud(seed: number): Player {
  const hunters = { foundry: hunt('foundry', seed), league: hunt('league', seed) };
  return (position) => (position.phase.side === null ? undefined : hunters[position.phase.side](position));
}

function isOpenOrder(position: Position, action: Action): boolean {
  if (action.type !== 'setMovement' && action.type !== 'setGunnery') return false;
  const { movement, gunnery } = queueOf(position.bases[action.base]);
  const written: readonly { readonly turn: number }[] = action.type === 'setMovement' ? movement : gunnery;
  return !written.some(({ turn }) => turn === action.turn);
}

function isIdle(action: Order): boolean {
  return action.type === 'setMovement'
    ? action.program === '-+-+-'
    : action.entries.every((entry) => entry === 'none');
}

/** The program that comes nearest, soonest; fire, and load where it can. */
function hunting(position: Position, own: readonly Order[]): Order {
  const [first] = own;
  if (first.type === 'setGunnery') {
    const fire = own.find(
      (each) =>
        each.type === 'setGunnery' && each.entries.join() === (position.turn % 2 ? 'fire,load' : 'fire,fire'),
    );
    return fire ?? first;
  }
  const away = (each: Order) => (each.type === 'setMovement' ? nearness(position, each) : Infinity);
  return own.reduce((best, each) => (away(each) < away(best) ? each : best));
}

function nearness(position: Position, order: Extract<Order, { readonly type: 'setMovement' }>): number {
  const base = position.bases[order.base];
  if (!isPlaced(base)) return Infinity;
  const enemies = placedBases(position).filter(({ side }) => side === enemyOf(base.side));
  const { grid } = mapOf(position);
  const path = previewPath(position, base, order.turn, order);
  if (order.program === 'Chase') return -0.5;
  return (path?.steps ?? []).reduce((least, { hex }, index) => {
    const near = Math.min(...enemies.map(({ where }) => distance(grid, hex, where.hex)));
    return Math.min(least, near + index / 10);
  }, Infinity);
}
