/** The printed colours of the valley: cold meadow, mud between. Light from the north-west, as on every map. */
export const PAPER = {
  sheet: '#DBD8CA',
  field: '#DAD7C3',
  ink: '#26251F',
  inkSoft: '#5D5B4E',
  halo: '#FAF8EE',
} as const;

export const CLEAR = {
  high: '#E3E0CE',
  low: '#CFCCB4',
  furrow: '#8F8A68',
  contour: '#8A8560',
  scrub: '#75734F',
  mud: '#C3B196',
  mudDeep: '#B5A084',
  mudLine: '#7A654C',
  puddle: '#9FA9A6',
  puddleLit: '#FFFBEC',
} as const;

export const ROUGH = {
  ground: '#AD9678',
  churn: '#8D765A',
  rim: '#D5C4A4',
  rimLit: '#EBDFC4',
  hole: '#5A4937',
  water: '#7C8C8C',
  edge: '#5F4D3A',
  ink: '#2E251C',
} as const;

export const RUINS = {
  ground: '#C9C1B2',
  rubble: '#8C8375',
  wall: '#3E3833',
  wallLit: '#F3EDDD',
  floor: '#B3A997',
  brick: '#8A4B3C',
  shadow: '#2B2622',
  edge: '#6E6659',
} as const;

export const FOREST = {
  ground: '#94A482',
  crown: '#4E6B4A',
  crownDeep: '#3F5A41',
  lit: '#8DA573',
  dark: '#22352A',
  edge: '#3C5540',
} as const;

export const HILL = {
  ground: '#C2B98C',
  top: '#D2C99C',
  lit: '#EAE4BF',
  shade: '#7F7752',
  shadeDeep: '#5B563E',
  line: '#4E4934',
  lineLit: '#FFFBE6',
  edge: '#5A5338',
} as const;

export const MOUNTAIN = {
  ground: '#A7A195',
  lit: '#E9E5D8',
  litSoft: '#CBC6B8',
  shade: '#77726A',
  shadeDeep: '#55524F',
  shadeDeepest: '#3A3938',
  rock: '#232324',
  edge: '#2B2B2C',
} as const;

export const SWAMP = {
  ground: '#B3B996',
  wet: '#98A684',
  pool: '#536E68',
  poolEdge: '#22403D',
  poolLit: '#A4B8AE',
  reed: '#2F4A32',
  dash: '#5A7560',
  edge: '#4A6350',
} as const;

export const BUILDING = {
  ground: '#CFC9BB',
  block: '#5E6468',
  blockDark: '#43484D',
  roofLit: '#8D9599',
  roofRed: '#7F4A40',
  roofRedLit: '#A4695A',
  shadow: '#22211F',
  edge: '#4B4A45',
} as const;

export const ROAD = { casing: '#3E372C', fill: '#EFE9D6', rut: '#B5A98D', shadow: '#26251F' } as const;

export const TRENCH = {
  spoil: '#E9DFC6',
  spoilEdge: '#7E6B4F',
  lit: '#FFFBEA',
  cut: '#2A221A',
  floor: '#5A4834',
  duckboard: '#C9B58F',
} as const;

export const WIRE = { line: '#23252A', halo: '#F2EEDF' } as const;

export const GUN_PIT = {
  berm: '#C9B48D',
  bermLit: '#F0E4C6',
  bermDark: '#5B4A33',
  floor: '#8A7557',
  ink: '#2A221A',
} as const;

export const ZONE = { line: '#6A3B2A', halo: '#F4EFDF' } as const;

export const OBJECTIVE = {
  ring: '#7A5200',
  fill: '#E2A62C',
  stronghold: '#3A2A5E',
  halo: '#FFFDF4',
} as const;
