import { useState } from 'react';
import { DIRECTIONS, distance, neighbour, type Hex } from '../../../hex';
import { isPlaced, mapOf, reachOf, whyNoEnd, type Position, type Unit } from '../../../rules/extractors';
import { Reason } from '../../widgets/Reason';
import { hexName, reasonThere } from '../wording';

/** As many as are read; any other hex says why when it is tapped. */
const MOST = 12;

/** The hexes round those a unit may end in, with what keeps it out of each; reckoned when asked for. */
export function NotAllowed({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const [open, setOpen] = useState(false);
  const hexes = justBeyond(position, unit);
  if (hexes.length === 0) return null;
  return (
    <details className="fold only-full" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Not allowed from here: {hexes.length}</summary>
      {open && (
        <ul className="aim-refusals">
          {hexes.slice(0, MOST).map((hex) => (
            <Why key={hex} position={position} unit={unit} hex={hex} />
          ))}
        </ul>
      )}
      {open && hexes.length > MOST && <p className="card-note">Tap any other hex to be told.</p>}
    </details>
  );
}

function Why({
  position,
  unit,
  hex,
}: {
  readonly position: Position;
  readonly unit: Unit;
  readonly hex: Hex;
}) {
  const why = whyNoEnd(position, unit.id, hex);
  if (!why) return null;
  const { text, rule } = reasonThere(position, why);
  return (
    <li>
      <b>{hexName(hex)}</b>
      <Reason rule={rule}>{text}</Reason>
    </li>
  );
}

/** Beside where it stands or may end, and no end itself; the nearest first. */
export function justBeyond(position: Position, unit: Unit): readonly Hex[] {
  if (!isPlaced(unit)) return [];
  const { grid } = mapOf(position);
  const { hex: here } = unit.where;
  const ends = new Set([here, ...reachOf(position, unit.id).ends.map(({ hex }) => hex)]);
  const beside = new Set(
    [...ends].flatMap((hex) =>
      DIRECTIONS.flatMap((direction) => {
        const next = neighbour(grid, hex, direction);
        return next === undefined || ends.has(next) ? [] : [next];
      }),
    ),
  );
  return [...beside].sort((a, b) => distance(grid, here, a) - distance(grid, here, b) || a - b);
}
