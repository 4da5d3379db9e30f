import { createStore, type StoreApi } from 'zustand/vanilla';
import { extractors, writePosition, type Action, type Position } from '../../../rules/extractors';
import type { Thinker } from '../../../store/thinking';
import { stagedTable } from '../lessons/lessonStore';
import { writtenBarFacing } from '../lessons/written';
import type { ExtractorsTable } from '../table';

export interface MomentState {
  readonly tries: readonly Action[];
  /** What the computer would do; null while it thinks or is not asked, 'none' where it cannot be had. */
  readonly best: Action | 'none' | null;
  readonly asked: boolean;
}

export interface MomentStore {
  readonly position: Position;
  readonly table: ExtractorsTable;
  readonly state: StoreApi<MomentState>;
  readonly ask: () => void;
}

/** The level that is asked what it would do. */
const ASKED = 'captain';

/** A moment at a table where every act is an answer, held against what the computer would do. */
export function openMoment(position: Position, thinker: Thinker<Position, Action>): MomentStore {
  const side = extractors.sideToDecide(position) ?? 'dorian';
  const state = createStore<MomentState>(() => ({ tries: [], best: null, asked: false }));
  const ask = () => {
    if (state.getState().asked) return;
    state.setState({ asked: true });
    thinker
      .ask({ game: extractors.name, view: position, side, level: ASKED, seed: 1 }, () => {})
      .answer.then(
        ({ action }) => state.setState({ best: action }),
        () => state.setState({ best: 'none' }),
      );
  };
  const staged = { id: 'moment', line: writePosition(position), seat: side, dice: [], replies: [] };
  const table = stagedTable(staged, (action) => {
    state.setState({ tries: [...state.getState().tries, action] });
    ask();
    return true;
  });
  return { position, table, state, ask };
}

/** The same act, whatever the facing at its end. */
export function isSameAct(position: Position, one: Action, other: Action): boolean {
  return writtenBarFacing(position, one) === writtenBarFacing(position, other);
}
