import { describe, expect, test } from 'vitest';
import { parseSealed } from '../schema';
import { memoryStorage } from '../storage';
import { ENGAGE, openTab } from '../testing';
import { BEGIN, OWN, begun, build, fileOf, joined } from './testing';

describe('1: until its end a game by mail leaves the device only sealed', () => {
  test('from the list of saved games, from the table and from the error screen alike', async () => {
    const { dorian } = await begun();
    const { id } = dorian.table().record();
    for (const onTable of [true, false]) {
      if (!onTable) await dorian.session.close();
      const text = await fileOf(dorian.session.exportFile(id));
      expect(parseSealed(text)).not.toBeNull();
      expect(text).not.toMatch(/recommend|engage|"seed"/);
      expect(await openTab().session.importText(text)).toMatchObject({ ok: false, problem: 'sealed' });
    }
  });

  test('no copy of it is kept under a name, to be played on by one alone', async () => {
    const { dorian } = await begun();
    expect(await dorian.session.saveAs('A copy')).toMatchObject({ ok: false });
  });

  test('nothing of before it went by mail is left to be opened', async () => {
    const values = new Map<string, unknown>();
    const dorian = openTab(memoryStorage(values));
    await dorian.session.start(ENGAGE, 3, 'Engage');
    build(dorian);
    await dorian.session.exportSealed(BEGIN);
    await dorian.session.idle();
    const { id } = dorian.table().record();
    values.delete(`game/${id}/s0`);
    const again = openTab(memoryStorage(values));
    expect(await again.session.open(id)).toMatchObject({ ok: false });
    expect(await again.session.exportFile(id)).toMatchObject({ ok: false });
  });

  test('no link holds it, even where nothing is secret', async () => {
    const dorian = openTab();
    await dorian.session.start({ scenario: 'incoming', rules: 'simple' }, 3, 'Incoming!');
    await dorian.session.exportSealed(BEGIN);
    expect(await dorian.session.shareGame()).toMatchObject({
      ok: false,
      problem: 'stillByMail',
    });
  });

  test('of a game at one screen the list says first what the file would tell', async () => {
    const tab = openTab();
    await tab.session.start(ENGAGE, 3, 'Engage');
    tab.table().act({ type: 'recommend' });
    await tab.session.idle();
    const { id } = tab.table().record();
    expect(await tab.session.fileHolds(id)).toEqual({
      ok: true,
      holds: { secret: ['dorian', 'avronian'], side: 'dorian' },
    });
  });

  test('a copy exported in the middle of a turn holds it, for its own side', async () => {
    const { dorian, avronian } = await joined();
    avronian.table().act({ type: 'recommend' });
    const copy = await fileOf(avronian.session.exportSealed());
    expect(avronian.table().published.getState().curtain).toBeNull();
    const elsewhere = openTab();
    expect(await elsewhere.session.importSealed(copy, OWN)).toMatchObject({ ok: true });
    expect(elsewhere.table().record().actions).toEqual(avronian.table().record().actions);
    expect(await dorian.session.importSealed(copy, BEGIN.passphrase)).toMatchObject({
      ok: true,
      notice: 'openedBefore',
    });
  });
});
