import { expect, test } from 'vitest';
import goldenGame from '../golden/extractors/v2/incoming-simple.json?raw';
import { ENGAGE, SIMPLE, openTab } from '../testing';
import { BEGIN, OWN, build, fileOf, joined, type Tab } from './testing';

test('the list of saved games says which games go by mail, and who waits there for a letter', async () => {
  const { dorian, avronian } = await joined(SIMPLE);
  const listed = async ({ session }: Tab) => {
    await session.idle();
    await session.refresh();
    return session.state.getState().saves;
  };
  expect(await listed(dorian)).toMatchObject([{ waits: 'dorian' }]);
  expect(await listed(avronian)).toMatchObject([{ waits: '' }]);
  expect(await listed(avronian)).not.toMatchObject([{ isToBeSent: true }]);
  build(avronian);
  expect(await listed(avronian)).toMatchObject([{ waits: '', isToBeSent: true }]);
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
  expect(mailOf()).toBe('underWay');
  expect(one.table().standing().ended).toBe(true);
  expect(await post(one, two, OWN)).toEqual({ ok: true, notice: 'over' });
  expect(mailOf()).toBe('over');
  const last = await one.session.exportSealed();
  expect(last).toMatchObject({ ok: true, file: { name: expect.stringMatching(/-letter-3\.json$/) } });
  expect(await two.session.importSealed(last.ok ? last.file.text : '', OWN)).toEqual({
    ok: true,
    notice: 'openedBefore',
  });
});
