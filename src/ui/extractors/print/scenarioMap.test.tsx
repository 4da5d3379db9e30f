import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, type Terrain } from '../../../rules/extractors';
import { terrainStrokes } from '../art/mapSigns';
import { ScenarioMap } from './ScenarioMap';

const TERRAINS: readonly Terrain[] = ['rough', 'lake', 'buildup', 'depression', 'bog', 'flux', 'chimneys'];

describe('the map on the scenario card', () => {
  it('tells every terrain by its strokes alone', () => {
    const strokes = TERRAINS.map((terrain) => terrainStrokes(terrain, 0, { x: 0, y: 0 }));
    expect(new Set(strokes).size).toBe(TERRAINS.length);
    expect(strokes.every((path) => path.length > 0)).toBe(true);
    expect(terrainStrokes('clear', null, { x: 0, y: 0 })).toBe('');
  });

  it('points flux the way it drifts', () => {
    const ways = ([0, 1, 2, 3, 4, 5] as const).map((way) => terrainStrokes('flux', way, { x: 0, y: 0 }));
    expect(new Set(ways).size).toBe(6);
    expect(ways[0]).toMatch(/^M0 24L0 -22/);
  });

  it.each(Object.values(SCENARIOS).map((scenario) => [scenario.title, scenario] as const))(
    '%s: shows where each side sets up, enters and leaves',
    (_, scenario) => {
      const { container } = render(<ScenarioMap scenario={scenario} />);
      const map = container.querySelector('.scenario-map > svg')!;
      const entering = scenario.forces.filter(({ arrival }) => arrival.type === 'enters');
      for (const { side } of entering)
        expect(map.querySelector(`.map-sign[data-side='${side}']`), `${side} enters`).not.toBeNull();
      expect(map.querySelectorAll('.map-sign').length).toBeGreaterThanOrEqual(
        entering.length + scenario.exits.length,
      );
      // The first and every fifth: all 24 and 27 would be under 7 points.
      expect(map.querySelectorAll('.map-number')).toHaveLength(5 + 6);
      expect(map.querySelectorAll('image')).toHaveLength(0);
    },
  );
});

it('its numbers at the edges stand clear of the map and of each other', () => {
  const { container } = render(<ScenarioMap scenario={SCENARIOS[0]} />);
  const boxes = [...container.querySelectorAll('.map-number')].map((number) => {
    const [x, y] = ['x', 'y'].map((name) => Number(number.getAttribute(name)));
    // Two narrow figures of 107 units, about their middle and on their foot.
    return { left: x - 45, right: x + 45, top: y - 75, bottom: y };
  });
  for (const [index, one] of boxes.entries()) {
    expect(one.right <= 0 || one.bottom <= 0).toBe(true);
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(Math.min(across, down)).toBeLessThanOrEqual(0);
    }
  }
});
