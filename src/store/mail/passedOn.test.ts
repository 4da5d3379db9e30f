import { expect, test } from 'vitest';
import { anyPlayer } from '../../rules/autoplay';
import { extractors, type Side } from '../../rules/extractors';
import { newRecord } from '../testing';
import { receiveWell, send, tableOfMail, twoDevices, type MailRecord } from './testing';

const other = (side: Side): Side => (side === 'dorian' ? 'avronian' : 'dorian');
const curtainOf = (record: MailRecord) => tableOfMail(record).published.getState().curtain;

/** Ambush up to the first move that may come upon somebody hidden, sent as a question. */
async function asked() {
  const player = anyPlayer(extractors, 2);
  const devices = await twoDevices(newRecord({ scenario: 'ambush', rules: 'simple' }, 2));
  for (let at: Side = 'dorian'; ; at = other(at)) {
    const table = tableOfMail(devices[at]);
    while (!table.isAway()) table.act(player(table.published.getState().position!)!);
    const asks = table.published.getState().curtain?.needs === 'answer';
    devices[at] = await send(table.record());
    devices[other(at)] = await receiveWell(devices[other(at)], devices[at]);
    if (asks) return { devices, at };
  }
}

test('a device that only passes a letter on says what it has done for it, and who asked is told the answer', async () => {
  const { devices, at } = await asked();
  expect(curtainOf(devices[other(at)])).toMatchObject({
    side: at,
    away: true,
    sent: false,
    needs: 'answered',
  });
  const answer = await send(devices[other(at)]);
  expect(curtainOf(answer)).toMatchObject({ sent: true, needs: 'decision' });
  const back = tableOfMail(await receiveWell(devices[at], answer));
  const [move, ...more] = back.sinceLastLook();
  expect(more).toEqual([]);
  expect(move.events.some(({ type }) => type === 'moved' || type === 'uncovered')).toBe(true);
  expect(move.after).toEqual(back.published.getState().position);
});

test('nothing that has been done since the answer is told as news', async () => {
  const { devices, at } = await asked();
  const back = await receiveWell(devices[at], await send(devices[other(at)]));
  const player = anyPlayer(extractors, 5);
  const table = tableOfMail(back);
  table.act(player(table.published.getState().position!)!);
  if (table.isAway()) return;
  expect(tableOfMail(table.record() as MailRecord).sinceLastLook()).toEqual([]);
});
