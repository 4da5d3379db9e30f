import { describe, expect, test } from 'vitest';
import { extractors, recommendedPlacement, type Action, type Setup, type Side } from '../../rules/extractors';
import goldenAmbush from '../golden/extractors/v2/ambush-simple.json?raw';
import goldenGame from '../golden/extractors/v2/incoming-simple.json?raw';
import type { GameRecord } from '../record';
import { parseRecord } from '../schema';
import { ENGAGE, INCOMING, newRecord } from '../testing';
import { compared } from './compare';
import { digestOf, newSecret } from './digest';
import type { Letter } from './letter';
import { linkOf } from './links';
import {
  commonOf,
  mailRules,
  receive,
  receiveWell,
  send,
  tableOfMail,
  twoDevices,
  type MailRecord,
} from './testing';
import { opened } from './papers';
import { stepsOf } from './steps';

/** The side of a record does these, the last of them with the turn. */
function act(record: MailRecord, ...actions: readonly Action[]): MailRecord {
  const table = tableOfMail(record);
  for (const action of actions) {
    const refused = table.act(action);
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return table.record() as MailRecord;
}

const END: Action = { type: 'endPhase' };
const FORCE: readonly Action[] = [{ type: 'recommend' }, END];

/** Everything random, or derived from something random, left out. */
const DRAWN = ['mark', 'promise', 'half', 'lends', 'binds', 'link', 'id'];
function withoutDigests(data: unknown): string {
  return JSON.stringify(data, (name, value: unknown) => (DRAWN.includes(name) ? undefined : value));
}

/** *Incoming!* up to the Avronian orders, the Dorian being placed. */
async function programming(orders: readonly Action[]): Promise<MailRecord> {
  const devices = await twoDevices(newRecord(INCOMING));
  const started = await send(devices.dorian);
  const built = await send(act(await receiveWell(devices.avronian, started), { type: 'recommend' }, END));
  const placing = await receiveWell(started, built);
  const { position } = tableOfMail(placing).published.getState();
  const placed = await send(act(placing, ...recommendedPlacement(position!), END));
  return send(act(await receiveWell(built, placed), ...orders, END));
}

function order(cycle: 'move' | 'combat', box: 0 | 1 | 2, named: string): Action {
  return { type: 'order', machine: 'A', cycle, box, order: named } as Action;
}

describe('3: what only one side may know does not travel under the key of both', () => {
  test('§9.6: what was bought in secret is not in it, nor how much; only that the phase has ended', async () => {
    const { dorian } = await twoDevices(newRecord(ENGAGE));
    const bought: readonly Action[] = [
      { type: 'buy', force: 0, purchase: { item: 'cell', cell: 'Panza' } },
      { type: 'buy', force: 0, purchase: { item: 'cell', cell: 'Urcado' } },
      END,
    ];
    const [one, two] = await Promise.all([FORCE, bought].map((acts) => send(act(dorian, ...acts))));
    expect(withoutDigests(commonOf(one))).toBe(withoutDigests(commonOf(two)));
    expect(commonOf(one).letters.flatMap(({ deeds }) => deeds.map(({ action }) => action.type))).toEqual([
      'endPhase',
    ]);
  });

  test('§8.1: nor which orders lie face down, nor how many', async () => {
    const few = [order('move', 0, 'close'), order('combat', 0, 'sweep')];
    const all = [
      ...few,
      order('move', 1, 'retire'),
      order('move', 2, 'hold'),
      order('combat', 1, 'optimize'),
    ];
    const [one, two] = await Promise.all([few, all].map(programming));
    expect(withoutDigests(commonOf(one))).toBe(withoutDigests(commonOf(two)));
    expect(withoutDigests(commonOf(one))).not.toMatch(/close|sweep|retire|order"/);
  });

  test('the device of a side does not hold them either', async () => {
    const { dorian, avronian } = await twoDevices(newRecord(ENGAGE));
    const sent = await send(act(dorian, ...FORCE));
    const held = await receiveWell(avronian, sent);
    expect(JSON.stringify(held)).not.toMatch(/recommend|lance|shock|pgp/);
    expect(Object.keys(tableOfMail(held).published.getState().position!.units)).toEqual([]);
  });

  test('what was bought at one table before it went by mail is parted too', async () => {
    const record = newRecord(ENGAGE, 7, FORCE);
    const { avronian } = await twoDevices(record);
    expect(JSON.stringify(avronian)).not.toMatch(/recommend|lance|shock|pgp/);
  });
});

/** A whole game at one table. */
function goldenRecord(text = goldenGame) {
  const read = parseRecord<Setup, Action>(extractors, text);
  if ('fault' in read) throw new Error(read.fault);
  return read;
}

/** A game at one table just before its first dice, and what rolls them. */
function beforeDice(): {
  readonly record: GameRecord<Setup, Action>;
  readonly rolls: Action;
  readonly by: Side;
} {
  const { record } = goldenRecord();
  for (const { index, before, after, events, action } of stepsOf(extractors, record))
    if (extractors.finality(before, after, events) === 'dice') {
      const begun = { ...record, actions: record.actions.slice(0, index), checks: [] };
      return { record: begun, rolls: action, by: before.phase.side! };
    }
  throw new Error('No dice in all the game');
}

/** Both have written once since, so that the dice are there. */
async function rolling() {
  const { record, rolls, by } = beforeDice();
  const devices = await twoDevices(record);
  const [own, other] =
    by === 'dorian' ? [devices.dorian, devices.avronian] : [devices.avronian, devices.dorian];
  const first = await send(own);
  const second = await send(await receiveWell(other, first));
  return { own, first, second, rolls, there: await receiveWell(first, second) };
}

/** The Dorian's device in his fire phase, the dice there: machines beside him that may be Thanis. */
async function shooting(): Promise<(seed: number) => MailRecord> {
  const from =
    'threePodAttack full T3 Dfire | D pgp-1@1714/SE; pgp-2@1713/SE; dagmaton-1@1715; panza-lance@1714; commandpost@1324 | ' +
    'A bipod A@1814/N w:particleAccelerator,laser,- m:close,-,- c:sweep,-,-; bipod B@2108/S w:-,-,laser m:vector,-,- c:sweep,-,-; ' +
    'bipod C@1805/S w:-,-,laser m:vector,-,- c:sweep,-,-';
  const { dorian } = await twoDevices(newRecord({ scenario: 'threePodAttack', rules: 'full', from }));
  return (seed) => ({
    ...dorian,
    post: { begins: 0, dice: [{ after: 0, seed }] },
    mail: { ...dorian.mail, rolls: true },
  });
}

describe('4: the dice are both sides’', () => {
  test('none are rolled before the other side has lent its half', async () => {
    const { own, first, rolls, there } = await rolling();
    const table = tableOfMail(own);
    expect(table.act(rolls)).toBeUndefined();
    expect(table.published.getState().curtain).toMatchObject({ away: true, needs: 'dice', canGoBack: true });
    expect(table.record().actions).toEqual(own.actions);
    table.goBack();
    expect(table.published.getState().curtain).toBeNull();
    expect(tableOfMail(first).published.getState().curtain).toMatchObject({ sent: true });
    const later = tableOfMail(there);
    expect(later.act(rolls)).toBeUndefined();
    expect(later.record().actions.at(-1)).toEqual(rolls);
  });

  test('that have fallen cannot be taken back, though only the other side can tell what comes of them', async () => {
    const begun = await shooting();
    const back = Array.from({ length: 200 }, (_, seed) => seed).flatMap((seed) => {
      const table = tableOfMail(begun(seed));
      const shot = extractors
        .options(table.published.getState().position!)
        .find((action) => action.type === 'fire' && action.firers.length === 1)!;
      table.act(shot);
      const { curtain } = table.published.getState();
      return curtain?.needs === 'answer' ? [curtain.canGoBack] : [];
    });
    expect(new Set(back)).toEqual(new Set([false]));
  });

  test('sent for the half of the dice, the game still says what it waits for', async () => {
    const { record, by } = beforeDice();
    const devices = await twoDevices(record);
    const own = await receiveWell(devices[by], await send(devices[by === 'dorian' ? 'avronian' : 'dorian']));
    expect(tableOfMail(await send(own)).published.getState().curtain).toMatchObject({
      sent: true,
      needs: 'dice',
    });
  });

  test('each letter has dice of its own; the half of the one who rolls was bound before the other was lent', async () => {
    const { first, second, there, rolls } = await rolling();
    const sent = await send(act(there, rolls));
    const [, lent, rolled] = sent.mail.letters.slice(-3);
    expect(await digestOf(rolled.half)).toBe(first.mail.letters.at(-1)?.binds);
    expect(lent.lends).toBe(second.mail.letters.at(-1)?.lends);
    expect(first.mail.letters.map(({ lends }) => lends)).not.toContain(lent.lends);
    const received = await receiveWell(second, sent);
    expect(JSON.stringify(tableOfMail(received).record().actions.at(-1))).toBe(JSON.stringify(rolls));
  });

  test('no letter tells the half its side will roll the next dice with', async () => {
    const { first, second, there, rolls } = await rolling();
    const sent = await send(act(there, rolls));
    for (const record of [first, second, there, sent])
      expect(JSON.stringify(commonOf(record))).not.toContain(record.mail.half ?? 'none');
  });

  /** Writes the last letter anew, as who has the key of both can. */
  async function forged(record: MailRecord, change: (letter: Letter<Action>) => object): Promise<MailRecord> {
    const { letters } = record.mail;
    const { link: _, ...last } = letters[letters.length - 1];
    const changed = { ...last, ...change(letters[letters.length - 1]) } as Omit<Letter<Action>, 'link'>;
    const link = await linkOf(record, letters.at(-2), changed);
    return { ...record, mail: { ...record.mail, letters: [...letters.slice(0, -1), { ...changed, link }] } };
  }

  test.each<[string, (letter: Letter<Action>) => object]>([
    ['another half than the one bound', () => ({ half: newSecret() })],
    ['none', () => ({ half: undefined })],
  ])('a letter that rolls with %s is refused', async (_, change) => {
    const { second, there, rolls } = await rolling();
    const sent = await forged(await send(act(there, rolls)), change);
    expect(await receive(second, sent)).toBe('badDice');
  });

  test('a letter that leads elsewhere than it says, or does what cannot be done, is refused', async () => {
    const { second, there, rolls } = await rolling();
    const sent = await send(act(there, rolls));
    const other = await digestOf('elsewhere');
    expect(await receive(second, await forged(sent, () => ({ mark: other })))).toBe('differs');
    const twice = (letter: Letter<Action>) => ({ deeds: [...letter.deeds, ...letter.deeds] });
    expect(await receive(second, await forged(sent, twice))).toBe('astray');
    const hidden = (letter: Letter<Action>) => ({
      deeds: letter.deeds.map((deed) => ({ ...deed, facts: { units: ['nobody@0000'] } })),
    });
    expect(await receive(second, await forged(sent, hidden))).toBe('astray');
  });

  test('a letter changed under way, or one left out, is seen', async () => {
    const { second, there, rolls } = await rolling();
    const sent = await send(act(there, rolls));
    const { letters } = sent.mail;
    const changed = { ...letters[letters.length - 1], lends: newSecret() };
    const broken = (list: readonly Letter<Action>[]) => ({ ...sent, mail: { ...sent.mail, letters: list } });
    expect(await receive(second, broken([...letters.slice(0, -1), changed]))).toBe('broken');
    expect(await receive(second, broken(letters.toSpliced(-2, 1)))).toBe('broken');
  });

  test('what the receiver has sent cannot be changed by who has the key of both', async () => {
    const { first, second } = await rolling();
    const other = await forged(second, () => ({ promise: newSecret() }));
    const next = await send({ ...first, mail: { ...first.mail, letters: other.mail.letters } });
    expect(await receive(second, next)).toBe('notMine');
  });
});

test('at the end of the last turn the other device is needed where it may have somebody hidden', async () => {
  for (const [text, needs] of [
    [goldenAmbush, 'end'],
    [goldenGame, undefined],
  ] as const) {
    const { record } = goldenRecord(text);
    expect(record.actions.at(-1)).toEqual(END);
    const { avronian } = await twoDevices({ ...record, actions: record.actions.slice(0, -1), checks: [] });
    expect(tableOfMail(act(avronian, END)).published.getState().curtain?.needs).toBe(needs);
  }
});

describe('4: letters held against those that are known', () => {
  test('as many or fewer are known, more are newer, others are another version of a turn', async () => {
    const { dorian } = await twoDevices(newRecord(ENGAGE));
    const [one, two] = [await send(act(dorian, ...FORCE)), await send(act(dorian, ...FORCE))];
    const [lettersOne, lettersTwo] = [one.mail.letters, two.mail.letters];
    expect(compared(lettersOne, lettersOne)).toEqual({ kind: 'known' });
    expect(compared(lettersOne, [])).toEqual({ kind: 'known' });
    expect(compared([], lettersOne)).toEqual({ kind: 'newer' });
    expect(compared(lettersOne, lettersTwo)).toMatchObject({ kind: 'other', letter: lettersTwo[0] });
  });

  test('another seed or set-up under the same name makes every letter another', async () => {
    const record = newRecord(ENGAGE, 7, FORCE);
    const [one, two] = await Promise.all([record, { ...record, seed: 8 }].map(twoDevices));
    expect(compared(one.dorian.mail.letters, two.dorian.mail.letters)).toMatchObject({ kind: 'other' });
  });
});

describe('the papers, when the game has ended', () => {
  test('other secrets than those promised, or other than were told, are seen', async () => {
    const { dorian, avronian } = await twoDevices(newRecord(ENGAGE));
    const sent = await send(act(dorian, ...FORCE));
    const papers = sent.mail.papers.map(({ salt }) => ({ salt, acts: [END] }));
    const held = await receiveWell(avronian, sent);
    const shown = (change: object) => ({
      ...held,
      mail: { ...held.mail, letters: [{ ...held.mail.letters[0], ...change }] },
    });
    expect(await opened(mailRules, shown({ papers }))).toBe('false');
    expect(await opened(mailRules, shown({ papers: [] }))).toBe('false');
    expect(await opened(mailRules, held)).toBeNull();
    expect(await opened(mailRules, shown({ papers: sent.mail.papers }))).toMatchObject({
      mail: { over: true },
    });
  });
});
