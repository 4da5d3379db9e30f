/** The printed colours of the survey. Lit faces look north-west, shadows fall south-east, everywhere. */
export const CLEAR = {
  ground: '#EDE4CF',
  high: '#F2EAD8',
  low: '#E8DEC6',
  contour: '#A98A5C',
  scrub: '#8E7E58',
} as const;

export const ROUGH = {
  ground: '#CDB58B',
  step1: '#C2A678',
  step2: '#B5966A',
  lit1: '#E2CFA6',
  lit2: '#F5EACD',
  contourLit: '#FFF8E2',
  shade1: '#8B7457',
  shade2: '#5F554B',
  shade3: '#3C3936',
  rock: '#332A22',
  edge: '#5E4A34',
} as const;

export const LAKE = {
  shallow: '#8DB3B8',
  water: '#5F929F',
  deep: '#447A8B',
  deepest: '#386B7D',
  shore: '#1F4654',
  line: '#2C5A69',
  glint: '#CFE3E0',
  beach: '#F3EAD3',
} as const;

export const BUILD_UP = {
  ground: '#DACBB4',
  street: '#EEE4D0',
  block: '#75685F',
  blockDark: '#584D48',
  roofLit: '#978A7F',
  roofRed: '#A4573F',
  roofRedLit: '#C07A5F',
  dome: '#8FA09B',
  domeLit: '#D3DCD3',
  shadow: '#3A302A',
  edge: '#6B5A4A',
} as const;

export const BOG = {
  ground: '#C6CAA6',
  wet: '#AEBB9B',
  pool: '#4F8177',
  poolEdge: '#25514A',
  poolLit: '#A5C4B4',
  reed: '#2D5A48',
  dash: '#5C8570',
  edge: '#6B8A6A',
} as const;

export const DEPRESSION = {
  floors: ['#DDD0BA', '#CEC0AC', '#C0B3A2', '#B4A899', '#A99E92'],
  shade: '#4A3F38',
  lit: '#F4EAD3',
  hachure: '#43362B',
  rim: '#2B221A',
} as const;

export const CHIMNEYS = {
  ground: '#E4D39A',
  halo: '#D3B769',
  cone: '#A98A4C',
  coneDark: '#65512F',
  vent: '#211B17',
  rimLit: '#F6EBC4',
  steam: '#FBF7EC',
  steamEdge: '#8C8A84',
} as const;

export const FLUX = {
  ground: '#E6CFB8',
  stroke: '#A4482F',
  strokeSoft: '#C48568',
  chevron: '#8F331D',
  edge: '#B5654A',
} as const;

export const ROAD = {
  casing: '#43352A',
  fill: '#F7EFDC',
  casingWidth: 6.6,
  fillWidth: 4.2,
  shadow: '#33291F',
} as const;

export const BRIDGE = { deck: '#F7EFDC', parapet: '#33291F', pier: '#43352A', shadow: '#173642' } as const;
