import { useStore } from 'zustand';
import type { BoardModel } from '../../../board/model';
import { marksOfEvents } from './eventMarks';
import { boardModel } from './boardModel';
import type { Desk } from './desk';
import { useDesk } from './deskStore';
import { withStruckHeld } from './held';
import type { Scene } from './scene';

/** What is being played on the board now; null: nothing. */
export function useScene(): Scene | null {
  return useStore(useDesk().scenes.state, ({ scene }) => scene);
}

/** The board in the middle of a scene: its line of fire with the chance, whoever is struck as they were. */
export function modelInScene(model: BoardModel, desk: Desk, { before, events }: Scene): BoardModel {
  const held = withStruckHeld(model, boardModel(before, desk), events);
  const marks = marksOfEvents(before, events);
  return marks.length > 0 ? { ...held, marks } : held;
}
