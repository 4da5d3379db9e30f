import { produce } from 'immer';
import type { Ruleset, Types } from '../rules/ruleset';
import { courseOf, type Course } from './course';
import type { UndoBar } from './published';
import type { RecordOf } from './record';
import { inStretches, type Limits } from './stretches';

/** The game after one action, and what keeps it from being taken back. */
export interface Moment<T extends Types> {
  readonly game: T['Game'];
  readonly action: T['Action'];
  readonly events: readonly T['Event'][];
  readonly bar: UndoBar | null;
  /** The action ends a phase. */
  readonly begins: boolean;
}

/** Where an action stands in the course of a record. */
interface Place<T extends Types> {
  readonly course: Course<T>;
  readonly index: number;
}

/** Plays one legal action; the game before it stays as it was. */
export function moment<T extends Types>(
  rules: Ruleset<T>,
  { course, index }: Place<T>,
  before: T['Game'],
  action: T['Action'],
): Moment<T> {
  let events: readonly T['Event'][] = [];
  const after = produce(before, (draft) => {
    events = course.play(draft, action, index);
  });
  const game = course.hold(after);
  const [stood, stands] = [before, game].map((one) => rules.phaseOf(one));
  return { game, action, events, bar: rules.finality(before, game, events), begins: stood !== stands };
}

/** Plays a record. Throws RangeError at an action that is not legal where it stands. */
export function* played<T extends Types>(
  rules: Ruleset<T>,
  record: Pick<RecordOf<T>, 'setup' | 'seed' | 'version' | 'actions' | 'post' | 'mail'>,
): Generator<Moment<T>, void, undefined> {
  const course = courseOf(rules, record);
  let game = rules.setup(record.setup, record.seed, record.version);
  for (const [index, action] of record.actions.entries()) {
    if (course.whyIllegal(game, action, index) !== undefined)
      throw new RangeError(`Action ${index} of the record is not legal`);
    const next = moment(rules, { course, index }, game, action);
    game = next.game;
    yield next;
  }
}

/** Plays a record, the page free in between. Throws as `played` does, and Stopped where a limit is met. */
export async function momentsOf<T extends Types>(
  rules: Ruleset<T>,
  record: RecordOf<T>,
  limits: Limits = {},
): Promise<readonly Moment<T>[]> {
  return inStretches(collected(played(rules, record)), limits);
}

function* collected<Item>(items: Iterable<Item>): Generator<void, readonly Item[]> {
  const all: Item[] = [];
  for (const item of items) {
    all.push(item);
    yield;
  }
  return all;
}
