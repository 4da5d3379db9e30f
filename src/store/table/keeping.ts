import { fingerprinter } from '../../rules/fingerprint';
import type { Types } from '../../rules/ruleset';
import type { Check, Mail } from '../record';
import { gameAt, type History } from './history';
import type { Table } from './interface';
import type { Sitting } from './sitting';

/** What is kept of the game on a table. */
export function keepingOf<T extends Types>(at: Sitting<T>): Pick<Table<T>, 'record' | 'standing'> {
  /** Of games that never change, each reckoned once. */
  const hashes = new WeakMap<T['Game'], string>();
  const fingerprint = fingerprinter();
  const hashOf = (game: T['Game']) => {
    const hash = hashes.get(game) ?? fingerprint(game);
    hashes.set(game, hash);
    return hash;
  };
  return {
    record() {
      const { opened, history, mail, waiting, seats, notes } = at;
      const { format: _format, seats: _seats, notes: _notes, ...kept } = opened;
      return {
        ...kept,
        ...(mail && { mail: withAsked(mail, waiting?.action ?? undefined) }),
        ...(seats.length > 0 && { seats }),
        ...(notes.length > 0 && { notes }),
        actions: history.past.map(({ action }) => action),
        checks: checksOf(history, hashOf),
        takeBacks: history.takeBacks,
      };
    },
    standing() {
      const { rules, mail, waiting, history } = at;
      const now = rules.standing(waiting?.game ?? gameAt(history));
      // By mail nothing has ended before the papers of both sides are open.
      return mail && now.ended ? { ...now, ended: false, winner: null } : now;
    },
  };
}

/** Fingerprints of the starts of the phases and of the game as it stands. */
function checksOf<T extends Types>(
  { first, past }: History<T>,
  hashOf: (game: T['Game']) => string,
): readonly Check[] {
  const found: Check[] = [{ after: 0, hash: hashOf(first) }];
  for (const [index, { game, begins }] of past.entries())
    if (begins || index === past.length - 1) found.push({ after: index + 1, hash: hashOf(game) });
  return found;
}

function withAsked<Action>({ asked: _, ...mail }: Mail<Action>, asked: Action | undefined): Mail<Action> {
  return { ...mail, ...(asked !== undefined && { asked }) };
}
