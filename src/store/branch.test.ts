import { expect, it } from 'vitest';
import { extractors } from '../rules/extractors';
import { branchText } from './branch';
import ended from './golden/extractors/v2/incoming-full.json?raw';
import { momentsOf } from './moments';
import { doSomething, heldThinker, INCOMING, openTab } from './testing';

it('a branch is a game of its own: it stands where it left the other, which stays as it was', async () => {
  const { session, table } = openTab();
  await session.start(INCOMING, 7, 'First');
  for (let done = 0; done < 12; done++) doSomething(table(), done);
  const before = table().record();
  const half = Math.floor(before.actions.length / 2);
  const text = branchText(before, half, 'First, from the middle');
  expect(await session.importText(text)).toMatchObject({ ok: true });
  const branch = table().record();
  expect(branch.id).not.toBe(before.id);
  expect(branch.name).toBe('First, from the middle');
  expect(branch.actions).toEqual(before.actions.slice(0, half));
  expect(branch.seed).toBe(before.seed);
  expect(before.actions.length).toBeGreaterThan(half);
  doSomething(table());
  expect(table().record().actions.length).toBe(half + 1);
  const game = extractors.setup(before.setup, before.seed);
  for (const action of before.actions) extractors.play(game, action);
  expect(table().record().id).toBe(branch.id);
});

it('§8.1: of an ended game, where all is open, a branch keeps again what was secret where it begins', async () => {
  const { session, table } = openTab();
  expect(await session.importText(ended)).toMatchObject({ ok: true });
  expect(table().published.getState().seat).toBe('all');
  const whole = table().record();
  const moments = await momentsOf(extractors, whole);
  let kept = 0;
  for (let actions = 1; actions < whole.actions.length; actions += 4) {
    const { game } = moments[actions - 1];
    const side = extractors.sideToDecide(game);
    if (side === null || extractors.standing(game).ended) continue;
    expect(await session.importText(branchText(whole, actions, 'From here'))).toMatchObject({ ok: true });
    const now = () => table().published.getState();
    expect(table().replay()).toBeNull();
    if (extractors.keepsSecrets(game, side)) {
      kept++;
      expect(now()).toMatchObject({ position: null, log: [], redo: null, notes: [], curtain: { side } });
      expect(table().secretSides().length).toBeGreaterThan(0);
      expect(await session.shareGame()).toMatchObject({ ok: false });
    }
    table().takeSeat();
    expect(now().seat).toBe(side);
    expect(now().position).toEqual(extractors.view(game, side));
    expect(now().redo).toBeNull();
    const read = moments
      .slice(0, actions)
      .map(({ events }) => extractors.witnessed(game, events, side))
      .filter((events) => events.length > 0);
    expect(now().log.map(({ events }) => events)).toEqual(read);
  }
  expect(kept).toBeGreaterThan(2);
});

it('of a game that was only watched no computer acts before the person who plays on has its seat', async () => {
  const { thinker } = heldThinker();
  const { session, table } = openTab(undefined, undefined, thinker);
  await session.start(INCOMING, 7, 'Watched');
  for (let done = 0; done < 6; done++) doSomething(table(), done);
  const record = table().record();
  const levels = ['dorian', 'avronian'].map((side) => ({ after: 0, side, level: 'recruit' }));
  const text = branchText({ ...record, seats: levels }, record.actions.length, 'From here');
  expect(await session.playOn(text)).toMatchObject({ ok: true });
  const { seats, computer, position } = table().published.getState();
  expect(computer).toBeNull();
  expect(seats.find(({ level }) => level === null)?.side).toBe(position?.phase.side);
  // Where a person sits already nobody changes places.
  const person = [{ after: 0, side: 'dorian', level: null }];
  await session.playOn(branchText({ ...record, seats: person }, record.actions.length, 'From here'));
  expect(
    table()
      .published.getState()
      .seats.every(({ level }) => level === null),
  ).toBe(true);
});
