import type { Terrain } from './map';

/** A base's name in its army, such as 'line-2'. */
export type BaseId = string & { readonly __brand: 'BaseId' };

export type Side = 'foundry' | 'league';

export type FoundryUnit =
  | 'anvil'
  | 'cinder'
  | 'lurcher'
  | 'rampart'
  | 'lineSection'
  | 'sappers'
  | 'pathfinders'
  | 'ramGun'
  | 'mortar';
export type LeagueUnit =
  | 'heron'
  | 'vat'
  | 'kite'
  | 'fenRiders'
  | 'leagueRifles'
  | 'reedScouts'
  | 'alchemists'
  | 'pikeGun'
  | 'bombard'
  | 'oldGrief';
export type UnitName = FoundryUnit | LeagueUnit;

export type BaseClass = 'tracked' | 'wheeled' | 'great' | 'flyer' | 'foot' | 'crew' | 'riders' | 'beast';
export type Size = 'medium' | 'large' | 'huge';

/** Speed modes; `crawl` is of foot, `setUp` of crews [§5.2]. */
export type Mode = 'stand' | 'crawl' | 'setUp' | 'slow' | 'fast';

/** Four figures, front / front-side / back-side / back; left and right are alike [§3]. */
export type Facets<T = number> = readonly [front: T, frontSide: T, backSide: T, back: T];
export const FACETS = ['front', 'frontSide', 'backSide', 'back'] as const;
export type Facet = (typeof FACETS)[number];

/** One die and what is added to it, such as d6−1. */
export interface DieRoll {
  readonly sides: number;
  readonly plus: number;
}

/** Points of the four currencies [§3]. */
export interface Cost {
  readonly industry: number;
  readonly manpower: number;
  readonly craft: number;
  readonly experience: number;
}

export type ShotGrade = 'good' | 'excellent' | 'bad';

export type Ability =
  | { readonly ability: 'takeCover'; readonly mode: Mode; readonly modifier: number }
  | { readonly ability: 'camouflage'; readonly terrain: readonly Terrain[] }
  | { readonly ability: 'shot'; readonly grade: ShotGrade }
  | {
      readonly ability: 'scout' | 'hidden' | 'nimble' | 'steady' | 'flying' | 'wireCutters' | 'gasMasks';
    }
  | {
      readonly ability: 'resistance';
      readonly type: 'fire' | 'acid' | 'poison' | 'psychic';
      readonly value: number | 'immune';
    }
  | { readonly ability: 'preAssaultRetreat'; readonly from: number }
  | { readonly ability: 'cunningAssault'; readonly per: number }
  | { readonly ability: 'fear'; readonly sides: number }
  | { readonly ability: 'terror'; readonly radius: number; readonly sides: number };

/** Elites in the order in which they are lost [E-66]. */
export const ELITES = ['sergeant', 'champion', 'deadeye', 'captain'] as const;
export type Elite = (typeof ELITES)[number];

export type Upgrade =
  | Elite
  | 'heavyMusket'
  | 'pistolsAndShields'
  | 'bombs'
  | 'gasMasks'
  | 'handCannon'
  | 'fireLances'
  | 'vitriolBlades'
  | 'venomPoints'
  | 'smokeDischargers'
  | 'ironNerve';

export type WeaponName =
  | 'longGun'
  | 'hullAutogun'
  | 'flameProjector'
  | 'lurcherAutogun'
  | 'casemateGuns'
  | 'rampartAutoguns'
  | 'rifle'
  | 'sapperBombs'
  | 'sapperCarbine'
  | 'pathfinderCarbine'
  | 'ramGun'
  | 'mortar'
  | 'lanceGun'
  | 'heronAutogun'
  | 'vitriolSprayer'
  | 'twinGuns'
  | 'rockets'
  | 'riderPistols'
  | 'longRifle'
  | 'marksmanRifle'
  | 'flasks'
  | 'alchemistPistol'
  | 'pikeGun'
  | 'gasBombard'
  | 'howl';
