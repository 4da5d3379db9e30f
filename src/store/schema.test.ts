import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { extractors, type CounterId } from '../rules/extractors';
import { LONGEST_TEXT } from './bytes';
import { linkData, readLink } from './link';
import { tidyName } from './record';
import { follow } from './replay';
import { keptText, parseKept, parseRecord, parseSealed, recordText } from './schema';
import { rowsOf } from './rows';
import { ENGAGE, INCOMING, inFirstFormat, newRecord, playOn, prepare, tableOf } from './testing';

const fields = (change: object) =>
  JSON.stringify({ ...JSON.parse(recordText(newRecord(INCOMING))), ...change });
const read = (text: string) => parseRecord(extractors, text);

describe('a record', () => {
  property.prop([fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 20 })], { numRuns: 20 })(
    'to text and back is identity',
    (seed, count) => {
      const table = tableOf(ENGAGE, seed);
      playOn(table, count, seed);
      const record = table.record();
      expect(read(recordText(record))).toEqual({ record, partsLost: 0 });
      const mail = { seat: 'dorian', key: 'abc', locks: [{ side: 'dorian', salt: 'a', iv: 'b', key: 'c' }] };
      expect(parseKept(extractors, keptText({ ...record, mail }))).toEqual({
        record: { ...record, mail },
        partsLost: 0,
      });
    },
  );

  test('that was played by mail to text and back is identity', () => {
    const table = tableOf(ENGAGE, 3);
    playOn(table, 20);
    const record = { ...table.record(), post: { begins: 4, dice: [{ after: 9, seed: 77 }] } };
    expect(JSON.parse(recordText(record))).toMatchObject({ format: 3 });
    expect(read(recordText(record))).toEqual({ record, partsLost: 0 });
  });

  test('of the first format to text and back is identity', () => {
    const table = tableOf(ENGAGE, 3);
    playOn(table, 20);
    const record = inFirstFormat(table.record());
    const text = recordText(record);
    expect(JSON.parse(text)).toMatchObject({ format: 1, actions: record.actions, checks: record.checks });
    expect(read(text)).toEqual({ record, partsLost: 0 });
  });

  property.prop([fc.integer({ min: 1, max: 0xffffffff })], { numRuns: 5 })(
    'through a link and back is identity',
    async (seed) => {
      const table = tableOf(INCOMING, seed);
      playOn(table, 15, seed);
      const text = recordText(table.record());
      expect(await readLink((await linkData({ kind: 'game', text })) ?? '')).toEqual({ kind: 'game', text });
    },
  );

  test('too long for a link is refused', async () => {
    const text = Array.from({ length: 9000 }, (_, i) => Math.sin(i).toString(36)).join('');
    expect(await linkData({ kind: 'game', text })).toBeNull();
  });
});

