import type { Ruleset, Types } from '../rules/ruleset';
import { fingerprintsOf } from '../store/replay';
import { parseRecord } from '../store/schema';

/** What a save leads to when it is played again: the game at its end, or why it breaks off. */
export type Replayed<T extends Types> =
  | { readonly game: T['Game']; readonly actions: number }
  | { readonly broken: string };

export interface Telling<T extends Types> {
  readonly events: (events: readonly T['Event'][]) => void;
  /** The fingerprint after so many actions, at the start of every turn and where the save has one. */
  readonly fingerprint: (after: number, hash: string) => void;
}

/** Plays the game of a save of any ruleset, each action and each fingerprint of it held against the rules. */
export function replayText<T extends Types>(rules: Ruleset<T>, text: string, tell: Telling<T>): Replayed<T> {
  const read = parseRecord<T['Setup'], T['Action']>(rules, text);
  if ('fault' in read) return { broken: `No save of this game: ${read.fault}` };
  const { setup, seed, version, actions, checks = [] } = read.record;
  const game = rules.setup(setup, seed, version);
  const fingerprint = fingerprintsOf(rules, read.record);
  const hashes = new Map(checks.map(({ after, hash }) => [after, hash]));
  for (const [index, action] of actions.entries()) {
    const why = rules.whyIllegal(game, action);
    if (why !== undefined)
      return {
        broken: `Action ${index + 1} is not legal: ${JSON.stringify(action)}: ${JSON.stringify(why)}`,
      };
    const { turn } = rules.standing(game);
    tell.events(rules.play(game, action));
    const kept = hashes.get(index + 1);
    if (kept === undefined && rules.standing(game).turn === turn) continue;
    const now = fingerprint(game);
    tell.fingerprint(index + 1, now);
    if (kept !== undefined && kept !== now)
      return { broken: `After ${index + 1} actions the save has ${kept}, the game ${now}` };
  }
  if (read.partsLost > 0) return { broken: `${read.partsLost} parts of the save cannot be read` };
  return { game, actions: actions.length };
}
