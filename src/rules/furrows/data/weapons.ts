import type { DieRoll, Facets, Mode, UnitName, WeaponName } from '../types';

export type WeaponTrait =
  | { readonly trait: 'fire' | 'acid' | 'minorAcid' }
  | { readonly trait: 'poison'; readonly sides: number };

/** A line of the weapons list [§3.3]. */
export interface WeaponProfile {
  readonly name: string;
  readonly unit: UnitName;
  /** Shots into each sector, left and right each, for a fixed mounting; else 1 where it may fire. */
  readonly arc: Facets;
  /** In hexes; long range is up to twice that. */
  readonly range: number;
  /** Shortest range, and then no long range either. */
  readonly least?: number;
  /** Armour penetration; null: no regular damage. */
  readonly ap: number | null;
  readonly damage: DieRoll | null;
  readonly shots: { readonly by: 'base' | 'model'; readonly count: number } | { readonly by: 'sector' };
  /** Tokens one loading gives, and the modes in which it may load; without: it never needs loading [E-94]. */
  readonly load?: { readonly tokens: number; readonly modes: readonly Mode[] };
  readonly accuracy?: true;
  /** Hits each enemy model of a hex on this number or more [§8.5]. */
  readonly area?: number;
  readonly lobbed?: true;
  readonly indirect?: true;
  readonly onlySetUp?: true;
  /** Gunnery parts a game in which it fires. */
  readonly limited?: number;
  /** All its shots at one base at once, and only so. */
  readonly burst?: true;
  readonly smokeShells?: number;
  /** Leaves a poison cloud [E-82]. */
  readonly cloud?: true;
  /** Sides of the die on the psychic table. */
  readonly psychic?: number;
  readonly traits?: readonly WeaponTrait[];
}

