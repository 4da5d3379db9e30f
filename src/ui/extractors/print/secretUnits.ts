import { hasSpecial, type Position, type Side } from '../../../rules/extractors';

/** How units of the side that the other may not know of get into a line; null: the scenario has none [§9.4, §9.6]. */
export function secretUnits(position: Position, side: Side): string | null {
  const write = 'write them into the line, as NAME@';
  if (hasSpecial(position, 'secretBuildUp')) return `${write}waiting`;
  return side === 'dorian' && hasSpecial(position, 'hiddenSetUp') ? `${write}1215 hidden` : null;
}
