import { describe, expect, test, vi } from 'vitest';
import { parseSealed } from './schema';
import { unseal } from './seal';
import { ENGAGE, SIMPLE, openTab } from './testing';

// Passphrases are stretched on purpose; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 60_000 });

const BEGIN = { seat: 'dorian', passphrase: 'green hills far', opening: 'lent for one day' };
const OWN = 'iron walks the sand';

type Tab = ReturnType<typeof openTab>;

async function fileOf(made: ReturnType<Tab['session']['exportSealed']>): Promise<string> {
  const done = await made;
  if (!done.ok) throw new Error(done.problem);
  return done.file.text;
}

/** Buys the recommended force and hands over. */
function build({ table }: Tab): void {
  table().takeSeat();
  expect(table().act({ type: 'recommend' })).toBeUndefined();
  expect(table().act({ type: 'endPhase' })).toBeUndefined();
}

/** The Dorian begins and sends; what he sent. */
async function begun(setup = ENGAGE) {
  const dorian = openTab();
  await dorian.session.start(setup, 3, 'Engage');
  build(dorian);
  return { dorian, sent: await fileOf(dorian.session.exportSealed(BEGIN)) };
}

/** The Avronian has opened the first mail and set his passphrase. */
async function joined() {
  const { dorian, sent } = await begun();
  const avronian = openTab();
  expect(await avronian.session.importSealed(sent, BEGIN.opening, OWN)).toMatchObject({ ok: true });
  return { dorian, avronian, sent };
}

describe('1: until its end a game by mail leaves the device only sealed', () => {
  test('from the list of saved games, from the table and from the error screen alike', async () => {
    const { dorian } = await begun();
    const { id } = dorian.table().record();
    for (const onTable of [true, false]) {
      if (!onTable) await dorian.session.close();
      const text = await fileOf(dorian.session.exportFile(id));
      expect(parseSealed(text)).not.toBeNull();
      expect(text).not.toMatch(/recommend|engage|"seed"/);
      expect(await openTab().session.importText(text)).toMatchObject({ ok: false, sealed: true });
    }
  });

  test('a copy kept under a name too', async () => {
    const { dorian } = await begun();
    await dorian.session.saveAs('A copy');
    await dorian.session.refresh();
    const copy = dorian.session.state.getState().saves.find(({ named }) => named);
    expect(parseSealed(await fileOf(dorian.session.exportFile(copy?.id)))).not.toBeNull();
  });

  test('no link holds it, even where nothing is secret', async () => {
    const dorian = openTab();
    await dorian.session.start({ scenario: 'incoming', rules: 'simple' }, 3, 'Incoming!');
    await dorian.session.exportSealed(BEGIN);
    expect(await dorian.session.shareGame()).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/by mail/),
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
});

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
      problem: expect.stringMatching(/knows this word/),
    });
    expect(await avronian.session.importSealed(sent, BEGIN.opening, OWN)).toMatchObject({ ok: true });
    avronian.table().takeSeat();
    expect(avronian.table().published.getState().seat).toBe('avronian');
  });

  test('from then on the word opens nothing', async () => {
    const { dorian, avronian } = await joined();
    build(avronian);
    const back = await fileOf(avronian.session.exportSealed());
    expect(await dorian.session.importSealed(back, BEGIN.opening)).toMatchObject({ ok: false });
    expect(await dorian.session.importSealed(back, BEGIN.passphrase)).toMatchObject({ ok: true });
    const sealed = parseSealed(back);
    expect(sealed && (await unseal(sealed, BEGIN.opening))).toBeNull();
    expect(sealed && (await unseal(sealed, OWN))).toMatchObject({ mail: { seat: 'avronian' } });
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

describe('4: a turn that has been sent stands', () => {
  test('after sending there is no way back, and the file can be made again', async () => {
    const { dorian } = await begun();
    expect(dorian.table().published.getState().curtain).toMatchObject({
      away: true,
      sent: true,
      canGoBack: false,
    });
    dorian.table().goBack();
    expect(dorian.table().record().actions).toHaveLength(2);
    const again = await fileOf(dorian.session.exportSealed());
    const avronian = openTab();
    expect(await avronian.session.importSealed(again, BEGIN.opening, OWN)).toMatchObject({ ok: true });
    expect(avronian.table().record().actions).toHaveLength(2);
  });

  test('before sending the last phase can still be thought over', async () => {
    const dorian = openTab();
    await dorian.session.start(ENGAGE, 3, 'Engage');
    await dorian.session.exportSealed(BEGIN);
    build(dorian);
    expect(dorian.table().published.getState().curtain).toMatchObject({ sent: false, canGoBack: true });
  });

  test('and is sent still after a reload', async () => {
    const { dorian } = await begun();
    await dorian.session.idle();
    const again = openTab(dorian.shelf);
    await again.session.resume();
    expect(again.table().published.getState().curtain).toMatchObject({ sent: true, canGoBack: false });
  });
});

describe('4: the same mail opened again', () => {
  test('goes on where it was left, in words, with the choices already made', async () => {
    const { avronian, sent } = await joined();
    avronian.table().takeSeat();
    avronian.table().act({ type: 'recommend' });
    const again = await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    expect(again).toMatchObject({ ok: true, notice: expect.stringMatching(/have this turn already/) });
    expect(avronian.table().record().actions).toHaveLength(3);
  });

  test.each([
    ['other choices', { actions: [{ type: 'recommend' }, { type: 'sell' }] }],
    ['other dice', { seed: 4 }],
    ['another set-up', { setup: SIMPLE }],
  ])('%s under its name are another version of it: told, and nothing changes', async (_, changed) => {
    const { avronian } = await joined();
    build(avronian);
    const back = await fileOf(avronian.session.exportSealed());
    const before = avronian.table().record();

    const cheat = openTab();
    await cheat.session.importSealed(back, BEGIN.passphrase);
    const forged = { ...cheat.table().record(), ...changed, checks: [] } as typeof before;
    const { recordText, sealedText } = await import('./schema');
    const { seal } = await import('./seal');
    if (!forged.mail) throw new Error('Not by mail');
    const text = sealedText('extractors', await seal(recordText(forged), forged.mail));
    expect(await avronian.session.importSealed(text, OWN)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/another version of a turn you have/),
    });
    expect(avronian.table().record()).toEqual(before);
  });
});
