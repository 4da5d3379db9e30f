import { describe, expect, test } from 'vitest';
import { extractors } from '../rules/extractors';
import { parseRecord, recordText } from './schema';
import { levelAt, seated, seatsUpTo } from './seats';
import { AVRONIAN, DORIAN, SIMPLE_INCOMING } from './table/testing';
import { INCOMING, newRecord, openTab } from './testing';

describe('who sits where', () => {
  test('each change is kept, of several at one place the last stands', () => {
    const person = { ...AVRONIAN, level: null };
    const seats = seated(seated([AVRONIAN], person), AVRONIAN);
    expect(seats).toEqual([AVRONIAN, person, AVRONIAN]);
    expect(levelAt(seats, 'avronian')).toBe('recruit');
    expect(levelAt(seats, 'dorian')).toBeNull();
    expect(seated([AVRONIAN], { ...AVRONIAN, after: 4 })).toEqual([AVRONIAN]);
  });

  test('who sat there then: a side that was given to a person later', () => {
    const seats = [AVRONIAN, { ...AVRONIAN, after: 4, level: null }];
    expect([3, 4].map((done) => levelAt(seats, 'avronian', done))).toEqual(['recruit', null]);
  });

  test('a game that is cut keeps who sits there now', () => {
    const later = { after: 9, side: 'avronian', level: null };
    expect(seatsUpTo([AVRONIAN, later], 5)).toEqual([AVRONIAN, { ...later, after: 5 }]);
  });

  test('a save keeps its seats; one without has two persons; seats that cannot be read are two persons', () => {
    const record = { ...newRecord(INCOMING), seats: [AVRONIAN, DORIAN] };
    const read = parseRecord(extractors, recordText(record));
    expect('record' in read && read.record.seats).toEqual([AVRONIAN, DORIAN]);
    expect(recordText(newRecord(INCOMING))).not.toContain('seats');
    const broken = recordText(record).replace('"level":"recruit"', '"level":7');
    const mended = parseRecord(extractors, broken);
    expect('record' in mended && mended.record.seats).toEqual([]);
  });

  test('a game against the computer is kept with its seats and goes on after a reload', async () => {
    const first = openTab();
    await first.session.start(SIMPLE_INCOMING, 7, 'Against it', { avronian: 'recruit' });
    await first.session.idle();
    const again = openTab(first.storage);
    await again.session.resume();
    expect(again.table().record().seats).toEqual([AVRONIAN]);
    expect(again.table().published.getState().seats).toContainEqual({ side: 'avronian', level: 'recruit' });
  });
});
