import { fingerprinter } from '../rules/fingerprint';
import { hashOf } from '../rules/hash';
import type { Ruleset, Standing, Types } from '../rules/ruleset';
import { courseOf } from './course';
import type { GameRecord, RecordOf } from './record';
import { seatsUpTo } from './seats';
import { atOnce } from './stretches';

/** How far a record can be followed under the rules as they are now. */
export interface Followed<Side> {
  /** Actions that lead where they led when they were kept. */
  readonly good: number;
  /** The whole record is good. */
  readonly whole: boolean;
  /** Where the good part ends. */
  readonly standing: Standing;
  /** The sides whose secrets the record holds where following ended. */
  readonly secret: readonly Side[];
}

/**
 * Plays a record up to the last fingerprint that still matches; a record without any, up to the first action that
 * is not legal. Never throws on a record that `parseRecord` has read.
 */
export function follow<T extends Types>(rules: Ruleset<T>, record: RecordOf<T>): Followed<T['Side']> {
  return atOnce(following(rules, record));
}

/** The same action by action. */
export function* following<T extends Types>(
  rules: Ruleset<T>,
  record: RecordOf<T>,
): Generator<void, Followed<T['Side']>> {
  const { setup, seed, version, actions, checks = [] } = record;
  const course = courseOf(rules, record);
  let game = rules.setup(setup, seed, version);
  const fingerprint = fingerprintsOf(rules, record);
  const hashes = new Map(checks.map(({ after, hash }) => [after, hash]));
  let good = { count: 0, standing: rules.standing(game) };
  if (broken(0)) return ended(false);
  for (const [index, action] of actions.entries()) {
    if (!plays(action, index)) return ended(false);
    if (broken(index + 1)) return ended(false);
    if (hashes.size === 0 || hashes.has(index + 1))
      good = { count: index + 1, standing: rules.standing(game) };
    yield;
  }
  // Actions after the last fingerprint were legal to the end.
  if (lastOf(hashes) > actions.length) return ended(false);
  good = { count: actions.length, standing: rules.standing(game) };
  return ended(true);

  function plays(action: T['Action'], index: number): boolean {
    try {
      if (course.whyIllegal(game, action, index) !== undefined) return false;
      course.play(game, action, index);
      game = course.hold(game);
      return true;
    } catch {
      return false;
    }
  }

  function broken(after: number): boolean {
    const hash = hashes.get(after);
    return hash !== undefined && hash !== fingerprint(game);
  }

  function ended(whole: boolean): Followed<T['Side']> {
    const secret = rules.sides.filter((side) => rules.recordKeepsSecrets(game, side));
    return { good: good.count, whole, standing: good.standing, secret };
  }
}

/** Takes fingerprints of games as the checks of a record hold them: those of old saves are of another make. */
export function fingerprintsOf<T extends Types>(
  rules: Pick<Ruleset<T>, 'asWrittenUnder'>,
  { format, version }: Pick<RecordOf<T>, 'format' | 'version'>,
): (game: T['Game']) => string {
  const fingerprint: (game: object) => string = format === 1 ? hashOf : fingerprinter();
  return (game) => fingerprint(rules.asWrittenUnder?.(game, version) ?? game);
}

function lastOf(hashes: ReadonlyMap<number, string>): number {
  let last = 0;
  for (const after of hashes.keys()) last = Math.max(last, after);
  return last;
}

/** The record as far as it is good. */
export function goodPart<Setup, Action>(
  record: GameRecord<Setup, Action>,
  good: number,
): GameRecord<Setup, Action> {
  return {
    ...record,
    actions: record.actions.slice(0, good),
    ...(record.checks && { checks: record.checks.filter(({ after }) => after <= good) }),
    ...(record.takeBacks && { takeBacks: record.takeBacks.filter(({ after }) => after <= good) }),
    ...(record.seats && { seats: seatsUpTo(record.seats, good) }),
  };
}
