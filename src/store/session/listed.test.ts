import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../storage';
import { ENGAGE, INCOMING, doSomething, listed, openTab, playOn } from '../testing';

describe('the list of saved games', () => {
  test('tells nothing a side may not know', async () => {
    const { session, storage, table } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    playOn(table(), 20);
    await session.idle();
    await session.refresh();
    const [entry] = session.state.getState().saves;
    expect(Object.keys(entry).sort()).toEqual([
      'date',
      'id',
      'name',
      'named',
      'problem',
      'ruleset',
      'scenario',
      'setup',
      'standing',
    ]);
    expect(Object.keys(entry.standing ?? {}).sort()).toEqual(['ended', 'phase', 'side', 'turn', 'winner']);
    const heads = (await storage.keys()).filter((key) => key.startsWith('head/'));
    expect(JSON.stringify(await storage.read(heads))).not.toMatch(/units|actions|order|hex/);
  });

  test('stored games hold no readable text', async () => {
    const values = new Map<string, unknown>();
    const { session, table } = openTab(memoryStorage(values));
    await session.start(ENGAGE, 3, 'Engage');
    playOn(table(), 20);
    await session.idle();
    const games = [...values].filter(([key]) => key.startsWith('game/'));
    expect(games.length).toBeGreaterThan(0);
    for (const [, value] of games) {
      const { iv, bytes } = value as { iv: Uint8Array | null; bytes: Uint8Array };
      expect(iv).toHaveLength(12);
      expect(new TextDecoder().decode(bytes)).not.toMatch(/place|unit|action/);
    }
    const key = values.get('device-key') as CryptoKey;
    expect(key.extractable).toBe(false);
  });

  test('one bad save never hides it: it stays listed with the reason and can be exported', async () => {
    const { session, storage } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    await storage.write([
      ['head/bad', { id: 'bad', name: { evil: true } }],
      ['game/bad/00000001', 'no locked text'],
      ['head/__proto__', null],
      ['nonsense', 1],
    ]);
    await session.refresh();
    const { saves } = session.state.getState();
    expect(saves).toHaveLength(3);
    expect(saves.filter(({ problem }) => problem !== null)).toHaveLength(2);
    expect(await session.open('bad')).toMatchObject({ ok: false, problem: 'locked' });
    expect(await session.exportFile('bad')).toMatchObject({ ok: false });
  });

  test('a lost head is made anew from the game', async () => {
    const { session, storage } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.close();
    const [head] = (await storage.keys()).filter((key) => key.startsWith('head/'));
    await storage.remove([head]);
    await session.refresh();
    expect(session.state.getState().saves).toMatchObject([{ name: 'Incoming!', problem: null }]);
  });

  test('a removed game can be brought back', async () => {
    const { session, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    doSomething(table());
    const kept = table().record();
    const done = await session.remove(kept.id);
    expect(session.state.getState()).toMatchObject({ table: null, saves: [] });
    if (!done.ok) throw new Error(done.problem);
    await done.undo();
    await session.open(kept.id);
    expect(table().record()).toEqual(kept);
  });

  test('a game can be renamed; names are one tidy line', async () => {
    const { session } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    const [{ id }] = await listed(session);
    await session.rename(id, ' <script>alert(1)</script>\n\u0000 ');
    expect((await listed(session))[0].name).toBe('<script>alert(1)</script>');
    expect(await session.rename(id, ' \n ')).toMatchObject({ ok: false });
  });

  test('the one on the table goes by its new name at once, in its file too', async () => {
    const { session, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    await session.rename(table().record().id, 'At the ford');
    expect(table().published.getState().name).toBe('At the ford');
    const exported = await session.exportFile();
    expect(exported.ok && JSON.parse(exported.file.text)).toMatchObject({ name: 'At the ford' });
  });

  test('a new name stays though the game was just being kept', async () => {
    const storage = memoryStorage();
    const { session, table } = openTab(storage);
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    const { change } = storage;
    storage.change = async (keys, next) => {
      storage.change = change;
      await session.rename(table().record().id, 'At the ford');
      return change(keys, next);
    };
    doSomething(table());
    await session.idle();
    expect((await listed(session))[0].name).toBe('At the ford');
  });

  test('a named save stays as it is: playing on from it makes another game', async () => {
    const { session, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    doSomething(table());
    await session.saveAs('Before the attack');
    const named = (await listed(session)).find((save) => save.named);
    const before = table().record().actions;
    await session.open(named?.id ?? '');
    doSomething(table());
    await session.idle();
    expect(await listed(session)).toHaveLength(3);
    await session.open(named?.id ?? '');
    expect(table().record().actions).toEqual(before);
  });
});
