import { describe, expect, test } from 'vitest';
import { correspondence } from '../course';
import { memoryStorage } from '../storage';
import { ENGAGE, SIMPLE, openTab, twoTabs } from '../testing';
import { BEGIN, OWN, begun, build, fileOf, joined, type Tab } from './testing';

describe('4: a turn that has been sent stands', () => {
  test('after sending there is no way back, and the file can be made again', async () => {
    const { dorian } = await begun();
    expect(dorian.table().published.getState().curtain).toMatchObject({
      away: true,
      sent: true,
      canGoBack: false,
    });
    dorian.table().goBack();
    expect(dorian.table().published.getState().curtain).toMatchObject({ sent: true });
    const letters = () => correspondence(dorian.table().record().mail)?.letters;
    const before = letters();
    const again = await fileOf(dorian.session.exportSealed());
    expect(letters()).toEqual(before);
    expect(await openTab().session.importSealed(again, BEGIN.opening, OWN)).toMatchObject({ ok: true });
  });

  test('who presses twice while it is being sealed has one letter, and one game while it is being opened', async () => {
    const dorian = openTab();
    await dorian.session.start(ENGAGE, 3, 'Engage');
    build(dorian);
    const [one, other] = await Promise.all([1, 2].map(() => fileOf(dorian.session.exportSealed(BEGIN))));
    expect(other).toBe(one);
    const [tabs] = twoTabs();
    const avronian = openTab(memoryStorage(), tabs);
    const opened = [1, 2].map(() => avronian.session.importSealed(one, BEGIN.opening, OWN));
    expect(await Promise.all(opened)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test('who goes by mail on his own turn sends it once for the passphrase', async () => {
    const dorian = openTab();
    await dorian.session.start(ENGAGE, 3, 'Engage');
    const sent = await fileOf(dorian.session.exportSealed(BEGIN));
    const needs = ({ table }: Tab) => table().published.getState().curtain?.needs;
    expect(needs(dorian)).toBe('passphrase');
    const avronian = openTab();
    await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    expect(needs(avronian)).toBe('passed');
    const answer = await fileOf(avronian.session.exportSealed());
    expect(needs(avronian)).toBe('decision');
    await dorian.session.importSealed(answer, BEGIN.passphrase);
    expect(dorian.table().published.getState().curtain).toBeNull();
  });

  test('before sending the last thing done can still be thought over, after a reload too', async () => {
    const { avronian } = await joined(SIMPLE);
    build(avronian);
    await avronian.session.idle();
    const again = openTab(avronian.storage);
    await again.session.resume();
    const { published, goBack } = again.table();
    expect(published.getState().curtain).toMatchObject({
      away: true,
      sent: false,
      canGoBack: true,
      needs: 'decision',
    });
    goBack();
    expect(published.getState()).toMatchObject({ curtain: null, seat: 'avronian', undo: { possible: true } });
  });

  test('and is sent still after a reload', async () => {
    const { dorian } = await begun();
    await dorian.session.idle();
    const again = openTab(dorian.storage);
    await again.session.resume();
    expect(again.table().published.getState().curtain).toMatchObject({ sent: true, canGoBack: false });
  });
});
