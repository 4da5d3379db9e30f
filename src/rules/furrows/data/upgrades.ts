import type { BaseClass, Cost, Elite, UnitName, Upgrade } from '../types';

/** A line of the upgrade list [§3.4]. What an upgrade does beyond these figures stands with the rule it changes. */
export interface UpgradeProfile {
  readonly name: string;
  readonly price: Cost;
  readonly who: { readonly classes: readonly BaseClass[] } | { readonly units: readonly UnitName[] };
  /** Most in an army; else only the general limits. */
  readonly most?: number;
  /** Hands it takes of a model; 'base': a base weapon; 0: independent [E-72]. */
  readonly hands: 0 | 1 | 2 | 'base' | 'elite';
}

const craft = (points: number): Cost => ({ industry: 0, manpower: 0, craft: points, experience: 0 });
const experience = (points: number): Cost => ({ ...craft(0), experience: points });

/** The upgrades †, in the order of the list [§3.4]. */
export const UPGRADES: Readonly<Record<Upgrade, UpgradeProfile>> = {
  sergeant: { name: 'Sergeant', price: experience(1), who: { classes: ['foot'] }, hands: 'elite' },
  champion: {
    name: 'Champion',
    price: { ...craft(1), experience: 1 },
    who: { classes: ['foot', 'riders'] },
    hands: 'elite',
  },
  captain: {
    name: 'Captain',
    price: experience(2),
    who: { classes: ['foot', 'riders'] },
    most: 1,
    hands: 'elite',
  },
  deadeye: {
    name: 'Deadeye',
    price: experience(2),
    who: { units: ['leagueRifles', 'reedScouts'] },
    hands: 'elite',
  },
  heavyMusket: {
    name: 'Heavy musket',
    price: craft(1),
    who: { units: ['lineSection', 'leagueRifles'] },
    hands: 2,
  },
  pistolsAndShields: {
    name: 'Pistols and shields',
    price: craft(1),
    who: { units: ['lineSection', 'leagueRifles'] },
    hands: 1,
  },
  bombs: { name: 'Bombs', price: craft(1), who: { units: ['lineSection', 'leagueRifles'] }, hands: 0 },
  gasMasks: {
    name: 'Gas masks',
    price: craft(1),
    who: { classes: ['foot', 'crew', 'riders'] },
    hands: 0,
  },
  handCannon: {
    name: 'Hand cannon',
    price: craft(2),
    who: { units: ['lineSection', 'sappers', 'leagueRifles'] },
    hands: 'base',
  },
  fireLances: { name: 'Fire lances', price: craft(2), who: { units: ['fenRiders'] }, hands: 1 },
  vitriolBlades: { name: 'Vitriol blades', price: craft(1), who: { units: ['alchemists'] }, hands: 1 },
  venomPoints: { name: 'Venom points', price: craft(1), who: { units: ['reedScouts'] }, hands: 0 },
  smokeDischargers: {
    name: 'Smoke dischargers',
    price: craft(1),
    who: { classes: ['tracked', 'wheeled', 'great'] },
    hands: 0,
  },
  ironNerve: { name: 'Iron nerve', price: experience(1), who: { classes: ['foot', 'crew'] }, hands: 0 },
};

/** More assault dice of an elite model [§3.4]. */
export const ELITE_DICE: Readonly<Record<Elite, number>> = {
  sergeant: 1,
  champion: 2,
  deadeye: 0,
  captain: 0,
};
