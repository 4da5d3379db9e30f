import { Container, Graphics } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { createGrid, parseHex, type Hex } from '../../hex';
import type { BoardCounter, BoardModel } from '../model';
import { COUNTER_SIZE } from '../pictures/size';
import { placed } from '../view/stacks';
import { createStage, type Layers, type Shown } from './stage';

const grid = createGrid(6, 6);
const card = { key: 'card', draw: () => ({ half: 50, shapes: [] }) };
const sides = { hatched: { colour: '#111111', mark: [] }, dotted: { colour: '#222222', mark: [] } };
const counter = (id: string, hex: Hex): BoardCounter => ({
  ...{ id, hex, facing: null, side: 'hatched', name: id },
  look: { shape: 'square', card, status: [] },
});
const [here, there] = ['0102', '0203'].map((number) => parseHex(grid, number)!);
const COUNTERS = [counter('first', here), counter('second', there), counter('third', there)];
const SHARP = { zoom: 1, pixelRatio: 1 };

function shownOf(change: Partial<BoardModel> = {}, fan: Hex | null = null, sharpness = SHARP): Shown {
  const model = { grid, sides, counters: COUNTERS, marks: NO_MARKS, focus: null, ...change } as BoardModel;
  const sheet = { x: 0, y: 0, width: 500, height: 500 };
  const placements = placed(grid, model.counters, {
    hex: fan,
    zoom: sharpness.zoom,
    within: sheet,
    askew: undefined,
  });
  return { model, placements, sharpness, ring: null };
}
const NO_MARKS: BoardModel['marks'] = [];

function begun() {
  const layers: Layers = [new Container(), new Container(), new Container()];
  const changed = vi.fn();
  const stage = createStage(layers, changed);
  stage.show(shownOf());
  changed.mockClear();
  const [ground] = layers[0].children;
  if (!(ground instanceof Graphics)) throw new Error('Nothing lies on the ground');
  const counters = layers[1].children[1];
  const ids = () => counters.children.map(({ label }) => label);
  return { layers, ground, counters, changed, stage, ids };
}

test('a frame is asked for when something shown has changed, and only then', () => {
  const { stage, changed } = begun();
  const { model, placements } = shownOf();
  const now = { model, placements, sharpness: SHARP, ring: null };
  stage.show(now);
  changed.mockClear();
  stage.show({ ...now });
  expect(changed).not.toHaveBeenCalled();
  stage.show({ ...now, model: { ...model, focus: here }, ring: 'keyboard' });
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a unit that is taken in hand is laid anew, and no other', () => {
  const { ground, counters, stage, ids } = begun();
  const laid = counters.children.map((node) => vi.spyOn(node.position, 'set'));
  const cleared = vi.spyOn(ground, 'clear');
  const [first, ...others] = COUNTERS;
  stage.show(shownOf({ counters: [...others, { ...first, emphasis: 'selected' }] }));
  expect(laid.map((set) => set.mock.calls.length)).toEqual([1, 0, 0]);
  expect(ids()).toEqual(['second', 'third', 'first']);
  expect(counters.children[2].children).toHaveLength(2);
  expect(cleared).not.toHaveBeenCalled();
});

test('who has left the map leaves nothing there', () => {
  const { stage, ids } = begun();
  stage.show(shownOf({ counters: COUNTERS.slice(0, 2) }));
  expect(ids()).toEqual(['first', 'second']);
});

test('the chance of a shot lies over a stack that is fanned out, figures of a move under it', () => {
  const { layers, stage } = begun();
  const counts = () => [1, 2].map((at) => layers[at].children.at(-1)!).map((one) => one.children.length);
  stage.show(shownOf({ marks: [{ kind: 'target', hex: here, label: '60 %' }] }));
  expect(counts()).toEqual([0, 1]);
  stage.show(shownOf({ marks: [{ kind: 'legalEnd', hex: here, label: '2' }] }));
  expect(counts()).toEqual([1, 0]);
});

test('the chance at a stack that is fanned out itself stands below its cards, from afar too', () => {
  const { layers, stage } = begun();
  for (const zoom of [1, 0.3]) {
    const shown = shownOf({ marks: [{ kind: 'target', hex: there, label: '60 %' }] }, there, {
      ...SHARP,
      zoom,
    });
    stage.show(shown);
    const [chance] = layers[2].children.at(-1)!.children;
    const cards = shown.placements.filter(({ fanned }) => fanned);
    expect(cards).toHaveLength(2);
    for (const { y, part } of cards)
      expect(chance.y - 7 * chance.scale.y).toBeGreaterThan(y + (part * COUNTER_SIZE) / 2);
  }
});
