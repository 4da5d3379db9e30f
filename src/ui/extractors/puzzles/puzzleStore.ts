import { createStore, type StoreApi } from 'zustand/vanilla';
import { extractors, type Action, type Position } from '../../../rules/extractors';
import { stagedTable } from '../lessons/lessonStore';
import { openingOf } from '../lessons/trace';
import { fits, written, writtenBarFacing } from '../lessons/written';
import type { ExtractorsTable } from '../table';
import { valueOf } from './measure';
import type { Puzzle } from './puzzle';

/** An answer that was given: nothing is played, no die falls, the measure decides. */
export interface Try {
  readonly action: Action;
  readonly value: number;
  /** best: this is it. closer: better than all before. far: worse than half of the best. */
  readonly verdict: 'best' | 'closer' | 'far' | 'other';
}

export interface PuzzleState {
  readonly tries: readonly Try[];
  readonly hinted: boolean;
  /** The best answers by their value, once they were asked for or found. */
  readonly shown: readonly Try[] | null;
  /** The best was found before it was shown. */
  readonly solved: boolean;
}

export interface PuzzleStore {
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly table: ExtractorsTable;
  readonly state: StoreApi<PuzzleState>;
  readonly hint: () => void;
  readonly show: () => void;
}

/** So many of the best are shown with their numbers. */
const SHOWN = 3;

/** A puzzle at a table where every act is an answer. */
export function openPuzzle(puzzle: Puzzle): PuzzleStore {
  const position: Position = openingOf(puzzle);
  const side = extractors.sideToDecide(position) ?? 'dorian';
  const state = createStore<PuzzleState>(() => ({ tries: [], hinted: false, shown: null, solved: false }));
  const staged = { id: puzzle.id, line: puzzle.line, seat: side, dice: [], replies: [] };
  const answers = rated(puzzle, position);
  const table = stagedTable(staged, (action) => {
    const { tries, shown } = state.getState();
    const answer = judged(puzzle, position, { action, tries, best: answers[0].value });
    state.setState({
      tries: [...tries, answer],
      ...(answer.verdict === 'best' && shown === null && { shown: answers.slice(0, SHOWN), solved: true }),
    });
    return true;
  });
  return {
    puzzle,
    position,
    table,
    state,
    hint: () => state.setState({ hinted: true }),
    show: () => state.setState({ shown: answers.slice(0, SHOWN) }),
  };
}

interface Answered {
  readonly action: Action;
  readonly tries: readonly Try[];
  readonly best: number;
}

function judged(puzzle: Puzzle, position: Position, { action, tries, best }: Answered): Try {
  const value = valueOf(puzzle.measure, position, action);
  if (isBest(puzzle, position, action)) return { action, value, verdict: 'best' };
  const before = Math.max(...tries.map((one) => one.value));
  if (tries.length > 0 && value > before) return { action, value, verdict: 'closer' };
  return { action, value, verdict: value < best / 2 ? 'far' : 'other' };
}

function isBest({ best }: Puzzle, position: Position, action: Action): boolean {
  return best.some((pattern) => fits(written(position, action), pattern));
}

/** All answers with their values, the best first; those that differ in nothing but a facing once. */
function rated(puzzle: Puzzle, position: Position): readonly Try[] {
  const found = new Map<string, Try>();
  for (const action of extractors.options(position)) {
    const value = valueOf(puzzle.measure, position, action);
    const words = writtenBarFacing(position, action);
    const verdict = isBest(puzzle, position, action) ? 'best' : 'other';
    if (value > (found.get(words)?.value ?? -Infinity)) found.set(words, { action, value, verdict });
  }
  const all = [...found.values()].sort((a, b) => b.value - a.value);
  const [best] = all.filter(({ verdict }) => verdict === 'best');
  return [best, ...all.filter(({ verdict }) => verdict !== 'best')];
}