describe('a text of unknown origin', () => {
  test.each([
    ['empty', ' \n'],
    ['tooLong', 'x'.repeat(LONGEST_TEXT + 1)],
    ['notJson', '{"format":1'],
    ['otherFile', '[]'],
    ['otherFile', '{"name":"x"}'],
    ['otherFile', fields({ format: 0 })],
    ['newerFormat', fields({ format: 4 })],
    ['otherFile', fields({ format: 3 })],
    ['otherFile', fields({ post: { begins: 0, dice: [] } })],
    ['otherGame', fields({ ruleset: 'chess' })],
    ['noSetup', fields({ setup: { scenario: 'nowhere', rules: 'full' } })],
    ['noSetup', fields({ setup: { scenario: 'incoming', rules: 'full', more: 1 } })],
    ['noSeed', fields({ seed: -1 })],
    ['noSeed', fields({ seed: 1e300 })],
    ['noActions', fields({ actions: {} })],
    ['tooLong', fields({ actions: new Array(100_001).fill([0]) })],
  ])('%s', (fault, text) => {
    expect(read(text)).toEqual({ fault });
  });

  test('is kept as far as it is good: actions up to the first that is none', () => {
    const actions = [{ type: 'endPhase' }, { type: 'endPhase', extra: 1 }, { type: 'endPhase' }];
    const { kinds, rows } = rowsOf(actions);
    const answer = read(fields({ kinds, actions: rows }));
    expect(answer).toMatchObject({ record: { actions: [{ type: 'endPhase' }] }, partsLost: 2 });
  });

  test.each([
    ['a row of no kind', [9, 1]],
    ['a row too short', [1]],
    ['an object', { type: 'endPhase' }],
    ['a kind by name', ['rally', 'transcom-1']],
  ])('ends before %s', (_, row) => {
    const kinds = [['endPhase'], ['rally', 'unit']];
    const answer = read(fields({ kinds, actions: [[0], [1, 'transcom-1'], row] }));
    const actions = [{ type: 'endPhase' }, { type: 'rally', unit: 'transcom-1' }];
    expect(answer).toMatchObject({ record: { actions }, partsLost: 1 });
  });

  test.each([[['endPhase', '__proto__']], [[]], ['endPhase'], [null]])('knows no kind %j', (kind) => {
    const answer = read(fields({ kinds: [kind], actions: [[0, { polluted: true }]] }));
    expect(answer).toMatchObject({ record: { actions: [] }, partsLost: 1 });
  });

  test('is followed with more fingerprints than a call takes arguments', () => {
    const checks = Array.from({ length: 140_000 }, (_, after) => [after, '0123456789abcdef']);
    const answer = parseRecord(extractors, fields({ checks }));
    if (!('record' in answer)) throw new Error(answer.fault);
    expect(answer.record.checks).toHaveLength(140_000);
    expect(follow(extractors, answer.record)).toMatchObject({ good: 0, whole: false });
    const { checks: read = [] } = answer.record;
    const beyond = { ...answer.record, checks: read.slice(1) };
    expect(follow(extractors, beyond)).toMatchObject({ whole: false });
  });

  test('is kept without the parts of its head that cannot be read', () => {
    expect(read(fields({ name: 7, version: 'x', checks: 'none' }))).toMatchObject({
      record: { name: 'A saved game', version: 1, checks: [] },
      partsLost: 1,
    });
  });

  test('leaves prototypes alone', () => {
    read(fields({}).replace('{', '{"__proto__":{"polluted":true},'));
    expect('polluted' in {}).toBe(false);
  });

  test('nested a hundred thousand deep is refused at once', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(read(fields({}).replace('"seed":7', `"seed":${deep}`))).toEqual({ fault: 'notJson' });
    expect(parseSealed(deep)).toBeNull();
  });
});

describe('following a record', () => {
  const played = () => {
    const table = tableOf(INCOMING);
    prepare(table);
    return table.record();
  };

  test('ends at the last fingerprint before an action that is not legal', () => {
    const record = played();
    const checks = record.checks ?? [];
    const { after } = checks[checks.length - 2];
    const actions = [
      ...record.actions.slice(0, after + 1),
      { type: 'rally', unit: 'transcom-1' as CounterId } as const,
    ];
    expect(follow(extractors, { ...record, actions })).toMatchObject({ good: after, whole: false });
  });

  test('without fingerprints, ends at the first action that is not legal', () => {
    const { checks: _, ...record } = played();
    const actions = [
      ...record.actions.slice(0, 3),
      { type: 'rally', unit: 'transcom-1' as CounterId } as const,
    ];
    expect(follow(extractors, { ...record, actions })).toMatchObject({ good: 3, whole: false });
  });

  test('begins anew where the very first fingerprint differs', () => {
    const record = played();
    const checks = [{ after: 0, hash: '0000000000000000' }];
    expect(follow(extractors, { ...record, checks })).toMatchObject({ good: 0, whole: false });
  });
});

test.each([
  ['  two\n lines ', 'two lines'],
  ['a\u202eb\u0000c', 'a b c'],
  ['x'.repeat(100), 'x'.repeat(80)],
  ['<b>bold</b>', '<b>bold</b>'],
])('the name %j is kept as %j', (name, tidy) => {
  expect(tidyName(name)).toBe(tidy);
});
