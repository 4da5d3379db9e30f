import { hexNumber } from '../../hex';
import { describe, expect, it } from 'vitest';
import { doriana, scenarioOf, type ScenarioId } from '../../rules/extractors';
import { sketchOf } from './scenarioSketch';

const sketch = (id: ScenarioId) => sketchOf(scenarioOf(id));
const zones = (id: ScenarioId) => sketch(id).zones.map(({ side, hexes }) => `${side} ${hexes.length}`);
const arrows = (id: ScenarioId) =>
  sketch(id).arrows.map(({ side, hex, towards }) => `${side} ${hexNumber(doriana.grid, hex)} ${towards}`);

describe('sketchOf: a scenario at a glance', () => {
  it.each<[ScenarioId, string[]]>([
    ['incoming', ['dorian 192']],
    ['threePodAttack', ['dorian 312']],
    ['ambush', ['dorian 648']],
    ['dobernStrongpoint', ['dorian 19']],
    ['engage', []],
  ])('%s has the zones %j', (id, expected) => expect(zones(id)).toEqual(expected));

  it('the Glide, free to stand anywhere, does not cover the zones of the Extractors', () => {
    expect(sketch('extractors').zones).toHaveLength(1);
  });

  it('entries point into the map, exits out of it', () => {
    expect(arrows('extractors')).toEqual(['dorian 2404 west', 'dorian 2425 west', 'avronian 0102 east']);
    expect(arrows('ambush')).toEqual(['avronian 0701 south', 'avronian 1801 south', 'avronian 1327 south']);
    expect(arrows('incoming').at(-1)).toBe('dorian 1301 north');
  });

  it('the Command Post stands, the centre of Engage! has a rim', () => {
    expect(sketch('threePodAttack').posts.map(({ hex }) => hexNumber(doriana.grid, hex))).toEqual(['1324']);
    expect(sketch('engage').objective).toHaveLength(30);
  });
});
