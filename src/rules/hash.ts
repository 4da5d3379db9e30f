/**
 * A short fingerprint of plain JSON data: equal data, equal text of 14 hex digits (53 bits, cyrb53 over the JSON text),
 * in whatever order their fields were written. Not for secrets. Saves of the first format hold these; newer ones hold
 * those of fingerprint.ts.
 *
 * The text is never written: its letters are mixed in as they come, field by field in the order of their names.
 */
export function hashOf(data: unknown): string {
  low = 0xdeadbeef;
  high = 0x41c6ce57;
  mixValue(data);
  const lower = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const upper = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(lower ^ (lower >>> 13), 3266489909);
  return (
    ((upper >>> 0) & 0x1fffff).toString(16).padStart(6, '0') + (lower >>> 0).toString(16).padStart(8, '0')
  );
}

let low = 0;
let high = 0;

function mixValue(value: unknown): void {
  if (typeof value === 'string') mixString(value);
  else if (typeof value !== 'object' || value === null) mix(JSON.stringify(value) ?? 'null', 0);
  else if (Array.isArray(value)) mixList(value);
  else mixFields(value as Readonly<Record<string, unknown>>);
}

function mixList(list: readonly unknown[]): void {
  mix('[', 0);
  for (let i = 0; i < list.length; i++) {
    if (i > 0) mix(',', 0);
    mixValue(list[i]);
  }
  mix(']', 0);
}

function mixFields(data: Readonly<Record<string, unknown>>): void {
  const { names, heads } = orderOf(Object.keys(data));
  let comma = 1;
  mix('{', 0);
  for (let i = 0; i < names.length; i++) {
    const value = data[names[i]];
    if (value === undefined) continue;
    mix(heads[i], comma);
    comma = 0;
    mixValue(value);
  }
  mix('}', 0);
}

/** Letters that JSON writes as they are; a string with any other is left to JSON. */
function mixString(text: string): void {
  const [lowBefore, highBefore] = [low, high];
  mix('"', 0);
  let [a, b] = [low, high];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x23 || code === 0x5c || code > 0x7e) {
      low = lowBefore;
      high = highBefore;
      return mix(JSON.stringify(text), 0);
    }
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  low = a;
  high = b;
  mix('"', 0);
}

/** Mixes in the letters of a text from one on. */
function mix(text: string, from: number): void {
  let a = low;
  let b = high;
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  low = a;
  high = b;
}

/** The names of an object's fields as written, in order, and each as it stands after another in the text. */
interface Order {
  readonly written: readonly string[];
  readonly names: readonly string[];
  readonly heads: readonly string[];
}

/** Orders met lately, by the number of fields: a game has few kinds of objects. */
const orders = new Map<number, Order[]>();
const KEPT = 12;

function orderOf(written: readonly string[]): Order {
  let known = orders.get(written.length);
  if (!known) orders.set(written.length, (known = []));
  for (const order of known) if (isSame(order.written, written)) return order;
  // Names that are numbers come first in any object.
  const sorted = [...written].sort().map((name) => [name, null] as const);
  const names = Object.keys(Object.fromEntries(sorted));
  const order = { written, names, heads: names.map((name) => `,${JSON.stringify(name)}:`) };
  known.unshift(order);
  known.length = Math.min(known.length, KEPT);
  return order;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
