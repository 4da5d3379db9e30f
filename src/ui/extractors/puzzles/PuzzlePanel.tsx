import { ChevronRight, Eye, Lightbulb, Star } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { hashOf } from '../../shell/route';
import { announce } from '../../widgets/announce';
import { Button } from '../../widgets/Button';
import { RuleLink } from '../../widgets/RuleLink';
import { useScrolledTo } from '../../widgets/useScrolledTo';
import { useTakesUpFocus } from '../../widgets/useTakesUpFocus';
import { answerText } from './answerText';
import { valueText } from './measure';
import type { PuzzleStore, Try } from './puzzleStore';
import { PUZZLES } from './puzzles';
import '../../opponent/opponent.css';
import '../lessons/lessons.css';

const VERDICTS: Readonly<Record<Try['verdict'], string>> = {
  best: 'This is it.',
  closer: 'Closer.',
  far: 'The best is far better.',
  other: 'There is better.',
};

/** The question, what was tried with its numbers, and the way to be shown. */
export function PuzzlePanel({ store }: { readonly store: PuzzleStore }) {
  const { tries, hinted, shown, solved } = useStore(store.state);
  const { puzzle, position } = store;
  const last = tries.at(-1);
  const told =
    last &&
    `${answerText(position, last.action)}: ${valueText(puzzle.measure, last.value)}. ${VERDICTS[last.verdict]}`;
  useEffect(() => announce(puzzle.asks), [puzzle]);
  useEffect(() => {
    if (told !== undefined) announce(told);
  }, [told, tries.length]);
  const newest = useScrolledTo<HTMLLIElement>(tries.length);
  return (
    <section className="voice coach" aria-label="Puzzle">
      <h2>
        <Star aria-hidden size={20} />
        What is best?
        <small>{`${tries.length} ${tries.length === 1 ? 'try' : 'tries'} so far`}</small>
      </h2>
      <p className="coach-say">{puzzle.asks}</p>
      <p>Act as in a game: nothing is played and no die falls, the number decides.</p>
      {hinted && !shown && (
        <Told>
          <b>Hint</b>
          <p>{puzzle.hint}</p>
        </Told>
      )}
      {tries.length > 0 && (
        <ol className="coach-said" aria-label="Tried">
          {tries.map(({ action, value, verdict }, index) => (
            <li key={index} ref={index === tries.length - 1 ? newest : undefined}>
              {answerText(position, action)}: {valueText(puzzle.measure, value)}. <b>{VERDICTS[verdict]}</b>
            </li>
          ))}
        </ol>
      )}
      {shown && <Shown {...{ store, shown, solved }} />}
      <PuzzleActs store={store} />
    </section>
  );
}

/** What is said to a press. */
function Told({ kind, children }: { readonly kind?: 'after'; readonly children: ReactNode }) {
  const told = useScrolledTo<HTMLDivElement>('told');
  useTakesUpFocus(told);
  return (
    <div ref={told} tabIndex={-1} className="coach-told" data-kind={kind}>
      {children}
    </div>
  );
}

function Shown({
  store: { puzzle, position },
  shown,
  solved,
}: {
  readonly store: PuzzleStore;
  readonly shown: readonly Try[];
  readonly solved: boolean;
}) {
  return (
    <Told kind="after">
      <p>
        {puzzle.why} <RuleLink rule={puzzle.rule} />
      </p>
      <table className="reasons">
        <caption className="visually-hidden">The best answers</caption>
        <tbody>
          {shown.map(({ action, value }, index) => (
            <tr key={index}>
              <th scope="row">{answerText(position, action)}</th>
              <td>{valueText(puzzle.measure, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!solved && <p>Shown, it does not count as solved this time. Find it another time without Show me.</p>}
    </Told>
  );
}

function PuzzleActs({ store }: { readonly store: PuzzleStore }) {
  const { hinted, shown } = useStore(store.state);
  const next = PUZZLES.at(PUZZLES.indexOf(store.puzzle) + 1);
  return (
    <div className="coach-acts" data-stays={shown !== null || undefined}>
      {!shown && (
        <>
          <Button
            icon={<Lightbulb aria-hidden size={20} />}
            reason={hinted ? 'Given' : undefined}
            onPress={store.hint}
          >
            Hint
          </Button>
          <Button icon={<Eye aria-hidden size={20} />} caption="With the numbers" onPress={store.show}>
            Show me
          </Button>
        </>
      )}
      {shown && <NextPuzzle href={next && hashOf({ screen: 'learn', what: `puzzle/${next.id}` })} />}
    </div>
  );
}

/** The way on from a puzzle; after the last one to all of them. */
export function NextPuzzle({ href }: { readonly href: string | undefined }) {
  return (
    <a className="button" data-kind="voice" href={href ?? '#/learn'}>
      <ChevronRight aria-hidden size={20} />
      {href === undefined ? 'All puzzles' : 'Next puzzle'}
    </a>
  );
}
