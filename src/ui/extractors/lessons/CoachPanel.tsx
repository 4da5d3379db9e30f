import { Check, ChevronRight, GraduationCap, Lightbulb, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../widgets/announce';
import { Button } from '../../widgets/Button';
import { RuleLink } from '../../widgets/RuleLink';
import type { Rule } from '../../widgets/ruleLinks';
import { useScrolledTo } from '../../widgets/useScrolledTo';
import { useDesk } from '../input/deskStore';
import { toldText } from '../wording';
import { wordsOf } from './course';
import type { StepWords } from './lesson';
import type { LessonState, LessonStore } from './lessonStore';
import '../../opponent/opponent.css';
import './lessons.css';

interface CoachPanelProps {
  readonly store: LessonStore;
  /** The lesson has just been begun anew: the button that did it is gone. */
  readonly again: boolean;
  readonly onShown: () => void;
  readonly onRestart: () => void;
  readonly onDone: () => void;
}

/** What the coach says of the step, its goal, why it went well or not, and the ways on: the text stays when it is done. */
export function CoachPanel({ store, again, onShown, onRestart, onDone }: CoachPanelProps) {
  const state = useStore(store.state);
  const { lesson } = store;
  const { title, steps } = wordsOf(lesson.id);
  const words = steps[state.step.id];
  const said = lesson.steps.slice(0, state.index).map(({ id }) => steps[id].say);
  const told = tellingOf(store, state, words);
  useEffect(() => announce(`Coach: ${words.say}`), [words]);
  useEffect(() => {
    if (told !== null) announce(told.text);
  }, [told?.text]); // oxlint-disable-line react-hooks/exhaustive-deps -- said once for the same words
  // Acting scrolls the phone's sheet away from it.
  const panel = useScrolledTo<HTMLElement>(`${state.index} ${told?.text} ${state.canGoOn}`, 'start');
  const heading = useHeading(`${state.index} ${offersBack(state)}`, again);
  useEffect(onShown, [onShown]);
  useEffect(() => {
    if (state.over) onDone();
  }, [state.over, onDone]);
  return (
    <section ref={panel} className="voice coach" aria-label="Coach">
      <h2 ref={heading} tabIndex={-1}>
        <GraduationCap aria-hidden size={20} />
        Coach
        <small>{`step ${state.index + 1} of ${lesson.steps.length}`}</small>
      </h2>
      <p className="coach-say">{words.say}</p>
      {words.goal !== undefined && (
        <p className="coach-goal" data-met={state.met || undefined}>
          {state.met ? <Check aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />}
          <b>{words.goal}</b>
          <span className="visually-hidden">{state.met ? ', done' : ', to do'}</span>
        </p>
      )}
      {words.answers && <Answers {...{ store, state, words }} />}
      {told && (
        <div className="coach-told" data-kind={told.kind}>
          {told.title !== undefined && <b>{told.title}</b>}
          <p>
            {told.text} {told.rule !== undefined && <RuleLink rule={told.rule} />}
          </p>
        </div>
      )}
      <CoachActs {...{ store, state, onRestart }} title={title} />
      {said.length > 0 && (
        <details>
          <summary>{`Said so far (${said.length})`}</summary>
          <ol className="coach-said">
            {said.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** The heading takes up the focus of a button that goes as the key changes, or the lesson begins again; not as it opens. */
function useHeading(key: string, again: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(again ? null : key);
  useEffect(() => {
    if (key !== before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    before.current = key;
  }, [key]);
  return heading;
}

/** What was done last can be taken back from here. */
function offersBack({ price, lost }: LessonState): boolean {
  return price !== null || lost;
}

interface Telling {
  readonly kind: 'after' | 'price' | 'lost' | 'hint';
  readonly title?: string;
  readonly text: string;
  readonly rule?: Rule;
}

/** What the coach says to the last thing done, or tried. */
function tellingOf({ lesson }: LessonStore, state: LessonState, words: StepWords): Telling | null {
  const { prices, lost } = wordsOf(lesson.id);
  const { price, hint, step } = state;
  if (state.barred) return { kind: 'price', title: 'Not now', text: notNowText(state, words) };
  if (price)
    return {
      kind: 'price',
      title: state.lost ? 'Goal out of reach' : 'Allowed, but it costs',
      text: prices[price.id],
      rule: price.rule,
    };
  if (state.lost) return { kind: 'lost', title: 'Goal out of reach', text: words.lost ?? lost };
  if (state.met && step.goal !== undefined && words.after !== undefined)
    return { kind: 'after', text: words.after };
  if (hint === 'none') return { kind: 'hint', text: 'Only going back helps: take back, or restart.' };
  return hint === null ? null : { kind: 'hint', title: 'Hint', text: `${toldText(state.trace.game, hint)}.` };
}

function notNowText({ canGoOn, met }: LessonState, { notNow }: StepWords): string {
  if (canGoOn) return 'This step is done: press Next step.';
  return met ? 'First answer the question.' : (notNow ?? 'Not in this step.');
}

interface PartProps {
  readonly store: LessonStore;
  readonly state: LessonState;
}

function Answers({ store, state, words }: PartProps & { readonly words: StepWords }) {
  const { answer, step } = state;
  const reply = answer === null ? undefined : words.answers?.[answer].reply;
  useEffect(() => {
    if (reply !== undefined) announce(reply);
  }, [reply]);
  return (
    <div className="coach-answers" role="group" aria-label="Answers">
      {words.answers?.map(({ text }, index) => (
        <Button key={text} pressed={answer === index} onPress={() => store.answer(index)}>
          {text}
        </Button>
      ))}
      {reply !== undefined && (
        <p className="coach-told" data-kind={answer === step.right ? 'after' : 'price'}>
          {reply}
        </p>
      )}
    </div>
  );
}

function CoachActs({
  store,
  state,
  onRestart,
  title,
}: PartProps & { readonly onRestart: () => void; readonly title: string }) {
  const desk = useDesk();
  const last = state.index + 1 === store.lesson.steps.length;
  const back = offersBack(state);
  const hint = () => {
    store.hint();
    const found = store.state.getState().hint;
    if (found === null || found === 'none') return;
    const who = 'unit' in found ? found.unit : 'machine' in found ? found.machine : null;
    if (who !== null && found.type !== 'order') desk.select(who);
    if (found.type === 'fire') desk.select(found.firers[0].unit);
  };
  const takeBack = () => {
    store.takeBack();
    desk.clear();
  };
  return (
    <div className="coach-acts">
      {state.canGoOn && (
        <Act icon={<Check aria-hidden size={20} />} onPress={store.next}>
          {last ? `Finish: ${title}` : 'Next step'}
        </Act>
      )}
      {back && (
        <Act icon={<Undo2 aria-hidden size={20} />} onPress={takeBack}>
          Take it back
        </Act>
      )}
      {!state.canGoOn && !back && state.step.goal !== undefined && (
        <Button icon={<Lightbulb aria-hidden size={20} />} onPress={hint}>
          Hint
        </Button>
      )}
      <Button icon={<RotateCcw aria-hidden size={20} />} onPress={onRestart}>
        Restart
      </Button>
    </div>
  );
}

function Act(props: {
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return <Button kind="voice" {...props} />;
}
