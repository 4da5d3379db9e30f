import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { BehindContext } from '../game/table';
import type { CameraMemory } from '../../board/model';
import type { Hex } from '../../hex';

/** What the input state of every game holds. */
export interface AnyDesk {
  /** The hex of the keyboard or of the last tap. */
  readonly focus: Hex | null;
}

/** The input state of a game on the table, and what goes with it whichever game it is. */
export interface AnyDeskStore<Desk extends AnyDesk = AnyDesk, Side extends string = string> {
  readonly state: StoreApi<Desk>;
  /** The hex that the pointer rests on. */
  readonly hover: StoreApi<{ readonly hex: Hex | null }>;
  /** Where each side has the map, kept behind curtains and other screens: one side must not see where the other has looked. */
  readonly cameras: Readonly<Record<Side, CameraMemory>>;
  /** The phase that has had its first view. */
  readonly seen: { phase: string | null };
  /** Nothing is in hand any more. */
  readonly clear: () => void;
}

/** Nothing pointed at, nothing seen, each side's map as it is unfolded. */
export function unfolded<Side extends string>(
  sides: readonly Side[],
): Pick<AnyDeskStore<AnyDesk, Side>, 'hover' | 'cameras' | 'seen'> {
  return {
    hover: createStore(() => ({ hex: null })),
    cameras: Object.fromEntries(sides.map((side) => [side, { camera: null }])) as Record<Side, CameraMemory>,
    seen: { phase: null },
  };
}

export const DeskContext = createContext<AnyDeskStore | null>(null);

/** The input state of the game on the table. Throws Error outside one. */
export function useAnyDesk(): AnyDeskStore {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No game is open');
  return desk;
}

/** What the player has in hand, or a part of it; the component draws anew only when that part changes. */
export function useAnyDeskState<Desk extends AnyDesk, Part>(select: (desk: Desk) => Part): Part {
  const { state } = useAnyDesk();
  const read = useContext(BehindContext)?.desk ?? state;
  return useStore(read as StoreApi<Desk>, select);
}

/** The hex that the pointer rests on; null: none. */
export function useHovered(): Hex | null {
  return useStore(useAnyDesk().hover, ({ hex }) => hex);
}
