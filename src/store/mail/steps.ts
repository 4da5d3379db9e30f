import type { Ruleset, Types } from '../../rules/ruleset';
import { played, type Moment } from '../moments';
import type { RecordOf } from '../record';

/** One action of a record as it is played here. */
export interface Step<T extends Types> extends Pick<Moment<T>, 'action' | 'events'> {
  readonly index: number;
  readonly before: T['Game'];
  readonly after: T['Game'];
}

/** Plays a record step by step, each game a value of its own. Throws RangeError at an action that cannot be. */
export function* stepsOf<T extends Types>(
  rules: Ruleset<T>,
  record: Pick<RecordOf<T>, 'setup' | 'seed' | 'version' | 'actions' | 'post' | 'mail'>,
): Generator<Step<T>, void, undefined> {
  let before = rules.setup(record.setup, record.seed, record.version);
  let index = 0;
  for (const { action, events, game } of played(rules, record)) {
    yield { index: index++, before, action, after: game, events };
    before = game;
  }
}
