import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { hashOf } from './hash';

/** The same by way of the text, word by word. */
function hashOfText(data: unknown): string {
  const text = JSON.stringify(data, inOrder);
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return ((high >>> 0) & 0x1fffff).toString(16).padStart(6, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('the fingerprint', () => {
  it('never changes: saves hold it', () => {
    expect(hashOf({ b: [1, 'two', null], a: { c: true } })).toBe('01833779de02c7');
    expect(hashOf([])).toBe('15202279b28c9e');
  });

  it('is the same in whatever order fields were written', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  it('leaves out what JSON leaves out', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
    expect(hashOf({ a: undefined, b: [undefined, NaN] })).toBe(hashOf({ b: [null, null] }));
  });

  test.prop([fc.jsonValue({ maxDepth: 4 })])('is that of the JSON text in order', (data) => {
    expect(hashOf(data)).toBe(hashOfText(data));
  });

  test.prop([fc.dictionary(fc.string({ unit: 'binary' }), fc.integer())])(
    'takes any names and any letters',
    (data) => {
      expect(hashOf({ data, names: Object.keys(data) })).toBe(hashOfText({ data, names: Object.keys(data) }));
    },
  );

  test.prop([fc.array(fc.dictionary(fc.constantFrom('a', 'b', '10', '9', 'é'), fc.nat()))])(
    'keeps objects apart that have as many fields',
    (data) => {
      expect(hashOf(data)).toBe(hashOfText(data));
    },
  );
});
