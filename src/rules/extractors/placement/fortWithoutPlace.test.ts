import { describe, expect, it } from 'vitest';
import { hexNumber } from '../../../hex';
import { counterId } from '../data';
import { doriana } from '../maps/doriana';
import type { ScenarioId } from '../types';
import { unitsOf } from '../units';
import { hasPlace, inTheWay, placementOptions, playPlacement, whyNotPlace } from '.';
import { place, placing } from './testing';

describe('§9.5: a fort that has no place left', () => {
  const forts = (...hexes: readonly string[]) =>
    placing(
      'dobernStrongpoint',
      'dorian',
      hexes.map((hex, i) => `fort-${i + 1}@${hex}`),
    );

  it('names whoever stands in its way, and nobody while it has a place', () => {
    const zone = hexesOf('dobernStrongpoint');
    const game = forts('1215');
    expect(hasPlace(game, counterId('fort-2'))).toBe(true);
    expect(inTheWay(game, counterId('fort-2'))).toEqual([]);
    const closed = closedBy(zone, 4);
    const full = forts(...closed);
    expect(hasPlace(full, counterId('fort-5'))).toBe(false);
    const others = inTheWay(full, counterId('fort-5'));
    for (const id of others) {
      const freed = structuredClone(full);
      playPlacement(freed, { type: 'unplace', unit: id });
      expect(hasPlace(freed, counterId('fort-5'))).toBe(true);
    }
    const free = unitsOf(full).filter(({ kind, where }) => kind === 'fort' && where.at === 'map');
    for (const { id } of free.filter((fort) => !others.includes(fort.id))) {
      const freed = structuredClone(full);
      playPlacement(freed, { type: 'unplace', unit: id });
      expect(hasPlace(freed, counterId('fort-5'))).toBe(false);
    }
    expect(others.length).toBeGreaterThan(0);
  });

  function hexesOf(scenario: ScenarioId): readonly string[] {
    const game = placing(scenario, 'dorian');
    const places = placementOptions(game, counterId('fort-1')).flatMap((action) =>
      action.type === 'place' ? [hexNumber(doriana.grid, action.hex)] : [],
    );
    return [...new Set(places)];
  }

  /** The first so many places, taken one by one, that leave none for another. */
  function closedBy(zone: readonly string[], many: number): readonly string[] {
    const search = (taken: readonly string[], from: number): readonly string[] | undefined => {
      if (taken.length === many) return hasPlace(forts(...taken), counterId('fort-5')) ? undefined : taken;
      for (let i = from; i < zone.length; i++) {
        const game = forts(...taken);
        if (whyNotPlace(game, place(`fort-${taken.length + 1}@${zone[i]}`))) continue;
        const found = search([...taken, zone[i]], i + 1);
        if (found) return found;
      }
      return undefined;
    };
    const found = search([], 0);
    if (!found) throw new Error('Four forts leave room for a fifth wherever they stand');
    return found;
  }
});
