import { GraduationCap } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { MenuItem } from '../../widgets/menuItems';
import { puzzleSolved } from '../lessons/progress';
import type { Coached } from '../input/coached';
import { CoachedTable } from '../lessons/CoachedTable';
import type { Puzzle } from './puzzle';
import { PuzzlePanel } from './PuzzlePanel';
import { openPuzzle } from './puzzleStore';
import { PUZZLES } from './puzzles';

const GRADES = ['', 'first', 'second', 'third'] as const;

const ITEMS: readonly MenuItem[] = [
  { type: 'link', label: 'All puzzles', href: '#/learn', icon: <GraduationCap aria-hidden size={20} /> },
];

/** A puzzle at the table of the game: every act is an answer. */
export function PuzzleScreen({ puzzle }: { readonly puzzle: Puzzle }) {
  const [store] = useState(() => openPuzzle(puzzle));
  const solved = useStore(store.state, (state) => state.solved);
  useEffect(() => {
    if (solved) puzzleSolved(puzzle.id);
  }, [solved, puzzle]);
  const coached = useMemo((): Coached => {
    const short = `Puzzle ${PUZZLES.indexOf(puzzle) + 1}`;
    return {
      panel: <PuzzlePanel store={store} />,
      marks: [],
      items: ITEMS,
      title: `${short}, ${GRADES[puzzle.grade]} grade`,
      short,
      answers: true,
    };
  }, [store, puzzle]);
  return <CoachedTable table={store.table} coached={coached} />;
}
