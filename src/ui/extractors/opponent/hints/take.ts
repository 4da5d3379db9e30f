import { reachOf, type Action, type Position } from '../../../../rules/extractors';
import type { DeskStore } from '../../input/deskStore';
import { dropHint } from './hints';

/** Lays a candidate out as the player's own plan, still to be confirmed; what cannot be planned is done, all of it. */
export function take(desk: DeskStore, position: Position, plan: readonly Action[]): void {
  dropHint();
  const [action] = plan;
  if (plan.length !== 1) {
    if (desk.actTogether(plan, 'Done as shown')) desk.select(null);
    return;
  }
  if (action.type === 'move') {
    const { unit, path, facing, exit, into } = action;
    const end = reachOf(position, unit).ends.find(
      (one) =>
        one.path.at(-1) === path.at(-1) && one.facing === facing && one.exit === exit && one.into === into,
    );
    desk.select(unit);
    // Not where it stands, nor all the hexes by which it could enter: the map shows where it ends.
    if (end) desk.state.setState({ plan: { kind: 'move', end }, centre: end.hex, focus: end.hex });
    return;
  }
  if (action.type === 'fire') {
    const { firers, target, area } = action;
    desk.select(firers[0].unit);
    return desk.plan({ kind: 'shot', shot: { firers, target, area } });
  }
  desk.act(action);
}
