import { expect, test, vi } from 'vitest';
import { extractors, type Action, type Setup, type Side } from '../../rules/extractors';
import { newRecord } from '../testing';
import { receiveWell, send, tableOfMail, twoDevices, type MailRecord } from './testing';

vi.setConfig({ testTimeout: 300_000 });

/** Plays what is on offer until the other device is needed. */
function playTurn(record: MailRecord, choose: (count: number) => number): MailRecord {
  const table = tableOfMail(record);
  for (let acts = 0; acts < 400; acts++) {
    const { position, curtain } = table.published.getState();
    if (curtain?.away) return table.record() as MailRecord;
    if (!position) throw new Error('The curtain is drawn');
    const refused = table.act(pick(extractors.options(position), choose));
    if (refused) throw new Error(JSON.stringify(refused));
  }
  throw new Error('The turn does not end');
}

const LASTING: readonly string[] = ['sell', 'unplace', 'reset'];

function pick(all: readonly Action[], choose: (count: number) => number): Action {
  const recommended = all.find(({ type }) => type === 'recommend');
  const end = all.find(({ type }) => type === 'endPhase');
  if (recommended && end) return choose(2) ? end : recommended;
  const pool = all.filter(
    (action) => !LASTING.includes(action.type) && !(action.type === 'order' && action.order === null),
  );
  if (end && (choose(6) === 0 || pool.every(({ type }) => type === 'order'))) return end;
  return pool.length > 0 ? pool[choose(pool.length)] : all[choose(all.length)];
}

function chooser(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % count;
  };
}

test.each<[Setup, number]>([
  [{ scenario: 'incoming', rules: 'full' }, 1],
  [{ scenario: 'ambush', rules: 'simple' }, 2],
  [{ scenario: 'engage', rules: 'full' }, 3],
])(
  'a whole game by mail, $0.scenario: both devices hold one game to the end and open its papers',
  async (setup, seed) => {
    const choose = chooser(seed);
    const devices = await twoDevices(newRecord(setup, seed));
    let at: Side = 'dorian';
    for (let mails = 0; !devices[at].mail.over; mails++) {
      if (mails > 400) throw new Error('No end');
      devices[at] = await send(playTurn(devices[at], choose));
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
