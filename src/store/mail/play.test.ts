import { expect, test, vi } from 'vitest';
import { anyPlayer } from '../../rules/autoplay';
import { extractors, type ExtractorsTypes, type Setup, type Side } from '../../rules/extractors';
import { newRecord } from '../testing';
import { receiveWell, send, tableOfMail, twoDevices, type MailRecord } from './testing';

vi.setConfig({ testTimeout: 300_000 });

type Playing = ReturnType<typeof anyPlayer<ExtractorsTypes>>;

/** Plays what is on offer until the other device is needed. */
function playTurn(record: MailRecord, player: Playing): MailRecord {
  const table = tableOfMail(record);
  for (let acts = 0; acts < 400; acts++) {
    const { position } = table.published.getState();
    if (table.isAway()) return table.record() as MailRecord;
    if (!position) throw new Error('The curtain is drawn');
    const refused = table.act(player(position)!);
    if (refused) throw new Error(JSON.stringify(refused));
  }
  throw new Error('The turn does not end');
}

test.each<[Setup, number]>([
  [{ scenario: 'incoming', rules: 'full' }, 1],
  [{ scenario: 'ambush', rules: 'simple' }, 2],
  [{ scenario: 'engage', rules: 'full' }, 3],
])(
  'a whole game by mail, $0.scenario: both devices hold one game to the end and open its papers',
  async (setup, seed) => {
    const player = anyPlayer(extractors, seed);
    const devices = await twoDevices(newRecord(setup, seed));
    let at: Side = 'dorian';
    for (let mails = 0; !devices[at].mail.over; mails++) {
      if (mails > 400) throw new Error('No end');
      devices[at] = await send(playTurn(devices[at], player));
      const sent = devices[at];
      at = at === 'dorian' ? 'avronian' : 'dorian';
      devices[at] = await receiveWell(devices[at], sent);
    }
    const other = at === 'dorian' ? 'avronian' : 'dorian';
    devices[other] = await receiveWell(devices[other], devices[at]);
    const [one, two] = [tableOfMail(devices.dorian), tableOfMail(devices.avronian)];
    expect(one.standing().ended).toBe(true);
    expect(one.published.getState().seat).toBe('all');
    expect(two.published.getState().position).toEqual(one.published.getState().position);
    expect(two.record().actions).toEqual(one.record().actions);
  },
);

test('who opens a letter is told what was done since its own last act, as it may see it, and nothing else', async () => {
  const player = anyPlayer(extractors, 5);
  const devices = await twoDevices(newRecord({ scenario: 'incoming', rules: 'full' }, 5));
  let at: Side = 'dorian';
  const told = { dorian: 0, avronian: 0 };
  for (let mails = 0; mails < 8 && !devices[at].mail.over; mails++) {
    const opened = tableOfMail(devices[at]);
    const { seat, log, position } = opened.published.getState();
    const missed = opened.sinceLastLook();
    const known = log.flatMap(({ events }) => events);
    expect(known.slice(known.length - missed.flatMap(({ events }) => events).length)).toEqual(
      missed.flatMap(({ events }) => events),
    );
    if (missed.length > 0) {
      expect(seat).toBe(at);
      expect(missed.at(-1)!.after).toEqual(position);
    }
    told[at] += missed.length;
    devices[at] = await send(playTurn(devices[at], player));
    const sent = devices[at];
    at = at === 'dorian' ? 'avronian' : 'dorian';
    devices[at] = await receiveWell(devices[at], sent);
  }
  expect(told.dorian).toBeGreaterThan(0);
  expect(told.avronian).toBeGreaterThan(0);
});
