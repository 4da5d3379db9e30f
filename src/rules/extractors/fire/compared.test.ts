import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractors } from '../ruleset';
import type { Action, Setup, UnitResult } from '../types';
import { compared } from './compared';

const GAMES = new URL('../games/', import.meta.url);

interface Golden {
  readonly setup: Setup;
  readonly seed: number;
  readonly version: number;
  readonly actions: readonly Action[];
}

function resultsOf(name: string): readonly UnitResult[] {
  const { setup, seed, version, actions } = JSON.parse(readFileSync(new URL(name, GAMES), 'utf8')) as Golden;
  const game = extractors.setup(setup, seed, version);
  return actions
    .flatMap((action) => extractors.play(game, action))
    .flatMap((event) => (event.type === 'shot' ? event.results : []));
}

const results = readdirSync(GAMES)
  .filter((name) => /^(engage|extractors)-full/.test(name))
  .flatMap(resultsOf);

describe('what a shot did beside what it might have done [§7.3.2]', () => {
  it('is always something that the forecast holds possible, in every shot of whole games', () => {
    expect(results.length).toBeGreaterThan(100);
    for (const result of results) {
      const { below, above } = compared(result);
      expect(below).toBeGreaterThanOrEqual(0);
      expect(above).toBeGreaterThanOrEqual(0);
      expect(below + above).toBeLessThan(1 + 1e-9);
      expect(1 - below - above).toBeGreaterThan(1e-9);
    }
  });

  it('puts a miss below everything that does something', () => {
    const missed = results.filter(({ hits }) => !hits.includes(true));
    expect(missed.length).toBeGreaterThan(10);
    for (const result of missed) expect(compared(result).below).toBe(0);
  });

  it('puts nothing above the end of the unit, and below it whatever leaves it alive', () => {
    const gone = results.filter(({ effects }) => effects.some(({ effect }) => effect === 'destroyed'));
    expect(gone.length).toBeGreaterThan(5);
    for (const result of gone)
      expect(compared(result)).toEqual({ below: 1 - result.forecast.destroyed, above: 0 });
  });
});
