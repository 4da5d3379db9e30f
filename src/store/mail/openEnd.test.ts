import { describe, expect, test, vi } from 'vitest';
import { anyPlayer } from '../../rules/autoplay';
import { extractors, type ExtractorsTypes, type Setup, type Side } from '../../rules/extractors';
import { correspondence } from '../course';
import { listed, newRecord, openTab } from '../testing';
import { opened } from './papers';
import {
  BEGIN,
  OWN,
  fileOf,
  mailRules,
  receiveWell,
  send,
  tableOfMail,
  twoDevices,
  type MailRecord,
} from './testing';

vi.setConfig({ testTimeout: 300_000 });

const OPEN: Setup = { scenario: 'incoming', rules: 'simple' };
type Table = ReturnType<typeof tableOfMail>;
type Player = ReturnType<typeof anyPlayer<ExtractorsTypes>>;
const other = (side: Side): Side => (side === 'dorian' ? 'avronian' : 'dorian');

/** Plays what is on offer until the other device is needed, or all is over. */
function playTurn(table: Table, player: Player): void {
  while (!table.isAway()) {
    const { position } = table.published.getState();
    const refused = table.act(player(position!)!);
    if (refused) throw new Error(JSON.stringify(refused));
  }
}

/** Two devices up to the last act, which is not sent yet; by whom. */
async function playedOut(setup: Setup, seed: number) {
  const player = anyPlayer(extractors, seed);
  const devices = await twoDevices(newRecord(setup, seed));
  for (let at: Side = 'dorian'; ; at = other(at)) {
    const table = tableOfMail(devices[at]);
    playTurn(table, player);
    devices[at] = table.record() as MailRecord;
    if (table.standing().ended) return { devices, at, table };
    devices[at] = await send(devices[at]);
    devices[other(at)] = await receiveWell(devices[other(at)], devices[at]);
  }
}

describe.each<[Setup, number]>([
  [OPEN, 1],
  [OPEN, 2],
  [{ scenario: 'incoming', rules: 'full' }, 1],
])('where the other side can have no secret ($scenario, $rules)', (setup, seed) => {
  test('the result stands at once, and the other has it with the next letter', async () => {
    const { devices, at, table } = await playedOut(setup, seed);
    const { seat, curtain, position } = table.published.getState();
    expect({ seat, curtain }).toEqual({ seat: 'all', curtain: null });
    expect(position?.victory).not.toBeNull();
    const sent = await send(devices[at]);
    expect(sent.mail.letters.at(-1)?.asks).toBeUndefined();
    const whole = await opened(mailRules, sent);
    const come = await receiveWell(devices[other(at)], sent);
    expect(come.mail).toMatchObject({ over: true });
    expect(come.mail.letters).toHaveLength(sent.mail.letters.length);
    const there = tableOfMail(come);
    expect(there.published.getState().position).toEqual(position);
    expect(whole).toMatchObject({ actions: there.record().actions, mail: { over: true } });
  });
});

describe('with a program of before, which asked and had the papers of every game shown', () => {
  const OF_OLD: typeof mailRules = {
    ...mailRules,
    byMail: { ...mailRules.byMail, hidesNothing: () => false },
  };

  test('its question is answered, the result standing at once', async () => {
    const { devices, at, table } = await playedOut(OPEN, 1);
    const { actions, ...record } = table.record() as MailRecord;
    const mail = { ...record.mail, asked: actions.at(-1)! };
    const asking = { ...record, actions: actions.slice(0, -1), mail };
    expect(tableOfMail(asking).published.getState().curtain).toMatchObject({ needs: 'end' });
    const sent = await send(asking, OF_OLD);
    const answered = await receiveWell(devices[other(at)], sent);
    expect(answered.mail).toMatchObject({ over: true });
    expect(answered.mail.letters).toHaveLength(sent.mail.letters.length + 1);
    const last = await receiveWell(sent, answered, OF_OLD);
    expect(last.mail).toMatchObject({ over: true });
    expect((await receiveWell(answered, last)).mail).toMatchObject({ over: true });
  });

  test('it reads the last letter of this one', async () => {
    const { devices, at } = await playedOut(OPEN, 1);
    const sent = await send(devices[at]);
    const last = await receiveWell(devices[other(at)], sent, OF_OLD);
    expect(last.mail).toMatchObject({ over: true });
    expect((await receiveWell(sent, last)).mail).toMatchObject({ over: true });
  });

  test('it is given the papers that it waits for', async () => {
    const { devices, at } = await playedOut(OPEN, 1);
    const sent = await send(devices[at], OF_OLD);
    const last = await receiveWell(devices[other(at)], sent);
    expect(last.mail).toMatchObject({ over: true });
    expect((await receiveWell(sent, last, OF_OLD)).mail).toMatchObject({ over: true });
  });
});

test('whole sessions: the last file tells it, and that it has been made is kept', async () => {
  const player = anyPlayer(extractors, 3);
  const tabs = { dorian: openTab(), avronian: openTab() };
  const words = { dorian: BEGIN.passphrase, avronian: OWN };
  await tabs.dorian.session.start(OPEN, 3, 'Incoming!');
  const first = await fileOf(tabs.dorian.session.exportSealed(BEGIN));
  expect(await tabs.avronian.session.importSealed(first, BEGIN.opening, OWN)).toMatchObject({ ok: true });
  let at: Side = 'avronian';
  for (;;) {
    const { session, table } = tabs[at];
    playTurn(table(), player);
    const { ended } = table().standing();
    if (ended) expect(table().published.getState()).toMatchObject({ seat: 'all', mail: 'underWay' });
    const file = await fileOf(session.exportSealed());
    const taken = await tabs[other(at)].session.importSealed(file, words[other(at)]);
    expect(taken).toEqual({ ok: true, notice: ended ? 'over' : null });
    if (ended) break;
    at = other(at);
  }
  for (const { table } of Object.values(tabs)) {
    expect(table().published.getState()).toMatchObject({ seat: 'all', mail: 'over' });
    expect(correspondence(table().record().mail)).toBeNull();
  }
  expect(tabs[at].table().record().mail).toMatchObject({ over: true, filed: 'Incoming-letter-18.json' });
  await tabs[at].session.idle();
  const again = openTab(tabs[at].storage);
  const [{ id }] = await listed(again.session);
  await again.session.open(id);
  expect(again.table().record().mail).toMatchObject({ over: true, filed: 'Incoming-letter-18.json' });
});
