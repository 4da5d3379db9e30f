import { createContext, useContext } from 'react';
import type { Shape } from '../../art/drawing';

/** A side of a game, by the name its rules give it. */
export type Side = string;

/** A side as every screen shows it. */
export interface SideUi {
  readonly id: Side;
  /** 'Dorian'. */
  readonly name: string;
  /** #rrggbb, on the paper of the map. */
  readonly colour: string;
  /** Its mark in a box of 24 round 0,0, coloured by the theme. */
  readonly mark: readonly Shape[];
}

/** The sides of the game in sight, in the order its rules name them. */
export const SidesContext = createContext<readonly SideUi[]>([]);

/** The side of that name; where no game is in sight it is called by its id and has no mark. */
export function sideOf(sides: readonly SideUi[], id: Side): SideUi {
  const known = sides.find((side) => side.id === id);
  return known ?? { id, name: id.charAt(0).toUpperCase() + id.slice(1), colour: '#555555', mark: [] };
}

export function sideNameOf(sides: readonly SideUi[], id: Side): string {
  return sideOf(sides, id).name;
}

/** The one it plays against. Throws RangeError where no such game is in sight. */
export function otherSide(sides: readonly SideUi[], id: Side): Side {
  const other = sides.find((side) => side.id !== id);
  if (!other) throw new RangeError(`Nobody plays against ${id} here`);
  return other.id;
}

export function useSides(): readonly SideUi[] {
  return useContext(SidesContext);
}
