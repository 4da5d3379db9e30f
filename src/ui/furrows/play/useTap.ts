import { useCallback } from 'react';
import type { Hex } from '../../../hex';
import { basesIn, isPlaced, unplacedBases, type BaseId, type Position } from '../../../rules/furrows';
import { refuse } from '../../widgets/toast';
import { usePosition } from '../table';
import { bestAim, whyNoAim } from './aiming';
import { ownBases, tapped, useDesk, type Desk, type DeskStore } from './desk';
import { setUpOf } from './setUp';

/** What a press on a hex of the map means in the phase that is being played. */
export function useTap(): (hex: Hex, counter: string | null) => void {
  const desk = useDesk();
  const position = usePosition();
  return useCallback(
    (hex, counter) => {
      const state = desk.state.getState();
      desk.state.setState({ focus: hex });
      if (state.telling) return;
      const meant = counter as BaseId | null;
      if (position.phase.name === 'placement') return placing(desk, position, state, { hex, meant });
      if (position.phase.name === 'declare') return aiming(desk, position, state, { hex, meant });
      const own = ownIn(position, hex, state.selected, meant);
      if (own !== null && ownBases(position).includes(own)) desk.select(own);
    },
    [desk, position],
  );
}

interface Tap {
  readonly hex: Hex;
  readonly meant: BaseId | null;
}

function placing(desk: DeskStore, position: Position, state: Desk, { hex, meant }: Tap): void {
  const base = state.selected === null ? undefined : position.bases[state.selected];
  const own = ownIn(position, hex, state.selected, meant);
  if (!base || (own !== null && isPlaced(base) && own !== base.id)) {
    if (own !== null) desk.select(own);
    return;
  }
  const { facing, mode } = setUpOf(base, state.setUp);
  if (own === base.id) return;
  const next = unplacedBases(position).find(({ id }) => id !== base.id) ?? base;
  if (!desk.act({ type: 'place', base: base.id, hex, facing, mode })) return;
  // Who moves one that stands has it in hand still.
  desk.select(isPlaced(base) ? base.id : next.id);
}

function aiming(desk: DeskStore, position: Position, state: Desk, { hex, meant }: Tap): void {
  const own = ownIn(position, hex, state.selected, meant);
  if (own !== null) return desk.select(own);
  const enemy = basesIn(position, hex).find(({ side }) => side !== position.phase.side);
  if (!enemy || state.selected === null) return;
  const aim = bestAim(position, state.selected, meant ?? enemy.id, state.aim?.weapon);
  if (aim) desk.state.setState({ aim });
  else refuse(whyNoAim(position, state.selected, enemy.id));
}

/** The own base a press in a hex means; null: none of them. */
function ownIn(position: Position, hex: Hex, now: BaseId | null, meant: BaseId | null): BaseId | null {
  if (meant !== null) return position.bases[meant].side === position.phase.side ? meant : null;
  const own = basesIn(position, hex).filter(({ side }) => side === position.phase.side);
  return own.length === 0
    ? null
    : tapped({ ...position, bases: Object.fromEntries(own.map((base) => [base.id, base])) }, hex, now);
}
