import { Eye, Star } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { writePosition, type Position } from '../../../rules/extractors';
import { announce } from '../../widgets/announce';
import { Button } from '../../widgets/Button';
import { useTakesUpFocus } from '../../widgets/useTakesUpFocus';
import { thinker } from '../opponent/thinker';
import type { Coached } from '../input/coached';
import { CoachedTable } from '../lessons/CoachedTable';
import { useProgress } from '../lessons/progress';
import { answerText } from './answerText';
import { momentHash } from './moment';
import { isSameAct, openMoment, type MomentState, type MomentStore } from './momentStore';
import { NextPuzzle } from './PuzzlePanel';
import '../../opponent/opponent.css';
import '../lessons/lessons.css';

/** A moment of somebody's game: what would you do, and what would Captain? */
export function MomentScreen({ position }: { readonly position: Position }) {
  const [store] = useState(() => openMoment(position, thinker));
  const coached = useMemo(
    (): Coached => ({
      panel: <MomentPanel store={store} />,
      marks: [],
      items: [{ type: 'link', label: 'All puzzles', href: '#/learn' }],
      title: 'A moment to judge',
      short: 'A moment',
      answers: true,
    }),
    [store],
  );
  return <CoachedTable table={store.table} coached={coached} />;
}

export function MomentPanel({ store }: { readonly store: MomentStore }) {
  const state = useStore(store.state);
  const { position, ask } = store;
  const told = tellingOf(position, state);
  const { kept } = useProgress();
  const next = kept.at(kept.findIndex(({ line }) => line === writePosition(position)) + 1);
  useEffect(() => {
    if (told !== null) announce(told);
  }, [told]);
  const said = useRef<HTMLParagraphElement>(null);
  useTakesUpFocus(said, state.asked);
  return (
    <section className="voice coach" aria-label="Puzzle">
      <h2>
        <Star aria-hidden size={20} />
        What would you do?
      </h2>
      <p>Act as in a game: nothing is played. Your act is held against Captain’s.</p>
      {told !== null && (
        <p ref={said} tabIndex={-1} className="coach-told">
          {told}
        </p>
      )}
      <div className="coach-acts">
        {!state.asked && (
          <Button icon={<Eye aria-hidden size={20} />} caption="What Captain would do" onPress={ask}>
            Show me
          </Button>
        )}
        {state.best && <NextPuzzle href={next && momentHash(next.line)} />}
      </div>
    </section>
  );
}

function tellingOf(position: Position, { tries, best, asked }: MomentState): string | null {
  if (!asked) return null;
  if (best === null) return 'Captain is thinking.';
  if (best === 'none') return 'Captain cannot be had here.';
  const own = tries.at(-1);
  if (own && isSameAct(position, own, best))
    return `${answerText(position, own)}: Captain would do the same.`;
  const mine = own ? `${answerText(position, own)}. ` : '';
  return `${mine}Captain: ${answerText(position, best)}.`;
}
