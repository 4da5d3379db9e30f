import { produce } from 'immer';
import type { Ruleset } from '../rules/ruleset';
import { courseOf, type Course } from './course';
import type { UndoBar } from './published';
import type { GameRecord } from './record';
import { inStretches, type Limits } from './stretches';

/** The game after one action, and what keeps it from being taken back. */
export interface Moment<Game, Action, Event> {
  readonly game: Game;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly bar: UndoBar | null;
  /** Another phase stands after it than before. */
  readonly begins: boolean;
}

/** Where an action stands in the course of a record. */
interface Place<Game, Action, Event, Illegal, Side> {
  readonly course: Course<Game, Action, Event, Illegal, Side>;
  readonly index: number;
}

export function moment<Setup, Game extends Position & object, Position, Action, Event, Illegal, Side>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  { course, index }: Place<Game, Action, Event, Illegal, Side>,
  before: Game,
  action: Action,
): Moment<Game, Action, Event> {
  let events: readonly Event[] = [];
  const after = produce(before, (draft) => {
    events = course.play(draft as Game, action, index);
  });
  const game = course.hold(after);
  const [stood, stands] = [before, game].map((one) => rules.phaseOf(one));
  return { game, action, events, bar: rules.finality(before, game, events), begins: stood !== stands };
}

/** Plays a record. Throws RangeError at an action that is not legal where it stands. */
export function* played<Setup, Game extends Position & object, Position, Action, Event, Illegal, Side>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  record: Pick<GameRecord<Setup, Action>, 'setup' | 'seed' | 'actions' | 'post' | 'mail'>,
): Generator<Moment<Game, Action, Event>, void, undefined> {
  const course = courseOf(rules, record);
  let game = rules.setup(record.setup, record.seed);
  for (const [index, action] of record.actions.entries()) {
    if (course.whyIllegal(game, action, index) !== undefined)
      throw new RangeError(`Action ${index} of the record is not legal`);
    const next = moment(rules, { course, index }, game, action);
    game = next.game;
    yield next;
  }
}

/** Plays a record, the page free in between. Throws as `played` does, and Stopped where a limit is met. */
export async function momentsOf<
  Setup,
  Game extends Position & object,
  Position,
  Action,
  Event,
  Illegal,
  Side,
>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  record: GameRecord<Setup, Action>,
  limits: Limits = {},
): Promise<readonly Moment<Game, Action, Event>[]> {
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