/** The weapons †, in the order of the list [§3.3]. */
export const WEAPONS: Readonly<Record<WeaponName, WeaponProfile>> = {
  longGun: {
    name: 'Long gun',
    unit: 'anvil',
    arc: [1, 1, 1, 1],
    range: 4,
    ap: 2,
    damage: { sides: 10, plus: 0 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['stand', 'slow'] },
  },
  hullAutogun: {
    name: 'Hull autogun',
    unit: 'anvil',
    arc: [1, 0, 0, 0],
    range: 3,
    ap: -1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 2 },
  },
  flameProjector: {
    name: 'Flame projector',
    unit: 'cinder',
    arc: [1, 1, 0, 0],
    range: 1,
    ap: 1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['stand', 'slow'] },
    area: 3,
    lobbed: true,
    traits: [{ trait: 'fire' }],
  },
  lurcherAutogun: {
    name: 'Autogun',
    unit: 'lurcher',
    arc: [1, 1, 1, 1],
    range: 3,
    ap: -1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 3 },
  },
  casemateGuns: {
    name: 'Casemate guns',
    unit: 'rampart',
    arc: [2, 1, 1, 0],
    range: 4,
    ap: 2,
    damage: { sides: 8, plus: 0 },
    shots: { by: 'sector' },
    load: { tokens: 1, modes: ['stand', 'slow'] },
  },
  rampartAutoguns: {
    name: 'Autoguns',
    unit: 'rampart',
    arc: [2, 2, 2, 2],
    range: 3,
    ap: -1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'sector' },
  },
  rifle: {
    name: 'Rifle',
    unit: 'lineSection',
    arc: [1, 1, 0, 0],
    range: 2,
    ap: -2,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
  },
  sapperBombs: {
    name: 'Bombs',
    unit: 'sappers',
    arc: [1, 1, 0, 0],
    range: 1,
    ap: 0,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
    area: 6,
    lobbed: true,
    limited: 2,
  },
  sapperCarbine: {
    name: 'Carbine',
    unit: 'sappers',
    arc: [1, 1, 0, 0],
    range: 1,
    ap: -2,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
  },
  pathfinderCarbine: {
    name: 'Carbine',
    unit: 'pathfinders',
    arc: [1, 1, 0, 0],
    range: 2,
    ap: -2,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
  },
  ramGun: {
    name: 'Ram gun',
    unit: 'ramGun',
    arc: [1, 0, 0, 0],
    range: 4,
    ap: 3,
    damage: { sides: 8, plus: 1 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['setUp'] },
    onlySetUp: true,
  },
  mortar: {
    name: 'Mortar',
    unit: 'mortar',
    arc: [1, 1, 0, 0],
    range: 6,
    ap: 1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['setUp'] },
    area: 4,
    indirect: true,
    least: 2,
    onlySetUp: true,
    smokeShells: 3,
  },
  lanceGun: {
    name: 'Lance gun',
    unit: 'heron',
    arc: [1, 1, 1, 1],
    range: 4,
    ap: 2,
    damage: { sides: 8, plus: 1 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['stand', 'slow'] },
    accuracy: true,
  },
  heronAutogun: {
    name: 'Autogun',
    unit: 'heron',
    arc: [1, 0, 0, 0],
    range: 3,
    ap: -1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 2 },
  },
  vitriolSprayer: {
    name: 'Vitriol sprayer',
    unit: 'vat',
    arc: [1, 1, 0, 0],
    range: 2,
    ap: 1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['stand', 'slow'] },
    area: 4,
    traits: [{ trait: 'acid' }],
  },
  twinGuns: {
    name: 'Twin guns',
    unit: 'kite',
    arc: [1, 1, 0, 0],
    range: 3,
    ap: 1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 2 },
  },
  rockets: {
    name: 'Rockets',
    unit: 'kite',
    arc: [1, 0, 0, 0],
    range: 2,
    ap: 1,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'base', count: 4 },
    limited: 1,
    burst: true,
  },
  riderPistols: {
    name: 'Pistols',
    unit: 'fenRiders',
    arc: [1, 1, 0, 0],
    range: 1,
    ap: -2,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
  },
  longRifle: {
    name: 'Long rifle',
    unit: 'leagueRifles',
    arc: [1, 1, 0, 0],
    range: 3,
    ap: -2,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
    load: { tokens: 1, modes: ['stand', 'slow', 'crawl'] },
    accuracy: true,
  },
  marksmanRifle: {
    name: 'Marksman rifle',
    unit: 'reedScouts',
    arc: [1, 1, 0, 0],
    range: 4,
    ap: -1,
    damage: { sides: 6, plus: 1 },
    shots: { by: 'model', count: 1 },
    load: { tokens: 5, modes: ['stand', 'slow', 'crawl', 'setUp'] },
    accuracy: true,
  },
  flasks: {
    name: 'Flasks',
    unit: 'alchemists',
    arc: [1, 1, 0, 0],
    range: 1,
    ap: 0,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
    area: 6,
    limited: 2,
    traits: [{ trait: 'poison', sides: 4 }],
  },
  alchemistPistol: {
    name: 'Pistol',
    unit: 'alchemists',
    arc: [1, 1, 0, 0],
    range: 1,
    ap: -2,
    damage: { sides: 6, plus: 0 },
    shots: { by: 'model', count: 1 },
  },
  pikeGun: {
    name: 'Pike gun',
    unit: 'pikeGun',
    arc: [1, 0, 0, 0],
    range: 4,
    ap: 3,
    damage: { sides: 8, plus: 0 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['setUp'] },
    onlySetUp: true,
  },
  gasBombard: {
    name: 'Gas bombard',
    unit: 'bombard',
    arc: [1, 1, 0, 0],
    range: 6,
    ap: 1,
    damage: { sides: 4, plus: 0 },
    shots: { by: 'base', count: 1 },
    load: { tokens: 1, modes: ['setUp'] },
    area: 4,
    indirect: true,
    least: 2,
    onlySetUp: true,
    cloud: true,
    traits: [{ trait: 'poison', sides: 4 }],
  },
  howl: {
    name: 'Howl',
    unit: 'oldGrief',
    arc: [1, 1, 1, 1],
    range: 3,
    ap: null,
    damage: null,
    shots: { by: 'base', count: 1 },
    psychic: 8,
  },
};
