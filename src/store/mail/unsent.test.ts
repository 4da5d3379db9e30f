import { describe, expect, test } from 'vitest';
import { memoryStorage, type KeyedStorage } from '../storage';
import { SIMPLE, noStorage, openTab, refusing, settled, twoTabs } from '../testing';
import { BEGIN, OWN, begun, build, joined, type Tab } from './testing';

describe('4: what is done while a letter is being sealed', () => {
  async function underWay({ session }: Tab, begin?: typeof BEGIN) {
    const done = session.exportSealed(begin);
    await import('./mailing');
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
    const storage = refusing(null);
    const { sent } = await begun(SIMPLE);
    const avronian = openTab(storage);
    await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    storage.refuses = 'QuotaExceededError';
    build(avronian);
    const before = avronian.table().record();
    expect(await avronian.session.exportSealed()).toEqual({ ok: false, problem: 'letterUnkept' });
    expect(avronian.table().record()).toEqual(before);
    expect(avronian.table().published.getState()).toMatchObject({
      curtain: { away: true, sent: false, canGoBack: true },
      save: { state: 'unsaved', why: 'full' },
    });
    storage.refuses = null;
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
    const avronian = openTab(noStorage());
    await avronian.session.importSealed(sent, BEGIN.opening, OWN);
    build(avronian);
    expect(await avronian.session.exportSealed()).toMatchObject({ ok: true });
    expect(avronian.table().published.getState().curtain).toMatchObject({ sent: true });
  });
});
