import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { anyPlayer } from '../../rules/autoplay';
import { chanceOf, type Chance } from '../../rules/chance';
import { extractors } from '../../rules/extractors';
import { furrows } from '../../rules/furrows';
import { pebblesGame } from '../../rules/pebbles';
import type { Ruleset, Types } from '../../rules/ruleset';
import { played } from '../moments';
import { ENGAGE, INCOMING, NOW } from '../testing';
import { act, atScreen, takingBack, type Running } from './commands';
import { inCommon } from './grown';
import { keepingOf } from './keeping';
import { explain, logOf, pastOf } from './log';
import { publishedOf } from './publish';
import { seatFirst } from './seat';
import { sitDown, type Sitting } from './sitting';

/** A table from the inside, with nobody to think and nothing to save to. */
function running<T extends Types>(rules: Ruleset<T>, setup: T['Setup'], seed: number): Running<T> {
  const opened = { id: 'game', name: 'A game', ruleset: rules.name, version: 1, setup, seed, actions: [] };
  const at = sitDown(rules, opened, { now: () => NOW }, []);
  seatFirst(at);
  const published = createStore(() => publishedOf(at));
  const publish = () => published.setState(publishedOf(at), true);
  return { at, published, publish, keep: () => undefined, changed: publish };
}

/** The same table with nothing read yet. */
const unread = <T extends Types>(at: Sitting<T>): Sitting<T> => ({ ...at, logs: new Map() });

function expectAsAnew<T extends Types>(at: Sitting<T>, kept: ReturnType<typeof keepingOf<T>>): void {
  const anew = unread(at);
  const log = logOf(anew);
  expect(logOf(at)).toEqual(log);
  expect(log.map(({ index }) => index)).toEqual([...log.keys()]);
  expect(kept.record()).toEqual(keepingOf(anew).record());
  const entry = log.length - 1;
  if (entry >= 0) expect(pastOf(at, entry)).toEqual(pastOf(anew, entry));
}

/** One of all that can be done at a table: mostly a legal action, else whatever takes back or changes who looks. */
function doAnything<T extends Types>(table: Running<T>, draw: Chance): void {
  const { at } = table;
  const [back, screen] = [takingBack(table), atScreen(table)];
  const someSide = () => at.rules.sides[draw(at.rules.sides.length)];
  const others = [
    back.undo,
    back.undo,
    back.redo,
    back.redo,
    back.restartPhase,
    back.takeBackOwn,
    screen.hide,
    screen.goBack,
    () => back.askTakeBack(someSide()) && back.grantTakeBack(),
    () => screen.seat(someSide(), draw(3) === 0 ? 'captain' : null),
    () => {
      const deed = at.history.past.at(-1 - draw(5));
      if (deed) explain(at, deed, draw(3) === 0 ? null : { told: draw(2) === 0 ? 'now' : 'atEnd' });
    },
  ];
  const other = draw(6) === 0 ? others[draw(others.length)] : null;
  if (other) {
    other();
    return;
  }
  screen.takeSeat();
  const { position } = table.published.getState();
  const action = position && anyPlayer(at.rules, draw(2 ** 31))(position);
  if (action) act(table, action);
}

function fuzz<T extends Types>(
  rules: Ruleset<T>,
  setup: T['Setup'],
  seed: number,
  deeds: number,
): Sitting<T> {
  const draw = chanceOf(seed);
  const table = running(rules, setup, seed);
  const kept = keepingOf(table.at);
  for (let done = 0; done < deeds; done++) {
    doAnything(table, draw);
    expectAsAnew(table.at, kept);
  }
  return table.at;
}

describe('log and record grown by an action are as if made anew, after everything that can be done', () => {
  test.each([1, 2, 3])('in Pebbles, seed %i', (seed) => {
    expect(fuzz(pebblesGame, { scenario: 'heap' }, seed, 120).history.past.length).toBeGreaterThan(10);
  });

  test.each([
    [INCOMING, 4],
    [INCOMING, 5],
    [ENGAGE, 6],
  ])('in Extractors!, %o, seed %i', (setup, seed) => {
    expect(fuzz(extractors, setup, seed, 150).history.past.length).toBeGreaterThan(20);
  });

  test.each(['ahead', 'quick'] as const)('in First Light with orders %s', (orders) => {
    const at = fuzz(furrows, { scenario: 'firstLight', orders }, 7, 150);
    expect(at.history.past.length).toBeGreaterThan(20);
  });
});

test('an entry is read once: the same one stands after the next action', () => {
  const table = running(pebblesGame, { scenario: 'heap' }, 7);
  act(table, { type: 'guess', pebbles: 1 });
  atScreen(table).takeSeat();
  const [first] = table.published.getState().log;
  act(table, { type: 'take', pebbles: 2 });
  atScreen(table).takeSeat();
  expect(table.published.getState().log).toHaveLength(2);
  expect(table.published.getState().log[0]).toBe(first);
});

test('two courses of a game part where they do', () => {
  const course = (actions: readonly number[]) => {
    const guesses = actions.map(
      (pebbles, at) => ({ type: at % 2 === 0 ? 'guess' : 'take', pebbles }) as const,
    );
    return [...played(pebblesGame, { setup: { scenario: 'heap' }, seed: 7, version: 1, actions: guesses })];
  };
  const [one, other] = [course([1, 2, 3]), course([1, 2, 3])];
  const mixed = [...one.slice(0, 2), other[2]];
  expect([
    inCommon(one, one),
    inCommon(one, one.slice(0, 2)),
    inCommon(one.slice(0, 1), one),
    inCommon(one, mixed),
    inCommon(one, other),
    inCommon(one, []),
  ]).toEqual([3, 2, 1, 2, 0, 0]);
});
