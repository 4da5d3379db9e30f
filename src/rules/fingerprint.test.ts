import { fc, test } from '@fast-check/vitest';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { fingerprinter, fingerprintOf } from './fingerprint';

/** As JSON has it, fields in the order of their names. */
function textOf(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

const json = fc.jsonValue({ maxDepth: 4 });
/** Small values of few names, so that two of them are often alike. */
const { tree: alike } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.constantFrom(null, true, false, '', '0', 'a', 0.5), fc.integer({ min: -1, max: 2 })),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '1'), tie('tree'), { maxKeys: 3 }),
  ),
}));

describe('a fingerprint', () => {
  it('never changes: saves hold it', () => {
    expect(fingerprintOf({ b: [1, 'two', null, 0.5], a: { c: true, d: [] } })).toBe('0b34806c19d089d5');
    expect(fingerprintOf([])).toBe('8793d67b46944170');
  });

  it('is the same in whatever order fields were written', () => {
    expect(fingerprintOf({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprintOf({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it.each([
    [[], {}],
    [[null], []],
    [{ a: null }, {}],
    [{ a: {} }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [['a'], { 0: 'a' }],
    [{ a: '1' }, { a: 1 }],
    [{ a: 'true' }, { a: true }],
    [{ a: 'null' }, { a: null }],
    [{ a: 0 }, { a: false }],
    [{ a: 1 }, { a: 1.5 }],
    [{ a: 2 ** 31 }, { a: -(2 ** 31) }],
    [
      { a: { b: 1 }, b: {} },
      { a: {}, b: { b: 1 } },
    ],
  ])('keeps %j and %j apart', (one, other) => {
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
  });

  it('leaves out what JSON leaves out', () => {
    expect(fingerprintOf({ a: 1, b: undefined })).toBe(fingerprintOf({ a: 1 }));
    expect(fingerprintOf({ a: undefined, b: [undefined, NaN, -0] })).toBe(
      fingerprintOf({ b: [null, null, 0] }),
    );
  });

  test.prop([alike, alike], { numRuns: 2000 })('is the same for equal data alone', (one, other) => {
    expect(fingerprintOf(one) === fingerprintOf(other)).toBe(textOf(one) === textOf(other));
  });

  test.prop([json])('is that of the JSON text read again', (data) => {
    expect(fingerprintOf(data)).toBe(fingerprintOf(JSON.parse(JSON.stringify(data))));
  });
});

describe('a fingerprint that follows', () => {
  test.prop([fc.array(fc.oneof(alike, json), { minLength: 1, maxLength: 8 })], { numRuns: 1000 })(
    'from one state to any other is that from scratch',
    (states) => {
      const follow = fingerprinter();
      for (const state of [...states, ...states.toReversed()])
        expect(follow(state)).toBe(fingerprintOf(state));
    },
  );

  test.prop([fc.array(fc.tuple(fc.nat(), fc.nat(), alike), { maxLength: 30 })], { numRuns: 300 })(
    'data changed in place, is that from scratch',
    (changes) => {
      const data: Holder = { a: [1, [2, { b: 3 }]], b: { a: null, 0: 'x' }, 1: 'z' };
      const follow = fingerprinter();
      for (const [where, name, value] of changes) {
        changeIn(data, where, name, value);
        expect(follow(data)).toBe(fingerprintOf(data));
      }
    },
  );

  test.prop([fc.array(fc.tuple(fc.nat(), fc.nat(), alike), { maxLength: 20 })], { numRuns: 300 })(
    'the frozen states of Immer, forth and back, is that from scratch',
    (changes) => {
      const states: Holder[] = [{ a: [1, [2, { b: 3 }]], b: { a: null, 0: 'x' }, 1: 'z' }];
      const follow = fingerprinter();
      for (const [where, name, value] of changes)
        states.push(produce(states.at(-1)!, (draft) => changeIn(draft, where, name, value)));
      for (const state of [...states, ...states.toReversed()])
        expect(follow(state)).toBe(fingerprintOf(state));
    },
  );

  it('does not look twice into what is frozen', () => {
    let looks = 0;
    const deep = Object.freeze({
      get field() {
        return ++looks;
      },
    });
    const follow = fingerprinter();
    follow({ a: 1, deep });
    const before = looks;
    follow({ a: 2, deep });
    expect(looks).toBe(before);
  });
});

type Holder = Record<string, unknown>;

/** Sets, adds or takes away something somewhere in the data. */
function changeIn(data: Holder, where: number, name: number, value: unknown): void {
  const holders = holdersIn(data);
  const holder = holders[where % holders.length];
  if (Array.isArray(holder)) {
    if (name % 3 === 0) holder.pop();
    else if (name % 3 === 1) holder.push(value);
    else if (holder.length > 0) holder[name % holder.length] = value;
    return;
  }
  const key = ['a', 'b', '0', '1'][name % 4];
  if (name % 5 === 0) delete holder[key];
  else holder[key] = value;
}

function holdersIn(data: unknown): Holder[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data as Holder, ...Object.values(data).flatMap(holdersIn)];
}
