import type { Setup, Side } from '../../rules/extractors';
import { pick, type Chance } from '../chance';

/** How a side of a random game plays: drawn once, so that games differ in more than their dice. */
export interface Style {
  /** 'meanly': as little as it may. */
  readonly shops: 'recommended' | 'randomly' | 'meanly';
  readonly places: 'recommended' | 'randomly';
  readonly programs: 'recommended' | 'randomly';
  /** Where its units go: nowhere in particular, at the enemy, where the scenario is won, or away from the enemy. */
  readonly heads: 'anywhere' | 'forEnemy' | 'forVictory' | 'away';
  /** Percent of its choices that follow its goal; the others are any. */
  readonly purpose: number;
  /** Options it looks at before it takes the best: a few are purposeful enough. */
  readonly compares: number;
  /** Percent of its decisions by which it ends the phase instead, if it may. */
  readonly idleness: number;
  /** Percent of its choices among combined shots that take the largest. */
  readonly combines: number;
  /** Percent of fire phases in which it fires at all. */
  readonly fires: number;
  /** Percent of chances for a reset that it takes. */
  readonly resets: number;
}

export type Styles = Readonly<Record<Side, Style>>;

/** What is settled of the styles before they are drawn. */
export type GivenStyles = Readonly<Partial<Record<Side, Partial<Style>>>>;

export function drawStyles(chance: Chance): Styles {
  return { dorian: drawStyle(chance), avronian: drawStyle(chance) };
}

function drawStyle(chance: Chance): Style {
  const one = <Item>(...items: readonly Item[]): Item => pick(chance, items)!;
  return {
    shops: one('recommended', 'recommended', 'randomly', 'randomly', 'meanly'),
    places: one('recommended', 'randomly'),
    programs: one('recommended', 'randomly'),
    heads: one('anywhere', 'forEnemy', 'forEnemy', 'forVictory', 'forVictory', 'away'),
    purpose: one(60, 90, 100),
    compares: one(8, 14, 40),
    idleness: one(0, 0, 0, 3, 20),
    combines: one(0, 50, 90),
    fires: one(100, 100, 100, 50, 0),
    resets: one(0, 2, 10),
  };
}

/** A seed for the players of a game that has nothing to do with its dice. */
export function playersSeed({ scenario, rules }: Setup, seed: number): number {
  let mixed = seed ^ (rules === 'full' ? 0x5eed : 0x51e);
  for (const letter of scenario) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193);
  return mixed >>> 0;
}
