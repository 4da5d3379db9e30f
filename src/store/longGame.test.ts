import { expect, test } from 'vitest';
import { extractors, type Action, type Setup } from '../rules/extractors';
import type { GameRecord } from './record';
import { recordText } from './schema';
import { INCOMING, newRecord, openTab, prepare, tableOf } from './testing';

/** A game in which Avronian writes order upon order into one box. */
function longGame(count: number): GameRecord<Setup, Action> {
  const table = tableOf(INCOMING, 7);
  prepare(table, 'programming');
  table.takeSeat();
  const { position } = table.published.getState();
  if (!position) throw new Error('The curtain is drawn');
  const orders = extractors.options(position).filter((action) => action.type === 'order' && action.box === 0);
  const actions = [...table.record().actions];
  for (let i = 0; actions.length < count; i++) actions.push(orders[i % orders.length]);
  return newRecord(INCOMING, 7, actions);
}

test('a game of thirty thousand acts is received, played on, kept, opened and sent', async () => {
  const record = longGame(30_000);
  const { session, shelf, table } = openTab();
  expect(await session.importText(recordText(record))).toEqual({ ok: true, notice: null });
  table().takeSeat();
  expect(table().act(record.actions[29_990])).toBeUndefined();
  await session.idle();
  expect(table().published.getState().save).toEqual({ state: 'saved' });
  const again = openTab(shelf);
  expect(await again.session.open(table().record().id)).toEqual({ ok: true, notice: null });
  expect(again.table().record()).toEqual(table().record());
  const exported = await again.session.exportFile();
  if (!exported.ok) throw new Error(exported.problem);
  expect(await again.session.importText(exported.file.text)).toEqual({ ok: true, notice: null });
  expect(again.table().record().actions).toHaveLength(30_001);
}, 120_000);
