import { describe, expect, test } from 'vitest';
import { SIMPLE, doSomething, openTab } from '../testing';
import { BEGIN, OWN, begun, build, fileOf, joined } from './testing';

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
