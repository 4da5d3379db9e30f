import { describe, expect, it } from 'vitest';
import type { Setup } from '../rules/extractors';
import { memoryStorage } from './storage';
import { doSomething, openTab } from './testing';

const LINE =
  'engage full T3 Dmovement | D panza-shock-1@1215; pgp-1@1412/NE | A glide A@1010/S w:laser,-,- m:vector,patrol,- c:sweep,-,-';
const FROM: Setup = { scenario: 'engage', rules: 'full', from: LINE };
const SECRETS = /vector|patrol|sweep|1010/;

describe('a game that begins at a position', () => {
  it('is saved and opened again in the same state', async () => {
    const { session, storage, table } = openTab();
    await session.start(FROM, 7, 'From paper');
    expect(table().published.getState().position).toMatchObject({ turn: 3 });
    doSomething(table());
    await session.idle();
    const { id } = table().record();
    const again = openTab(storage);
    expect(await again.session.open(id)).toEqual({ ok: true, notice: null });
    expect(again.table().record()).toEqual(table().record());
  });

  it('comes back from a file', async () => {
    const { session, table } = openTab();
    await session.start(FROM, 7, 'From paper');
    doSomething(table());
    const exported = await session.exportFile();
    if (!exported.ok) throw new Error(exported.problem);
    const other = openTab();
    expect(await other.session.importText(exported.file.text)).toEqual({ ok: true, notice: null });
    expect(other.table().record().actions).toEqual(table().record().actions);
  });

  it('tells neither the page nor the list what lies face down', async () => {
    const values = new Map<string, unknown>();
    const { session, table } = openTab(memoryStorage(values));
    await session.start(FROM, 7, 'From paper');
    await session.idle();
    await session.refresh();
    const { seat, ...published } = table().published.getState();
    expect(seat).toBe('dorian');
    expect(JSON.stringify(published)).not.toMatch(/vector|patrol|sweep/);
    expect(JSON.stringify(session.state.getState().saves)).not.toMatch(SECRETS);
    expect(JSON.stringify([...values].filter(([key]) => key.startsWith('head/')))).not.toMatch(SECRETS);
  });

  it('is not sent by mail, where both sides could read the position', async () => {
    const { session } = openTab();
    await session.start(FROM, 7, 'From paper');
    expect(
      await session.exportSealed({ seat: 'dorian', passphrase: 'one one one', opening: 'two two two' }),
    ).toEqual({ ok: false, problem: 'fromPosition' });
  });
});
