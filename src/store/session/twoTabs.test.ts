import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../storage';
import { INCOMING, doSomething, openTab, twoTabs } from '../testing';

type Tab = ReturnType<typeof openTab>;

describe('two tabs on one game', () => {
  /** The first has a game on its table. */
  async function firstAndSecond() {
    const storage = memoryStorage();
    const [first, second] = twoTabs().map((tabs) => openTab(storage, tabs)) as [Tab, Tab];
    await first.session.start(INCOMING, 7, 'Incoming!');
    await first.session.idle();
    return { storage, first, second, id: first.table().record().id };
  }

  test('the second is told and nothing is overwritten; it may take the game over', async () => {
    const { first, second, id } = await firstAndSecond();
    doSomething(first.table());
    await first.session.idle();
    expect(await second.session.open(id)).toMatchObject({ ok: false, otherTab: id });
    expect(await second.session.remove(id)).toMatchObject({ ok: false });
    expect(await second.session.open(id, 'takeOver')).toMatchObject({ ok: true });
    expect(first.table().published.getState().save).toEqual({ state: 'unsaved', why: 'otherTab' });

    const heard: string[] = [];
    first.table().published.subscribe(({ save }) => heard.push(save.state));
    doSomething(first.table());
    await first.session.idle();
    expect(new Set(heard)).toEqual(new Set(['unsaved']));
    doSomething(second.table(), 3);
    await second.session.idle();
    const kept = second.table().record();
    await second.session.close();
    await second.session.open(id);
    expect(second.table().record()).toEqual(kept);
    expect(first.table().published.getState().save).toEqual({ state: 'unsaved', why: 'otherTab' });
  });

  test('one taken over while it is just being kept stays taken', async () => {
    const { storage, first, second, id } = await firstAndSecond();
    const { change } = storage;
    storage.change = async (keys, next) => {
      storage.change = change;
      await second.session.open(id, 'takeOver');
      return change(keys, next);
    };
    doSomething(first.table());
    await first.session.idle();
    expect(first.table().published.getState().save).toEqual({ state: 'unsaved', why: 'otherTab' });
  });

  test('one taken over while this tab still reads it is not laid, and what lies here goes on', async () => {
    const { first, second, id } = await firstAndSecond();
    await first.session.start(INCOMING, 8, 'Another');
    const opening = first.session.open(id);
    const taking = second.session.open(id, 'takeOver');
    expect(await opening).toMatchObject({ ok: false, otherTab: id });
    expect(await taking).toMatchObject({ ok: true });
    doSomething(first.table());
    await first.session.idle();
    expect(first.table().published.getState()).toMatchObject({ name: 'Another', save: { state: 'saved' } });
  });
});
