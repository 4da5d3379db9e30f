/** Numbers drawn from a seed. */
export type Draw = (below: number) => number;

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0 || 1;
  return (below) => {
    // xorshift32: enough to choose what to break.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Mutation = (text: string, draw: Draw) => string;

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  4294967296,
  '',
  'x',
  '<script>alert(1)</script>',
  '\u0000\u202e\ufeff',
  '__proto__',
  [],
  [[]],
  {},
  { __proto__: null, constructor: { prototype: { polluted: true } } },
];

/** Every way to break a saved game by its text. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a flipped bit': (text, draw) => {
    const at = draw(text.length);
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << draw(7)));
    return text.slice(0, at) + flipped + text.slice(at + 1);
  },
  'cut short': (text, draw) => text.slice(0, draw(text.length)),
  'cut in the middle': (text, draw) => {
    const at = draw(text.length);
    return text.slice(0, at) + text.slice(at + draw(40));
  },
  'another type': (text, draw) => changed(text, draw, () => STRANGE[draw(STRANGE.length)]),
  'a huge number': (text, draw) =>
    text.replace(/\d+/g, (number) => (draw(20) === 0 ? `${number}${'9'.repeat(draw(400))}` : number)),
  'a number changed': (text, draw) =>
    text.replace(/\d+/g, (number) => (draw(20) === 0 ? String(Number(number) + draw(3) - 1) : number)),
  'deep nesting': (text, draw) => {
    const depth = 10 ** (1 + draw(5));
    const nest = draw(2) === 0 ? `${'['.repeat(depth)}${']'.repeat(depth)}` : '{"a":'.repeat(depth);
    return replacedValue(text, draw, nest);
  },
  'prototype keys': (text, draw) => {
    const keys = [
      '"__proto__":{"polluted":true},',
      '"constructor":{"prototype":{"polluted":true}},',
      '"\\u005f_proto__":{"polluted":true},',
    ];
    return insertedAfterBrace(text, draw, keys[draw(keys.length)]);
  },
  'a key twice': (text, draw) => {
    const pairs = [...text.matchAll(/"(\w+)":("[^"]*"|\d+|null)/g)];
    const pair = pairs[draw(pairs.length)]?.[0] ?? '"a":1';
    return insertedAfterBrace(text, draw, `${pair},`);
  },
  'another hash': (text, draw) =>
    text.replace(/[0-9a-f]{16}/g, (hash) => (draw(4) === 0 ? [...hash].reverse().join('') : hash)),
  'another name': (text, draw) =>
    text.replace(/"name":"[^"]*"/, `"name":${JSON.stringify(STRANGE[7 + draw(5)])}`),
  'actions shuffled': (text, draw) =>
    changedList(text, (actions) => {
      const at = draw(actions.length);
      return [...actions.slice(at), ...actions.slice(0, at)];
    }),
  'an action twice': (text, draw) =>
    changedList(text, (actions) => {
      const at = draw(actions.length);
      return [...actions.slice(0, at), actions[at], ...actions.slice(at)];
    }),
  'an action left out': (text, draw) =>
    changedList(text, (actions) => actions.filter((_, index) => index !== draw(actions.length))),
  noise: (_, draw) =>
    Array.from({ length: draw(300) }, () => String.fromCharCode(draw(2) ? draw(128) : draw(0xffff))).join(''),
};

function changedList(text: string, change: (actions: readonly unknown[]) => readonly unknown[]): string {
  const value = JSON.parse(text) as { actions: readonly unknown[] };
  return JSON.stringify({ ...value, actions: change(value.actions) });
}

/** The text with one value anywhere in it replaced. */
function changed(text: string, draw: Draw, other: () => unknown): string {
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const root = { value: JSON.parse(text) as unknown };
  const look = (holder: Record<string, unknown>) => {
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      const value = holder[key];
      if (typeof value === 'object' && value !== null) look(value as Record<string, unknown>);
    }
  };
  look(root);
  const { holder, key } = places[draw(places.length)];
  holder[key] = other();
  return JSON.stringify(root.value) ?? '';
}

function replacedValue(text: string, draw: Draw, value: string): string {
  const numbers = [...text.matchAll(/:(\d+)/g)];
  const match = numbers[draw(numbers.length)];
  return match
    ? `${text.slice(0, match.index + 1)}${value}${text.slice(match.index + match[0].length)}`
    : value;
}

function insertedAfterBrace(text: string, draw: Draw, what: string): string {
  const braces = [...text.matchAll(/\{(?=")/g)];
  const at = (braces[draw(braces.length)]?.index ?? 0) + 1;
  return text.slice(0, at) + what + text.slice(at);
}
