import * as v from 'valibot';
import { STATES, type Condition } from './condition';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/));
const hex = v.pipe(v.string(), v.regex(/^\d{4}$/));
const place = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const words = v.pipe(v.string(), v.regex(/^[a-z]+( [\w*+.-]+)*$/i));
const rule = v.pipe(v.string(), v.regex(/^(§[\d.]+|R-\d+)$/));
const die = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

/** A condition of a lesson: one of these and nothing more. */
const condition: v.GenericSchema<Condition> = v.lazy(() =>
  v.union([
    v.strictObject({ all: v.array(condition) }),
    v.strictObject({ any: v.array(condition) }),
    v.strictObject({ not: condition }),
    v.strictObject({
      unit: id,
      in: v.array(hex),
      facing: v.exactOptional(v.picklist(['N', 'NE', 'SE', 'S', 'SW', 'NW'])),
    }),
    v.strictObject({ unit: id, within: v.number(), of: place }),
    v.strictObject({ unit: id, on: v.picklist(['rough', 'buildup', 'bog', 'depression', 'clear']) }),
    v.strictObject({ unit: id, sees: place }),
    v.strictObject({ unit: id, is: v.picklist(STATES) }),
    v.strictObject({ unit: id, armourAtMost: v.number() }),
    v.strictObject({ unit: id, inside: id }),
    v.strictObject({ did: words }),
    v.strictObject({ last: words }),
    v.strictObject({ hit: id }),
    v.strictObject({ revealed: id, order: id }),
    v.strictObject({
      machine: id,
      box: v.picklist(['move 1', 'move 2', 'move 3', 'combat 1', 'combat 2', 'combat 3']),
      holds: id,
    }),
    v.strictObject({ machine: id, next: id }),
    v.strictObject({ phase: id, turn: v.exactOptional(v.number()) }),
    v.strictObject({ turnFrom: v.number() }),
    v.strictObject({ ended: v.literal(true) }),
  ]),
);

const step = v.strictObject({
  id,
  goal: v.exactOptional(condition),
  allowed: v.exactOptional(condition),
  hints: v.exactOptional(v.array(words)),
  prices: v.exactOptional(v.array(v.strictObject({ id, when: condition, rule }))),
  lost: v.exactOptional(condition),
  right: v.exactOptional(v.number()),
  shows: v.exactOptional(v.array(hex)),
});

/** A lesson as data: positions are read by the notation itself. */
export const lessonSchema = v.strictObject({
  id,
  rules: v.array(rule),
  minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(8)),
  line: v.string(),
  seat: v.picklist(['dorian', 'avronian']),
  dice: v.array(die),
  replies: v.array(words),
  steps: v.pipe(v.array(step), v.minLength(1)),
  lost: condition,
});
