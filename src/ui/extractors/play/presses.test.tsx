import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reachOf, unitsOf, type CounterId } from '../../../rules/extractors';
import { changeSettings } from '../../shell/settings';
import { FireActions, FirePanel } from '../fire';
import { tableWith, type TestDesk } from '../testing';
import { LogPanel } from '../log';

/** *Engage!*, turn 2: 18 Dorian units have entered. */
const TURN_2 =
  'engage full T2 Dmovement | D panza-shock-1@0101; panza-shock-2@0101; panza-lance@0101; bha-shock@0102; bha-lance@0102; ' +
  'bha-commando@0102; ehn-ark-shock-1@0103; ehn-ark-shock-2@0103; ehn-ark-lance@0103; transcom-1@0104; dagmaton-1@0104; ' +
  'pgp-1@0127/N; floater-1@0126/N; walker-1@0125/N; walker-2@0124/N; revil-1@0123/N; agrax-1@0121/N; agrax-2@0120/N | ' +
  'A bipod A@1904/SW moved fired w:laser,-,- m:close!,close,close m@1 c:sweep!,optimize,sweep c@1 c.runs';

/** Two machines among their enemies, Combat orders to reveal. */
const MACHINES =
  'engage full T4 Afire | D panza-shock-1@0502; panza-shock-2@0703; bha-shock@0705; bha-lance@0804; agrax-1@1318/N | ' +
  'A bipod A@0904/SW moved w:particleAccelerator,laser,shredder m:close!,close,close m@1 c:closestTarget,optimize,- c.runs; ' +
  'bipod C@0903/SW moved w:particleAccelerator,laser,shredder m:close!,close,close m@1 c:closestTarget,optimize,- c.runs';

beforeEach(() => changeSettings({ goOn: true }));
afterEach(() => {
  cleanup();
  changeSettings({ goOn: false });
});

/** Counts what a player presses: hexes and buttons. */
function counting({ desk, position }: TestDesk) {
  let presses = 0;
  const tap = (unit: CounterId) => {
    const ends = reachOf(position(), unit).ends.filter(({ exit, into, path, bogRolls }) => {
      return exit === null && into === null && path.length > 0 && bogRolls === 0;
    });
    const end = ends.at(-1);
    if (!end) throw new Error(`${unit} has nowhere to go`);
    presses += 2;
    act(() => desk.tap({ hex: end.hex, counter: null }));
    act(() => desk.tap({ hex: end.hex, counter: null }));
  };
  return { tap, presses: () => presses };
}

it('Engage!, turn 2: 18 Dorian units are moved in at most 36 presses', () => {
  const test = tableWith(TURN_2);
  const hands = counting(test);
  // The phase begins with its first unit in hand.
  act(() => test.desk.step(1));
  for (let moved = 0; moved < 18; moved++) {
    const { selected } = test.desk.state.getState();
    if (selected === null) throw new Error(`Nobody in hand after ${moved} moves`);
    hands.tap(selected);
  }
  const units = unitsOf(test.position()).filter(({ side }) => side === 'dorian');
  expect(units).toHaveLength(18);
  expect(units.every(({ moved }) => moved)).toBe(true);
  expect(hands.presses()).toBeLessThanOrEqual(36);
});

/** A fire phase with its first unit in hand, and its buttons. */
function firing(line: string) {
  const test = tableWith(line);
  render(
    <test.Stage>
      <FirePanel />
      <FireActions />
    </test.Stage>,
  );
  act(() => test.desk.step(1));
  return { ...test, press: (name: RegExp) => fireEvent.click(screen.getByRole('button', { name })) };
}

it("a machine's fire takes at most 2 presses: its order turned up, its shots let go", () => {
  const { press, position } = firing(MACHINES);
  const fired = () =>
    unitsOf(position()).filter(({ side, fired: done }) => side === 'avronian' && done).length;
  for (const machine of [1, 2]) {
    press(/Reveal Combat order 1/);
    press(/^Fire/);
    expect(fired()).toBe(machine);
  }
});

/** Three weapons that bear on three enemies. */
const ROUND_IT =
  'D panza-shock-1@0903; panza-shock-2@1004; bha-shock@0905; bha-lance@0804; agrax-1@1318/N | ' +
  'A bipod A@0904/SW moved force0 w:particleAccelerator,laser,shredder';

it('a Sweep takes at most 2 presses: its order turned up, all its weapons let go in turn [§8.4.2]', () => {
  const { press, position, table, desk, Stage } = firing(
    `engage full T4 Afire | ${ROUND_IT} m:close!,close,close m@1 c:sweep,-,-`,
  );
  press(/Reveal Combat order 1/);
  press(/^All fire in turn/);
  const shots = table.published
    .getState()
    .log.filter(({ events }) => events.some(({ type }) => type === 'shot'));
  expect(shots.length).toBeGreaterThan(1);
  expect(position().activation).toBeNull();
  expect(desk.scenes.state.getState().scene?.past).toEqual({ why: 'inTurn', at: 1, of: shots.length });
  // The log tells each as it is played, none before its dice.
  render(
    <Stage>
      <LogPanel />
    </Stage>,
  );
  const told = () => screen.queryAllByText(/Shows the card with the dice/).length;
  expect(told()).toBe(0);
  act(() => desk.scenes.end());
  expect(told()).toBe(1);
  act(() => desk.scenes.skip());
  expect(told()).toBe(shots.length);
});

it('Free Target takes at most 2 presses: its order turned up, its weapons let go at the likeliest target [§8.5]', () => {
  const { press, position } = firing(
    `engage full T4 Afire | ${ROUND_IT} m:close!,close,close m@1 c:freeTarget,-,- thanis:freeTarget`,
  );
  press(/Reveal Combat order 1/);
  press(/^Fire/);
  const [machine] = unitsOf(position()).filter(({ side }) => side === 'avronian');
  expect(machine.class === 'machine' && machine.slots.some(({ fired }) => fired)).toBe(true);
});

it('a machine under the Simple rules fires in at most 2 presses: its target, and the shot', () => {
  const { press, position, desk } = firing(`engage simple T4 Afire | ${ROUND_IT} m:-,-,-`);
  const target = unitsOf(position()).find(({ id }) => id.includes('panza') && id.includes('shock-1'));
  if (target?.where.at !== 'map') throw new Error('No target on the map');
  const { hex } = target.where;
  act(() => desk.tap({ hex, counter: target.id }));
  press(/^Fire/);
  const machine = unitsOf(position()).find(({ side }) => side === 'avronian');
  expect(machine?.class === 'machine' && machine.slots.some(({ fired }) => fired)).toBe(true);
});
