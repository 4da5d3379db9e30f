import { describe, expect, test } from 'vitest';
import { ENGAGE, SIMPLE, openTab } from '../testing';
import { BEGIN, OWN, begun, build, fileOf, joined, opensWith } from './testing';

describe('2: the second player sets his own passphrase', () => {
  test('the word the first one chose opens the first mail only with a new passphrase beside it', async () => {
    const { sent } = await begun();
    const avronian = openTab();
    expect(await avronian.session.importSealed(sent, 'a guess', OWN)).toMatchObject({ ok: false });
    const asked = await avronian.session.importSealed(sent, BEGIN.opening);
    expect(asked).toMatchObject({ ok: false, ownNeeded: true });
    expect(avronian.session.state.getState().table).toBeNull();
    expect(await avronian.session.importSealed(sent, BEGIN.opening, BEGIN.opening)).toMatchObject({
      ok: false,
      ownNeeded: true,
      problem: 'openingWordKnown',
    });
    expect(await avronian.session.importSealed(sent, BEGIN.opening, OWN)).toMatchObject({ ok: true });
    expect(avronian.table().published.getState().seat).toBe('avronian');
  });

  test('from then on neither the word nor the key it opened opens anything', async () => {
    const { dorian, avronian, sent } = await joined(SIMPLE);
    const opened = await opensWith(sent, BEGIN.opening);
    build(avronian);
    const back = await fileOf(avronian.session.exportSealed());
    expect(await dorian.session.importSealed(back, BEGIN.opening)).toMatchObject({ ok: false });
    expect(await opensWith(back, BEGIN.opening)).toBeNull();
    const mine = await opensWith(back, OWN);
    if (!opened || opened === 'damaged' || !mine || mine === 'damaged') throw new Error('It does not open');
    expect(mine.own.key).not.toBe(opened.own.key);
    expect(await dorian.session.importSealed(back, BEGIN.passphrase)).toMatchObject({ ok: true });
    expect(dorian.table().published.getState()).toMatchObject({ seat: 'dorian', curtain: null });
  });

  test('both may choose the same one: each device opens the box of its own side, a new one that of who is to read', async () => {
    const { dorian, sent } = await begun(SIMPLE);
    const avronian = openTab();
    await avronian.session.importSealed(sent, BEGIN.opening, BEGIN.passphrase);
    build(avronian);
    const back = await fileOf(avronian.session.exportSealed());
    for (const tab of [dorian, openTab()]) {
      expect(await tab.session.importSealed(back, BEGIN.passphrase)).toMatchObject({ ok: true });
      expect(tab.table().record().mail).toMatchObject({ seat: 'dorian' });
    }
    expect(await avronian.session.importSealed(back, BEGIN.passphrase)).toMatchObject({
      ok: true,
      notice: 'openedBefore',
    });
  });

  test('each passphrase has at least eight letters, and they differ, whatever the panel lets through', async () => {
    const tab = openTab();
    await tab.session.start(ENGAGE, 3, 'Engage');
    const tries = [
      { ...BEGIN, passphrase: 'seven 7' },
      { ...BEGIN, opening: 'seven 7' },
      { ...BEGIN, opening: BEGIN.passphrase },
      { ...BEGIN, passphrase: '' },
    ];
    for (const begin of tries) expect(await tab.session.exportSealed(begin)).toMatchObject({ ok: false });
    expect(tab.table().record().mail).toBeUndefined();
    const sent = await fileOf(tab.session.exportSealed(BEGIN));
    expect(await openTab().session.importSealed(sent, BEGIN.opening, 'seven 7')).toMatchObject({
      ok: false,
      ownNeeded: true,
    });
  });
});

describe('3: a passphrase opens what its side may know', () => {
  test("the other side's box stays closed, and what opens tells nothing of its purchases", async () => {
    const { avronian, sent } = await joined();
    const opened = await opensWith(sent, BEGIN.opening);
    expect(JSON.stringify(opened)).not.toMatch(/recommend|"buy"/);
    expect(JSON.stringify(avronian.table().record())).not.toMatch(/recommend|"buy"/);
    expect(avronian.table().published.getState().position?.units).toEqual({});
  });

  test('without either passphrase not even the scenario is to be read', async () => {
    const { sent } = await begun();
    expect(sent).not.toMatch(/engage|letters|setup/);
  });
});
