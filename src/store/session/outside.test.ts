import { describe, expect, test } from 'vitest';
import { recordText } from '../schema';
import {
  ENGAGE,
  SIMPLE,
  doSomething,
  inFirstFormat,
  listed,
  openTab,
  playOn,
  prepare,
  type TestTable,
} from '../testing';

describe('files, sealed files and links', () => {
  test('a file comes back as the same game, beside what is there', async () => {
    const { session, table } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    playOn(table(), 12);
    const { actions, id } = table().record();
    const exported = await session.exportFile();
    if (!exported.ok) throw new Error(exported.problem);
    expect(await session.importText(exported.file.text)).toEqual({ ok: true, notice: null });
    expect(table().record().actions).toEqual(actions);
    expect(table().record().id).not.toBe(id);
    expect(await listed(session)).toHaveLength(2);
  });

  test('after a reload the other side is still away', async () => {
    const { session, storage, table } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    table().takeSeat();
    table().act({ type: 'recommend' });
    table().act({ type: 'endPhase' });
    await session.exportSealed({
      seat: 'dorian',
      passphrase: 'one one one',
      opening: 'two two two',
    });
    await session.idle();
    const again = openTab(storage);
    await again.session.resume();
    again.table().takeSeat();
    expect(again.table().published.getState().position).toBeNull();
  });

  test('a link to a game is refused while something is secret', async () => {
    const { session } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    expect(await session.shareGame()).toMatchObject({ ok: false, problem: 'stillSecret' });
  });
});

describe('rules that have changed', () => {
  test.each([
    ['first', inFirstFormat],
    ['newest', (record: ReturnType<TestTable['record']>) => record],
  ])('a save of the %s format opens at the last phase that still matches and stays', async (_, as) => {
    const { session, table } = openTab();
    await session.start(SIMPLE, 3, 'Engage');
    prepare(table());
    playOn(table(), 40);
    const record = as(table().record());
    const checks = record.checks ?? [];
    const at = Math.floor(checks.length / 2);
    const changed = {
      ...record,
      checks: checks.map((check, i) => (i > at ? { ...check, hash: check.hash.replace(/./g, '0') } : check)),
      takeBacks: [],
    };
    const opened = await session.importText(recordText(changed));
    expect(opened).toMatchObject({
      ok: true,
      notice: { turn: expect.any(Number) },
    });
    expect(table().record().actions).toHaveLength(checks[at].after);
    doSomething(table());
    await session.idle();
    const saves = await listed(session);
    expect(saves).toHaveLength(3);
    const original = saves.find(({ id }) => id !== record.id && id !== table().record().id);
    const file = await session.exportFile(original?.id);
    expect(file.ok && (JSON.parse(file.file.text) as { actions: unknown[] }).actions).toHaveLength(
      record.actions.length,
    );
  });
});
