import { createStore } from 'zustand/vanilla';
import type { Ruleset, Types } from '../rules/ruleset';
import { played, type Moment } from './moments';
import type { RecordOf } from './record';
import { regaining } from './regaining';
import { forgotten, playAnswer, taskAfter, turnOf } from './table/computer';
import { act, actTogether, atScreen, besideGame, takingBack, type Running } from './table/commands';
import type { Table, TableChoices } from './table/interface';
import { keepingOf } from './table/keeping';
import { pastOf, sinceLastLook } from './table/log';
import { paced, type Paced } from './table/paced';
import { publishedOf } from './table/publish';
import { isAway, isSettled, seatFirst } from './table/seat';
import { gameAt } from './table/history';
import { sitDown } from './table/sitting';
import { thinking } from './thinking';

export type { GameRecord } from './record';
export type { Table, TableChoices, TableOptions } from './table/interface';

/**
 * Opens a game at its last action, `before` what has been played of it. Throws RangeError if an action of the record is
 * not legal where it stands (`follow` says how far it is good).
 */
export function openTable<T extends Types>(
  rules: Ruleset<T>,
  opened: RecordOf<T>,
  options: TableChoices<T> = {},
  before: readonly Moment<T>[] = [...played(rules, opened)],
): Table<T> {
  const at = sitDown(rules, opened, options, before);
  seatFirst(at);
  const published = createStore(() => publishedOf(at));
  const keeping = keepingOf(at);
  const pace = paced(() => published.setState(publishedOf(at), true), options.afterFrame);
  const publish = pace.now;
  const keep = (unseen = false) => {
    at.unseen = unseen;
    options.keep?.(keeping.record(), keeping.standing());
  };
  const { mind, reasons } = computerAt({ at, published, pace, keep });
  const changed = () => {
    publish();
    keep();
    mind.anew();
  };
  mind.anew();
  const running: Running<T> = { at, published, publish, keep, changed };
  return {
    published,
    act(action) {
      if (pace.waits()) publish();
      return act(running, action);
    },
    actTogether(actions) {
      if (pace.waits()) publish();
      return actTogether(running, actions);
    },
    ...takingBack(running),
    ...atScreen(running),
    ...besideGame(running),
    ...keeping,
    goOn: mind.goOn,
    hurry: mind.hurry,
    rest: mind.rest,
    leave() {
      reasons.stop();
      mind.end();
    },
    isAway: () => isAway(at, at.seat) || isSettled(at),
    secretSides: () =>
      rules.sides.filter((side) => side === at.only || rules.recordKeepsSecrets(gameAt(at.history), side)),
    sinceLastLook: () => sinceLastLook(at),
    pastOf: (entry) => pastOf(at, entry),
    replay: () => (at.seat === 'all' ? at.history.past : null),
  };
}

/** The computer's seats, and what it says of what it did before the page was loaded. */
function computerAt<T extends Types>({
  at,
  published,
  pace,
  keep,
}: Pick<Running<T>, 'at' | 'published' | 'keep'> & { readonly pace: Paced }) {
  const reasons = regaining<T['Position'], T['Action']>(at.options.thinker, () => forgotten(at), pace.soon);
  const mind = thinking<T['Position'], T['Action']>(at.options.thinker, {
    due(attempt) {
      const task = taskAfter(at, at.history.past.length, attempt);
      if (task) reasons.stop();
      else reasons.goOn();
      return task;
    },
    // What nobody at the screen sees of it is not even published.
    play(answer) {
      const done = playAnswer(at, answer);
      if (done === 'seen') pace.soon();
      if (done !== 'refused') keep(done === 'unseen');
      return done;
    },
    passesOn: () => at.options.passesOn?.() === true,
    tell(state, share) {
      const told = turnOf(at, state, share);
      if (JSON.stringify(told) === JSON.stringify(at.computer)) return;
      at.computer = told;
      if (!pace.waits()) published.setState({ computer: told });
    },
  });
  return { mind, reasons };
}
