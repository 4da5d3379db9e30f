import type { Position } from '../../../rules/extractors';
import type { Desk } from '../input/desk';
import { useDesk } from '../input/deskStore';
import { usePosition } from '../table';

/** Changes the desk as an input mode would. */
export function useChange(): (next: (position: Position, desk: Desk) => Desk) => void {
  const desk = useDesk();
  const position = usePosition();
  return (next) => desk.state.setState(next(position, desk.state.getState()), true);
}
