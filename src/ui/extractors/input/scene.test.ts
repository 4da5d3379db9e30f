import { afterEach, expect, it, vi } from 'vitest';
import type { Hex } from '../../../hex';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { tableWith } from '../testing';
import { boardModel } from './boardModel';
import { modelInScene } from './useScene';

const id = (text: string) => counterOf(text as CounterId).id;
const LANCE = id('connakti-lance-1');

/** A Lance with one step left beside three weapons. */
const KILL =
  'engage simple T2 Afire | D connakti-lance-1@1715 | A multipod B@1714/S force0 w:particleAccelerator,shredder,laser,thermoBeam,- m:-,-,-';

/** The first seed with which it dies of them. */
function killed() {
  for (let seed = 1; seed < 40; seed++) {
    const test = tableWith(KILL, seed);
    const firers = [0, 1, 2].map((slot) => ({ unit: id('B'), slot }));
    const why = test.table.act({ type: 'fire', firers, target: LANCE, area: false });
    expect(why).toBeUndefined();
    if (test.position().units[LANCE].where.at === 'eliminated') return test;
  }
  throw new Error('It never dies');
}

afterEach(() => vi.useRealTimers());

it('goes on over the end of its phase while the same side looks', () => {
  const test = killed();
  const playing = () => test.desk.scenes.state.getState().scene;
  const before = playing();
  const now = test.table.published.getState();
  const entry = { index: now.log.length, events: [] };
  test.table.published.setState({ ...now, log: [...now.log, entry], position: { ...now.position! } });
  expect(playing()).toBe(before);
  test.table.published.setState({ ...now, log: [...now.log, entry, entry], seat: 'dorian' });
  expect(playing()).toBeNull();
});

it('an entry of the log is played once more with its dice, over the map as it was', () => {
  const { desk, table } = killed();
  desk.scenes.end();
  const { index } = table.published.getState().log.at(-1)!;
  desk.show(index);
  const { scene } = desk.scenes.state.getState();
  expect(scene).toMatchObject({ key: index, past: { why: 'again' } });
  expect(scene!.before.units[LANCE].where.at).toBe('map');
  expect(desk.state.getState().result).toBe(index);
  desk.show(null);
});

it('the dice that end a game lie on the table until they are put away, those of the computer too', () => {
  const { desk, table } = killed();
  const now = table.published.getState();
  const position = { ...now.position!, phase: { name: 'ended', side: null } } as typeof now.position;
  const computer = { side: 'avronian', level: 'recruit', state: 'shown', share: 0 } as const;
  desk.look(LANCE);
  table.published.setState({ ...now, computer });
  expect(desk.state.getState().result).toBeNull();
  table.published.setState({ ...now, position, computer: null });
  expect(desk.state.getState().result).toBe(now.log.at(-1)!.index);
  // Where the open card would take their place it comes after them.
  expect(desk.state.getState()).toMatchObject({ looked: LANCE, aimed: true });
  desk.show(null);
  expect(desk.state.getState().result).toBeNull();
});

it('dice, shot, hit, then the counter goes: while they are played it stands where it was', () => {
  const { desk, position } = killed();
  const { scene } = desk.scenes.state.getState();
  if (!scene) throw new Error('Nothing is played');
  expect(scene.animation.steps.map(({ kind }) => kind)).toEqual(['pause', 'shot', 'damage']);
  const now = boardModel(position(), desk.state.getState());
  const shows = (model: typeof now) => model.counters.some((counter) => counter.id === LANCE);
  expect(shows(now)).toBe(false);
  const played = modelInScene(now, desk.state.getState(), scene);
  expect(shows(played)).toBe(true);
  expect(played.marks.map(({ kind }) => kind)).toEqual(['sight', 'target']);
  desk.scenes.end();
  expect(desk.scenes.state.getState().scene).toBeNull();
});

it('ends by itself where nobody plays it: in a tab that is not looked at', () => {
  vi.useFakeTimers();
  const { desk } = killed();
  expect(desk.scenes.state.getState().scene).not.toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(desk.scenes.state.getState().scene).toBeNull();
});

it('is not played where motion is unwelcome', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { desk } = killed();
  expect(desk.scenes.state.getState().scene).toBeNull();
  vi.unstubAllGlobals();
});

it('what was missed is played one after another, shots and moves alone, and can be skipped', () => {
  const { desk, position } = killed();
  const { scene } = desk.scenes.state.getState();
  if (!scene) throw new Error('Nothing is played');
  const { before, after, events } = scene;
  const begun = {
    before,
    after,
    events: [{ type: 'phaseBegan', turn: 2, phase: position().phase } as const],
  };
  desk.scenes.playBack([{ before, after, events }, begun, { before, after, events }]);
  const now = () => desk.scenes.state.getState().scene;
  expect(now()?.past).toEqual({ why: 'missed', at: 1, of: 2 });
  desk.scenes.end();
  expect(now()?.past).toEqual({ why: 'missed', at: 2, of: 2 });
  desk.scenes.end();
  expect(now()).toBeNull();
  desk.scenes.playBack([{ before, after, events }]);
  desk.scenes.skip();
  expect(now()).toBeNull();
});

it('whoever takes a unit up, or looks at one, has seen enough of what was missed', () => {
  const { desk, position } = killed();
  const { scene } = desk.scenes.state.getState();
  if (!scene) throw new Error('Nothing is played');
  const { before, after, events } = scene;
  const missed = { before, after, events };
  const now = () => desk.scenes.state.getState().scene;
  const [unit] = Object.values(position().units);
  for (const takesUp of [() => desk.look(unit.id), () => desk.select(unit.id)]) {
    desk.clear();
    desk.scenes.playBack([missed, missed]);
    desk.focus(0 as Hex);
    expect(now()?.past).toEqual({ why: 'missed', at: 1, of: 2 });
    takesUp();
    expect(now()).toBeNull();
  }
});
