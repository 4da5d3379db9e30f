import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { counterOf, unitOf, type CounterId } from '../../../rules/extractors';
import { UnitPicture } from '../art/UnitPicture';
import { UnitDock, useDocked } from '../dock';
import { ResultPanel } from '../fire';
import { tableWith, type TestDesk } from '../testing';
import { ForcesList, OrderOfBattle } from '../forces';
import { LogPanel } from '../log';
import { BoardStrip } from './BoardStrip';
import { GameBar } from './GameBar';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const id = (text: string) => counterOf(text as CounterId).id;
const LANCE = id('connakti-lance-1');

/** A Lance with one step left beside three weapons; with or without another section that keeps the game going. */
const KILL =
  'engage simple T2 Afire | D connakti-lance-1@1715 | A multipod B@1714/S force0 w:particleAccelerator,shredder,laser,thermoBeam,- m:-,-,-';
const ANOTHER = KILL.replace('@1715', '@1715; ehn-etaki-shock@1110');

function Dock() {
  const unit = useDocked();
  return unit && <UnitDock unit={unit} />;
}

/** Everything beside the map but the dice themselves, with the card of the Lance open. */
function besideTheMap({ Stage, desk }: TestDesk) {
  act(() => desk.look(LANCE));
  render(
    <Stage>
      <GameBar onEnd={() => undefined} onTab={() => undefined} />
      <ForcesList />
      <OrderOfBattle />
      <LogPanel />
      <Dock />
      <BoardStrip board={null} />
    </Stage>,
  );
  return () => document.body.textContent;
}

/** The first seed with which it dies of them. */
function killed(line: string) {
  for (let seed = 1; seed < 40; seed++) {
    const test = tableWith(line, seed);
    const firers = [0, 1, 2].map((slot) => ({ unit: id('B'), slot }));
    const told = besideTheMap(test);
    const before = told();
    act(() => void test.desk.act({ type: 'fire', firers, target: LANCE, area: false }));
    if (unitOf(test.position(), LANCE).where.at === 'eliminated') return { ...test, told, before };
    cleanup();
  }
  throw new Error('It never dies');
}

it('R-88: the bar’s score does not count a Thanis order that lies face down, not for its own side either', () => {
  const plain = KILL.replace('simple', 'full');
  const told = [plain, plain.replace('m:', 'thanis:freeMove m:')].map((line) => {
    const { Stage } = tableWith(line);
    render(
      <Stage>
        <GameBar onEnd={() => undefined} onTab={() => undefined} />
      </Stage>,
    );
    const { textContent } = document.body;
    cleanup();
    return textContent;
  });
  expect(told[0]).toMatch(/Avronian ahead/);
  expect(told[1]).toBe(told[0]);
});

describe.each([
  ['a kill', ANOTHER],
  ['the kill that ends the game', KILL],
])('until the dice have landed nothing beside the map tells of %s', (_, line) => {
  it('log, score, lists, card, bar', () => {
    const { told, before, desk } = killed(line);
    const rolling = told();
    act(() => desk.scenes.end());
    expect(told()).toMatch(/fire at Lance 1 of Connakti/);
    expect(told()).toMatch(/1 gone.*lost, turn 2/);
    expect(told()).not.toBe(before);
    for (const early of [/fire at/, /1 gone/, /eliminated/i, /last dice/i])
      expect(rolling).not.toMatch(early);
    expect(/Dorian: \d+ points/.exec(rolling)?.[0]).toBe(/Dorian: \d+ points/.exec(before)?.[0]);
  });

  it('the counter on the card of the dice is the one that was fired at, then and when it is gone', () => {
    const counter = (container: HTMLElement) => container.querySelector('svg')?.outerHTML;
    const alive = tableWith(line);
    const unit = unitOf(alive.position(), LANCE);
    const was = counter(
      render(
        <alive.Stage>
          <UnitPicture unit={unit} size={44} />
        </alive.Stage>,
      ).container,
    );
    const { Stage, desk } = killed(line);
    const card = render(
      <Stage>
        <ResultPanel />
      </Stage>,
    );
    expect(counter(card.container)).toBe(was);
    act(() => desk.scenes.end());
    expect(counter(card.container)).toBe(was);
  });

  it('nothing waits where motion is unwelcome', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    expect(killed(line).told()).toMatch(/1 gone/);
  });
});
