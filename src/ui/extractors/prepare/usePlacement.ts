import { useEffect } from 'react';
import { turned } from '../../../hex';
import { facesHexside, isPlaced, unitOf, type Position, type Unit } from '../../../rules/extractors';
import { usePlainKeys } from '../../play/keys';
import { useSettings } from '../../shell/settings';
import { useDesk, useDeskState, type DeskStore } from '../input/deskStore';
import { facingFor, toPlace } from '../input/modes/placing';
import { usePublished, useTable } from '../table';

/** A tapped place is taken at once, since it can be undone; then the next unit to place is in hand. */
export function usePlaceAtOnce(): void {
  const desk = useDesk();
  const table = useTable();
  const plan = useDeskState((state) => state.plan);
  useEffect(() => {
    if (plan?.kind !== 'act' || plan.action.type !== 'place') return;
    desk.confirm();
    const now = table.published.getState().position;
    if (now && toPlace(now, { selected: null }) !== null) desk.state.setState({ selected: null });
  }, [desk, table, plan]);
}

/** The unit placed last, if undo would take it up. */
export function usePlacedLast(position: Position): Unit | null {
  const id = usePublished(({ undo }) =>
    undo.possible && undo.action.type === 'place' && undo.together === 1 ? undo.action.unit : null,
  );
  return id !== null && Object.hasOwn(position.units, id) ? unitOf(position, id) : null;
}

/** [ and ] turn the unit in hand or the one placed last, Delete takes it up, Escape lays it down. */
export function usePlacementKeys(position: Position, unit: Unit | null): void {
  const desk = useDesk();
  const { letterKeys } = useSettings();
  usePlainKeys(({ key }) => {
    if (key === 'Escape') desk.select(null);
    else if (key === 'Delete' && unit && isPlaced(unit)) desk.act({ type: 'unplace', unit: unit.id });
    else if (letterKeys && key === '[') turn(desk, position, unit, -1);
    else if (letterKeys && key === ']') turn(desk, position, unit, 1);
  });
}

function turn(desk: DeskStore, position: Position, unit: Unit | null, by: 1 | -1): void {
  if (!unit || !facesHexside(unit)) return;
  const now = facingFor(position, desk.state.getState(), unit);
  if (now === null) return;
  const facing = turned(now, by);
  desk.state.setState({ facing });
  if (!isPlaced(unit)) return;
  const { hex, inside } = unit.where;
  desk.act({ type: 'place', unit: unit.id, hex, facing, into: inside });
}
