import * as v from 'valibot';
import { tidyName, type Check, type GameRecord } from './record';

/** A number of actions, or the place of one among them. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const name = v.pipe(v.string(), v.maxLength(1000), v.transform(tidyName), v.minLength(1));
const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const takeBacks = v.array(
  v.object({
    after: count,
    removed: count,
    by: v.pipe(v.string(), v.maxLength(20)),
    at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/)),
    freely: v.exactOptional(v.literal(true)),
  }),
);
const seats = v.array(
  v.object({
    after: count,
    side: v.pipe(v.string(), v.maxLength(20)),
    level: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/i))),
  }),
);
/** Parts of a head, where they stand elsewhere. */
export const head = { id, name, takeBacks };
const checksOf1 = v.array(v.object({ after: count, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/)) }));
const checks = v.pipe(
  v.array(v.tuple([count, v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))])),
  v.transform((pairs) => pairs.map(([after, hash]): Check => ({ after, hash }))),
);

type Head = Pick<GameRecord<never, never>, 'id' | 'name' | 'version'> &
  Required<Pick<GameRecord<never, never>, 'checks' | 'takeBacks'>> &
  Pick<GameRecord<never, never>, 'seats'>;

/** What a save tells beside the game itself; a head of which some parts cannot be read is no reason to lose a game. */
export function headOf(value: object, format: 1 | 2): { readonly head: Head; readonly isWhole: boolean } {
  const parts = {
    id,
    name,
    version,
    checks: format === 1 ? checksOf1 : checks,
    takeBacks,
    seats: v.exactOptional(seats),
  };
  const read = v.safeParse(v.object(parts), value);
  if (read.success) return { head: read.output, isWhole: true };
  const orElse = v.object({
    id: v.fallback(parts.id, 'game'),
    name: v.fallback(parts.name, 'A saved game'),
    version: v.fallback(parts.version, 1),
    checks: v.fallback(parts.checks, []),
    takeBacks: v.fallback(parts.takeBacks, []),
    seats: v.exactOptional(v.fallback(seats, [])),
  });
  return { head: v.parse(orElse, value), isWhole: false };
}
