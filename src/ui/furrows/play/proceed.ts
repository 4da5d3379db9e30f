import type { BaseId, Position } from '../../../rules/furrows';
import { ownBases, type DeskStore } from './desk';
import { nextDefault } from './orders';

/** The next own base that still lacks orders, after the one in hand. */
export function nextLacking(position: Position, selected: BaseId | null): BaseId | null {
  const own = ownBases(position);
  const after = own.findIndex((id) => id === selected) + 1;
  const inTurn = [...own.slice(after), ...own.slice(0, after)];
  return inTurn.find((id) => id !== selected && nextDefault(position, id) !== null) ?? null;
}

/** Confirms the base in hand, what it lacks filled in, and goes on to the next that lacks orders. */
export function confirmOrders(desk: DeskStore, position: Position): void {
  const { selected } = desk.state.getState();
  const next = nextLacking(position, selected);
  if (selected !== null && nextDefault(position, selected) !== null) desk.fill(selected);
  if (next !== null) desk.select(next);
}

/** Does what has been prepared; what ends the decision is another key. */
export function proceed(desk: DeskStore, position: Position): void {
  const { aim } = desk.state.getState();
  if (position.phase.name === 'orders') confirmOrders(desk, position);
  else if (position.phase.name === 'declare' && aim) desk.act({ type: 'declare', ...aim });
}
