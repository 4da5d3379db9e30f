/** Asks of a value from outside whether it has a shape. */
export type Check = (value: unknown) => boolean;
/** The checks of an object's fields by name. */
export type Fields = Readonly<Record<string, Check>>;

/** An object with named fields: neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of these values. */
export const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);

/** Null, or as asked. */
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** A list of at most so many, each as asked. */
export const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** A whole number from 0 to `limit` − 1. */
export const wholeBelow =
  (limit: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;

/** An object whose fields are all as asked; it may have others besides. */
export const shape =
  (fields: Fields): Check =>
  (value) =>
    isObject(value) && firstWrong(value, fields) === undefined;

/** The first field that is missing or not as asked, or undefined. */
export function firstWrong(value: Readonly<Record<string, unknown>>, fields: Fields): string | undefined {
  return Object.keys(fields).find((name) => !Object.hasOwn(value, name) || !fields[name](value[name]));
}

/** Whether an object has no field besides those named. */
export const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));
