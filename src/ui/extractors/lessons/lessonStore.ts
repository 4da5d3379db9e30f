import { createStore, type StoreApi } from 'zustand/vanilla';
import { extractors, type Action, type Position } from '../../../rules/extractors';
import { openTable } from '../../../store/table';
import type { Thinker } from '../../../store/thinking';
import type { ExtractorsTable } from '../table';
import { hintOf, isAllowed, standingOf, type Standing } from './coach';
import type { Lesson } from './lesson';
import { after, lessonRules, openingOf, replyTo, traceAtStart, type Staged, type Trace } from './trace';

/** What the coach's panel shows. */
export interface LessonState extends Standing {
  readonly index: number;
  readonly trace: Trace;
  /** What was answered to the question of this step. */
  readonly answer: number | null;
  /** The step is done: the next one may begin. */
  readonly canGoOn: boolean;
  /** The last thing tried is legal, but not for now. */
  readonly barred: boolean;
  /** What leads on, once it was asked for; 'none': only the way back. */
  readonly hint: Action | 'none' | null;
  /** The last step is done and left. */
  readonly over: boolean;
}

/** A lesson at its table. */
export interface LessonStore {
  readonly lesson: Lesson;
  readonly table: ExtractorsTable;
  readonly state: StoreApi<LessonState>;
  readonly next: () => void;
  readonly answer: (index: number) => void;
  readonly hint: () => void;
  readonly takeBack: () => void;
}

/** The other side at the table of a lesson is played by its script, openly and at once. */
function scriptedThinker(lesson: Staged): Thinker<Position, Action> {
  return {
    ask({ view }) {
      const action = replyTo(lesson, view);
      const chosen = { action, terms: [], total: 0 };
      const told = 'atEnd' as const;
      const explanation = { chosen, runnerUp: null, lacked: null, best: 0, considered: 1, rollouts: 0, told };
      return { answer: Promise.resolve({ action, explanation }), stop: () => {}, hurry: () => {} };
    },
  };
}

/** A table at the position of a lesson; nothing of it is kept. `bars` says what is not for now. */
export function stagedTable(
  lesson: Staged & { readonly id: string },
  bars: (action: Action) => boolean,
): ExtractorsTable {
  const { scenario, rules } = openingOf(lesson);
  const other = lesson.seat === 'dorian' ? 'avronian' : 'dorian';
  const record = {
    id: `lesson ${lesson.id}`,
    name: lesson.id,
    ruleset: extractors.name,
    version: extractors.version,
    setup: { scenario, rules },
    seed: 1,
    actions: [],
    seats: [{ after: 0, side: other, level: 'recruit' }],
  };
  return openTable(lessonRules(lesson), record, { thinker: scriptedThinker(lesson), bars });
}

export function openLesson(lesson: Lesson): LessonStore {
  /** After how many actions each step began that has begun. */
  let begins: readonly number[] = [0];
  let answers: Readonly<Record<number, number>> = {};
  let trace = traceAtStart(lesson);
  let over = false;
  const table = stagedTable(lesson, (action) => {
    const { step, met } = state.getState();
    if (!met && isAllowed(step, trace.game, action)) return false;
    state.setState({ barred: true });
    return true;
  });

  const state = createStore<LessonState>(() => now());

  function now(): LessonState {
    const index = begins.length - 1;
    const standing = standingOf(lesson, index, begins[index], trace);
    const answer = answers[index] ?? null;
    const { right } = standing.step;
    const canGoOn = standing.met && (right === undefined || answer === right);
    return { ...standing, index, trace, answer, canGoOn, barred: false, hint: null, over };
  }

  /** Catches up with the table: what was taken back goes, and the steps that began after it. */
  function follow(): void {
    const { actions } = table.record();
    const same = trace.done.findIndex(({ action }, at) => actions.at(at) !== action);
    const kept = same < 0 ? trace.done.length : same;
    if (kept < trace.done.length)
      trace = { game: trace.done[kept].before as Trace['game'], done: trace.done.slice(0, kept) };
    for (const action of actions.slice(kept)) trace = after(lesson, trace, action);
    const [first, ...later] = begins;
    begins = [first, ...later.filter((began) => began <= trace.done.length)];
    state.setState(now(), true);
  }

  let seen = table.record().actions;
  table.published.subscribe(() => {
    const { actions } = table.record();
    const changed = actions.length !== seen.length || actions.some((action, at) => action !== seen[at]);
    seen = actions;
    if (changed) follow();
  });

  return {
    lesson,
    table,
    state,
    next() {
      if (!state.getState().canGoOn) return;
      if (begins.length === lesson.steps.length) over = true;
      else begins = [...begins, trace.done.length];
      state.setState(now(), true);
    },
    answer(index) {
      answers = { ...answers, [begins.length - 1]: index };
      state.setState(now(), true);
    },
    hint() {
      const { index } = state.getState();
      state.setState({ hint: hintOf(lesson, index, begins[index], trace) ?? 'none' });
    },
    takeBack() {
      if (!table.undo()) table.takeBackOwn();
    },
  };
}
