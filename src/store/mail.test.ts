import { describe, expect, test, vi } from 'vitest';
import { correspondence } from './course';
import goldenGame from './golden/extractors/v2/incoming-simple.json?raw';
import openingOfOld from './mail/golden/opening.json?raw';
import answerOfOld from './mail/golden/answer.json?raw';
import { openMail } from './mail/envelope';
import { mailRules } from './mail/testing';
import { parseSealed, type Sealed } from './schema';
import { memoryStorage, type KeyedStorage } from './storage';
import { ENGAGE, SIMPLE, doSomething, openTab, settled, twoTabs } from './testing';

// Passphrases are stretched on purpose; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 120_000 });

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

/** The Dorian builds up, goes by mail and sends; what he sent. */
async function begun(setup = ENGAGE) {
  const dorian = openTab();
  await dorian.session.start(setup, 3, 'Engage');
  build(dorian);
  return { dorian, sent: await fileOf(dorian.session.exportSealed(BEGIN)) };
}

/** The Avronian has opened the first mail and set his passphrase. */
async function joined(setup = ENGAGE) {
  const { dorian, sent } = await begun(setup);
  const avronian = openTab();
  expect(await avronian.session.importSealed(sent, BEGIN.opening, OWN)).toMatchObject({ ok: true });
  return { dorian, avronian, sent };
}

