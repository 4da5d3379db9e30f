import type { Ruleset } from '../../rules/ruleset';
import { played, type Moment } from '../moments';
import type { GameRecord } from '../record';

/** One action of a record as it is played here. */
export interface Step<Game, Action, Event> extends Pick<Moment<Game, Action, Event>, 'action' | 'events'> {
  readonly index: number;
  readonly before: Game;
  readonly after: Game;
}

/** Plays a record step by step, each game a value of its own. Throws RangeError at an action that cannot be. */
export function* stepsOf<Setup, Game extends Position & object, Position, Action, Event, Illegal, Side>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  record: Pick<GameRecord<Setup, Action>, 'setup' | 'seed' | 'actions' | 'post' | 'mail'>,
): Generator<Step<Game, Action, Event>, void, undefined> {
  let before = rules.setup(record.setup, record.seed);
  let index = 0;
  for (const { action, events, game } of played(rules, record)) {
    yield { index: index++, before, action, after: game, events };
    before = game;
  }
}
