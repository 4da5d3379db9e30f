/**
 * A fingerprint of plain JSON data, 64 bits as 16 hex digits: equal data, equal text, in whatever order fields were
 * written. Not for secrets.
 *
 * Two lanes of 32 bits, each the XOR of one word for every leaf of the data, made of the way to the leaf and its value.
 * A change is a word out and a word in; so a fingerprint can follow a game, see `fingerprinter`.
 */
export function fingerprintOf(data: unknown): string {
  return fingerprinter()(data);
}

/**
 * Takes the fingerprints of one state after another: the same texts as `fingerprintOf`, the faster the less has changed
 * in between. States may be changed in place, or be new ones that share parts, as Immer makes them: what is frozen,
 * and so frozen to its depths, is not looked into twice.
 */
export function fingerprinter(): (data: unknown) => string {
  const lanes: Lanes = new Int32Array(2);
  const top: Shadow = { low: TOP, high: TOP, source: [], isFrozen: false, names: null, values: [undefined] };
  return (data) => {
    setItem(lanes, top, 0, data);
    return hex(lanes[0]) + hex(lanes[1]);
  };
}

type Lanes = Int32Array;
type Leaf = string | number | boolean | null | undefined;
type Fields = Readonly<Record<string, unknown>>;
type Tree = readonly unknown[] | Fields;

/** The way to a place in the data, once for each lane. */
interface Way {
  readonly low: number;
  readonly high: number;
}

/** A list or an object that is being written into the fingerprint, and how far it has been. */
interface Shadow extends Way {
  source: Tree;
  isFrozen: boolean;
  /** The names of the fields in the order they were written; null: a list. */
  names: readonly string[] | null;
  values: (Leaf | Shadow)[];
}

const TOP = 0x2545f491;
const [LOW, HIGH] = [0x1e3779b9, 0x7f4a7c15];
/** What keeps values of different kinds apart. */
const [WHOLE, TEXT, WORD, LIST, FIELDS] = [1, 2, 3, 4, 5];

/** Sets one item; a tree of the same kind as the one before is gone through. */
function setItem(lanes: Lanes, shadow: Shadow, index: number, value: unknown): void {
  const { names, values } = shadow;
  const old = values[index];
  if (isTree(value) && isShadow(old) && catchUp(lanes, old, value)) return;
  const way = wayTo(shadow, names === null ? index : names[index]);
  toggle(lanes, way, old);
  values[index] = isTree(value) ? shadowOf(way, value) : (value as Leaf);
  toggle(lanes, way, values[index]);
}

/** Brings what has been seen before up to date; false if it was an object and is a list, or the other way round. */
function catchUp(lanes: Lanes, shadow: Shadow, data: Tree): boolean {
  const { names, values } = shadow;
  if (shadow.source !== data) {
    if (isList(data) !== (names === null)) return false;
    shadow.source = data;
    shadow.isFrozen = Object.isFrozen(data);
  } else if (shadow.isFrozen) return true;
  if (names === null) return catchUpList(lanes, shadow, data as readonly unknown[]);
  let i = 0;
  // The fastest way there is to look at every field: no list of names is made.
  for (const name in data as Fields) {
    if (name !== names[i]) return changeFields(lanes, shadow, data as Fields);
    const value = (data as Fields)[name];
    const old = values[i];
    if (value !== old && !(isTree(value) && isShadow(old) && catchUp(lanes, old, value)))
      setItem(lanes, shadow, i, value);
    i++;
  }
  return i === names.length || changeFields(lanes, shadow, data as Fields);
}

function catchUpList(lanes: Lanes, shadow: Shadow, list: readonly unknown[]): true {
  const { values } = shadow;
  for (let i = list.length; i < values.length; i++) toggle(lanes, wayTo(shadow, i), values[i]);
  values.length = list.length;
  for (let i = 0; i < list.length; i++) {
    const value = list[i];
    const old = values[i];
    if (value !== old && !(isTree(value) && isShadow(old) && catchUp(lanes, old, value)))
      setItem(lanes, shadow, i, value ?? null);
  }
  return true;
}

/** Fields have come, gone or changed places. */
function changeFields(lanes: Lanes, shadow: Shadow, data: Fields): true {
  const before = new Map(shadow.names!.map((name, index) => [name, shadow.values[index]]));
  const names = Object.keys(data);
  shadow.names = names;
  shadow.values = names.map((name) => before.get(name));
  for (const name of names) before.delete(name);
  for (const [name, value] of before) toggle(lanes, wayTo(shadow, name), value);
  for (const [index, name] of names.entries()) setItem(lanes, shadow, index, data[name]);
  return true;
}

/** Puts in what was out and takes out what was in: a leaf, or a shadow with all that is in it. */
function toggle(lanes: Lanes, way: Way, value: Leaf | Shadow): void {
  if (value === undefined) return;
  lanes[0] ^= mixed(way.low, wordOf(value, LOW));
  lanes[1] ^= mixed(way.high, wordOf(value, HIGH));
  if (!isShadow(value)) return;
  const { names, values } = value;
  for (let i = 0; i < values.length; i++)
    toggle(lanes, wayTo(value, names === null ? i : names[i]), values[i]);
}

function shadowOf(way: Way, source: Tree): Shadow {
  const names = isList(source) ? null : Object.keys(source);
  const isFrozen = Object.isFrozen(source);
  const shadow: Shadow = { low: way.low, high: way.high, source, isFrozen, names, values: [] };
  // JSON writes null for a gap in a list.
  const items = isList(source) ? source.map((value) => value ?? null) : Object.values(source);
  shadow.values = items.map((value, index) =>
    isTree(value) ? shadowOf(wayTo(shadow, names?.[index] ?? index), value) : (value as Leaf),
  );
  return shadow;
}

function wayTo({ low, high }: Way, name: string | number): Way {
  return { low: mixed(low, wordOf(name, LOW)), high: mixed(high, wordOf(name, HIGH)) };
}

/** A number for a value: of two whole numbers never the same, of others hardly ever. */
function wordOf(value: Leaf | Shadow, lane: number): number {
  if (typeof value === 'string') return wordOfText(value, lane + TEXT);
  if (typeof value === 'number' && (value | 0) === value) return mixed(lane + WHOLE, value);
  if (isShadow(value)) return mixed(lane, value.names === null ? LIST : FIELDS);
  return wordOfText(JSON.stringify(value), lane + WORD);
}

function wordOfText(text: string, seed: number): number {
  let word = seed;
  for (let i = 0; i < text.length; i++) {
    word = Math.imul(word ^ text.charCodeAt(i), 0x9e3779b1);
    word ^= word >>> 15;
  }
  return mixed(word, text.length);
}

/** Two numbers into one, every bit of them into every bit of it; one of the two alone never gives the same twice [MurmurHash3]. */
function mixed(a: number, b: number): number {
  let word = Math.imul(b, 0xcc9e2d51);
  word = a ^ Math.imul((word << 15) | (word >>> 17), 0x1b873593);
  word = (Math.imul((word << 13) | (word >>> 19), 5) + 0xe6546b64) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

function isShadow(value: Leaf | Shadow): value is Shadow {
  return typeof value === 'object' && value !== null;
}

function isList(data: Tree): data is readonly unknown[] {
  return Array.isArray(data);
}