function opensWith(text: string, passphrase: string) {
  return openMail(mailRules, parseSealed(text) as Sealed, passphrase);
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

test('the list of saved games says which games go by mail, and who waits there for a letter', async () => {
  const { dorian, avronian } = await joined(SIMPLE);
  const listed = async ({ session }: Tab) => {
    await session.idle();
    await session.refresh();
    return session.state.getState().saves;
  };
  expect(await listed(dorian)).toMatchObject([{ waits: 'dorian' }]);
  expect(await listed(avronian)).toMatchObject([{ waits: '' }]);
});

test('each letter has a name of its own, and so has a copy in the middle of a turn', async () => {
  const { dorian, avronian } = await joined(SIMPLE);
  const nameOf = async (made: ReturnType<Tab['session']['exportSealed']>) => {
    const done = await made;
    return done.ok && done.file.name;
  };
  expect(await nameOf(dorian.session.exportFile(dorian.table().record().id))).toBe('Engage-letter-1.json');
  const { id } = avronian.table().record();
  expect(await nameOf(avronian.session.exportFile(id))).toBe('Engage-copy.json');
  build(avronian);
  expect(await nameOf(avronian.session.exportSealed())).toBe('Engage-letter-2.json');
  const begun = openTab();
  await begun.session.start(ENGAGE, 3, 'Engage');
  expect(await nameOf(begun.session.exportSealed(BEGIN))).toBe('Engage-letter-1.json');
});

test('the last letter, which shows the other side the result, has a name and a number of its own too', async () => {
  const [one, two] = [openTab(), openTab()];
  const { actions, ...whole } = JSON.parse(goldenGame) as { actions: unknown[] };
  const text = JSON.stringify({ ...whole, checks: [], actions: actions.slice(0, -1) });
  expect(await one.session.importText(text)).toMatchObject({ ok: true });
  const mailOf = () => one.table().published.getState().mail;
  expect(mailOf()).toBe('none');
  const first = await fileOf(one.session.exportSealed({ ...BEGIN, seat: 'avronian' }));
  await two.session.importSealed(first, BEGIN.opening, OWN);
  const post = async (from: Tab, to: Tab, passphrase: string) =>
    to.session.importSealed(await fileOf(from.session.exportSealed()), passphrase);
  await post(two, one, BEGIN.passphrase);
  expect(one.table().act({ type: 'endPhase' })).toBeUndefined();
  await post(one, two, OWN);
  expect(mailOf()).toBe('underWay');
  expect(await post(two, one, BEGIN.passphrase)).toEqual({ ok: true, notice: 'over' });
  expect(one.table().standing().ended).toBe(true);
  expect(mailOf()).toBe('over');
  const last = await one.session.exportSealed();
  expect(last).toMatchObject({ ok: true, file: { name: expect.stringMatching(/-letter-5\.json$/) } });
  expect(await two.session.importSealed(last.ok ? last.file.text : '', OWN)).toEqual({
    ok: true,
    notice: 'over',
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
    expect(needs(avronian)).toBe('decision');
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

describe('4: what is done while a letter is being sealed', () => {
  async function underWay({ session }: Tab, begin?: typeof BEGIN) {
    const done = session.exportSealed(begin);
    await import('./mail/mailing');
    await settled();
    return { done };
  }

  test('stands, and the letter is not sent', async () => {
    const { avronian } = await joined(SIMPLE);
    build(avronian);
    const sealing = await underWay(avronian);
    avronian.table().goBack();
    expect(avronian.table().undo()).toBe(true);
    const { actions } = avronian.table().record();
    expect(await sealing.done).toEqual({ ok: false, problem: 'goneOn' });
    await avronian.session.idle();
    const again = openTab(avronian.storage);
    await again.session.resume();
    for (const { table } of [avronian, again]) {
      expect(table().record().actions).toEqual(actions);
      expect(table().published.getState()).toMatchObject({ curtain: null, seat: 'avronian' });
    }
    again.table().act({ type: 'endPhase' });
    expect(await again.session.exportSealed()).toMatchObject({ ok: true });
  });

  test('even before what seals it has been loaded: a letter does not become a copy, nor the game another', async () => {
    const { avronian } = await joined(SIMPLE);
    build(avronian);
    const sealing = avronian.session.exportSealed();
    avronian.table().goBack();
    expect(await sealing).toEqual({ ok: false, problem: 'goneOn' });
    const first = openTab();
    await first.session.start(SIMPLE, 3, 'Engage');
    const beginning = first.session.exportSealed(BEGIN);
    first.table().act({ type: 'recommend' });
    expect(await beginning).toEqual({ ok: false, problem: 'goneOn' });
    expect(first.table().record().mail).toBeUndefined();
  });

  test('even if it is only a way back, or a game that is to go by mail for the first time', async () => {
    const { avronian } = await joined(SIMPLE);
    build(avronian);
    const sealing = await underWay(avronian);
    avronian.table().goBack();
    expect(await sealing.done).toEqual({ ok: false, problem: 'goneOn' });
    expect(avronian.table().isAway()).toBe(false);
    const first = openTab();
    await first.session.start(SIMPLE, 3, 'Engage');
    const beginning = await underWay(first, BEGIN);
    first.table().act({ type: 'recommend' });
    expect(await beginning.done).toEqual({ ok: false, problem: 'goneOn' });
    expect(first.table().record()).toMatchObject({ actions: [{ type: 'recommend' }] });
    expect(first.table().record().mail).toBeUndefined();
  });
});

describe('4: a letter that cannot be kept', () => {
  test('does not leave, and the turn stands as it is until there is room', async () => {
    const values = memoryStorage();
    let full = false;
    const change: KeyedStorage['change'] = (keys, next) =>
      full ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : values.change(keys, next);
    const { sent } = await begun(SIMPLE);
    const avronian = openTab({ ...values, change });
    await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    full = true;
    build(avronian);
    const before = avronian.table().record();
    expect(await avronian.session.exportSealed()).toEqual({ ok: false, problem: 'letterUnkept' });
    expect(avronian.table().record()).toEqual(before);
    expect(avronian.table().published.getState()).toMatchObject({
      curtain: { away: true, sent: false, canGoBack: true },
      save: { state: 'unsaved', why: 'full' },
    });
    full = false;
    expect(await avronian.session.exportSealed()).toMatchObject({ ok: true });
    await avronian.session.idle();
    const again = openTab(avronian.storage);
    await again.session.resume();
    expect(again.table().published.getState().curtain).toMatchObject({ sent: true });
  });

  test('as another tab has taken the game over meanwhile does not leave either', async () => {
    const values = memoryStorage();
    const [here, there] = twoTabs();
    let takenOver = () => Promise.resolve<unknown>(null);
    const change: KeyedStorage['change'] = async (keys, next) => {
      await takenOver();
      return values.change(keys, next);
    };
    const { sent } = await begun(SIMPLE);
    const avronian = openTab({ ...values, change }, here);
    await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    build(avronian);
    await avronian.session.idle();
    const other = openTab(values, there);
    const { id } = avronian.table().record();
    takenOver = () => other.session.open(id, 'takeOver');
    expect(await avronian.session.exportSealed()).toEqual({ ok: false, problem: 'otherTab' });
    expect(other.table().published.getState().curtain).toMatchObject({ sent: false });
  });

  test('leaves a window that keeps nothing at all: nothing is left there that could be played on otherwise', async () => {
    const { sent } = await begun(SIMPLE);
    const gone = () => Promise.reject(new ReferenceError('indexedDB is not defined'));
    const avronian = openTab({ keys: gone, read: gone, write: gone, remove: gone, change: gone });
    await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    build(avronian);
    expect(await avronian.session.exportSealed()).toMatchObject({ ok: true });
    expect(avronian.table().published.getState().curtain).toMatchObject({ sent: true });
  });
});

describe('4: the same mail opened again', () => {
  test('goes on where it was left, in words, with the choices already made', async () => {
    const { avronian, sent } = await joined();
    avronian.table().act({ type: 'recommend' });
    const again = await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    expect(again).toMatchObject({ ok: true, notice: 'openedBefore' });
    expect(avronian.table().record().actions.at(-1)).toEqual({ type: 'recommend' });
  });

  test('and played differently elsewhere is another version: both are told, and the first one stands', async () => {
    const { dorian, avronian, sent } = await joined(SIMPLE);
    build(avronian);
    const back = await fileOf(avronian.session.exportSealed());
    expect(await dorian.session.importSealed(back, BEGIN.passphrase)).toMatchObject({ ok: true });

    const elsewhere = openTab();
    await elsewhere.session.importSealed(sent, BEGIN.opening, 'another one entirely');
    elsewhere
      .table()
      .act({ type: 'buy', force: 1, purchase: { item: 'machine', letter: 'A', chassis: 'glide' } });
    elsewhere.table().act({ type: 'endPhase' });
    const other = await fileOf(elsewhere.session.exportSealed());
    const before = dorian.table().published.getState().position;
    expect(await dorian.session.importSealed(other, BEGIN.passphrase)).toMatchObject({
      ok: false,
      problem: 'otherVersion',
    });
    expect(dorian.table().published.getState().position).toEqual(before);

    for (let done = 0; !dorian.table().isAway(); done++) doSomething(dorian.table(), done);
    const next = await fileOf(dorian.session.exportSealed());
    expect(await avronian.session.importSealed(next, OWN)).toMatchObject({
      ok: true,
      notice: 'toldTwice',
    });
  });

  test('on the device of the other side it is refused in words', async () => {
    const { dorian, sent } = await begun();
    expect(await dorian.session.importSealed(sent, BEGIN.opening, OWN)).toMatchObject({
      ok: false,
      problem: 'otherSideHere',
    });
  });
});

describe('sealed files of before each side’s secrets were kept apart', () => {
  test('open with their passphrases and go on with the secrets apart', async () => {
    const dorian = openTab();
    expect(await dorian.session.importSealed(answerOfOld, 'a wild guess')).toMatchObject({ ok: false });
    expect(await dorian.session.importSealed(answerOfOld, BEGIN.passphrase)).toEqual({
      ok: true,
      notice: null,
    });
    expect(dorian.table().published.getState().curtain).toMatchObject({ away: true, sent: false });
    // Both bought the recommended force; of the Avronian's the file told, this device no longer does.
    expect(JSON.stringify(dorian.table().record()).match(/recommend/g)).toHaveLength(2);
    const sent = await fileOf(dorian.session.exportSealed());
    const avronian = openTab();
    expect(await avronian.session.importSealed(sent, OWN)).toMatchObject({ ok: true });
    const opened = await opensWith(sent, OWN);
    const renewed = correspondence(avronian.table().record().mail);
    expect(opened && opened !== 'damaged' && opened.own.key).not.toBe(renewed?.own.key);
  });

  test('the first mail of one asks for a passphrase of his own', async () => {
    const avronian = openTab();
    expect(await avronian.session.importSealed(openingOfOld, BEGIN.opening)).toMatchObject({
      ownNeeded: true,
    });
    expect(await avronian.session.importSealed(openingOfOld, BEGIN.opening, OWN)).toMatchObject({ ok: true });
    build(avronian);
    const sent = await fileOf(avronian.session.exportSealed());
    expect(await openTab().session.importSealed(sent, BEGIN.passphrase)).toMatchObject({ ok: true });
  });
});
