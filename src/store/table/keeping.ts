import type { Types } from '../../rules/ruleset';
import type { Check, Mail } from '../record';
import { fingerprintsOf } from '../replay';
import { grownTo, type Grown } from './grown';
import { gameAt, type History } from './history';
import type { Table } from './interface';
import { isSettled } from './seat';
import type { Sitting } from './sitting';

/** What is kept of the game on a table. */
export function keepingOf<T extends Types>(at: Sitting<T>): Pick<Table<T>, 'record' | 'standing'> {
  /** Fingerprints of games that never change, each worked out once. */
  const hashes = new WeakMap<T['Game'], string>();
  const { version } = at.opened;
  const fingerprint = fingerprintsOf(at.rules, { version });
  const hashOf = (game: T['Game']) => {
    const hash = hashes.get(game) ?? fingerprint(game);
    hashes.set(game, hash);
    return hash;
  };
  let actions: Grown<T, T['Action']> | undefined;
  let begun: Grown<T, Check> | undefined;
  return {
    record() {
      const { opened, history, mail, waiting, seats, notes } = at;
      const { past } = history;
      actions = grownTo(actions, past, (done) => (done > 0 ? [past[done - 1].action] : []));
      begun = grownTo(begun, past, (after) =>
        after === 0 || past[after - 1].begins ? [{ after, hash: hashOf(gameAt(history, after)) }] : [],
      );
      const { format: _format, seats: _seats, notes: _notes, ...kept } = opened;
      return {
        ...kept,
        ...(mail && { mail: withAsked(mail, waiting?.action ?? undefined) }),
        ...(seats.length > 0 && { seats }),
        ...(notes.length > 0 && { notes }),
        actions: actions.rows,
        checks: checksAt(begun.rows, history, hashOf),
        takeBacks: history.takeBacks,
      };
    },
    standing() {
      const { rules, mail, waiting, history } = at;
      const now = rules.standing(waiting?.game ?? gameAt(history));
      // By mail nothing has ended before what is secret has been shown.
      return mail && now.ended && !isSettled(at) ? { ...now, ended: false, winner: null } : now;
    },
  };
}

/** Fingerprints of the starts of the phases and of the game as it stands. */
function checksAt<T extends Types>(
  begun: readonly Check[],
  history: History<T>,
  hashOf: (game: T['Game']) => string,
): readonly Check[] {
  const after = history.past.length;
  if (begun.at(-1)?.after === after) return begun;
  return [...begun, { after, hash: hashOf(gameAt(history)) }];
}

function withAsked<Action>({ asked: _, ...mail }: Mail<Action>, asked: Action | undefined): Mail<Action> {
  return { ...mail, ...(asked !== undefined && { asked }) };
}
