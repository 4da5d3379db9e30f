import { DIRECTION_NAMES, hexNumber, type Direction, type Hex } from '../../../hex';
import {
  UNITS,
  WEAPONS,
  basesOf,
  isPlaced,
  mapOf,
  partsOf,
  scenarioOf,
  type Base,
  type BaseId,
  type Facet,
  type GunneryEntry,
  type Mode,
  type ModelKind,
  type MovementOrder,
  type PartAction,
  type Phase,
  type Position,
  type Side,
  type Terrain,
  type TurnPart,
  type WeaponName,
  type Work,
} from '../../../rules/furrows';
import { capital } from '../../widgets/words';

export const SIDE_NAME: Readonly<Record<Side, string>> = { foundry: 'Foundry', league: 'League' };

/** 'Line section 1': units a side has several of bear a number, in the order of its army list. */
export function baseName(position: Pick<Position, 'bases'>, id: BaseId): string {
  const base = position.bases[id];
  const rank = rankOf(position, base);
  return rank === undefined ? UNITS[base.unit].name : `${UNITS[base.unit].name} ${rank}`;
}

export function rankOf(position: Pick<Position, 'bases'>, base: Base): number | undefined {
  const alike = basesOf(position).filter(({ unit, side }) => unit === base.unit && side === base.side);
  return alike.length > 1 ? alike.findIndex(({ id }) => id === base.id) + 1 : undefined;
}

export const MODE_NAME: Readonly<Record<Mode, string>> = {
  stand: 'stand',
  crawl: 'crawl',
  setUp: 'set up',
  slow: 'slow',
  fast: 'fast',
};

export function facingName(facing: Direction): string {
  return DIRECTION_NAMES[facing];
}

const FACING_WORDS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

export function facingWords(facing: Direction): string {
  return FACING_WORDS[facing];
}

export function hexName(position: Pick<Position, 'scenario'>, hex: Hex): string {
  return hexNumber(mapOf(position).grid, hex);
}

export const ENTRY_NAME: Readonly<Record<GunneryEntry, string>> = {
  none: '−',
  aim: 'Aim',
  load: 'Load',
  fire: 'Fire',
  spot: 'Spot',
};

export function weaponName(weapon: WeaponName): string {
  return WEAPONS[weapon].name;
}

export const FACET_NAME: Readonly<Record<Facet, string>> = {
  front: 'front',
  frontSide: 'front-side',
  backSide: 'back-side',
  back: 'back',
};

export const MODEL_NAME: Readonly<Record<ModelKind, string>> = {
  ordinary: 'model',
  sergeant: 'sergeant',
  champion: 'champion',
  deadeye: 'deadeye',
  captain: 'captain',
};

export const TERRAIN_NAME: Readonly<Record<Terrain, string>> = {
  clear: 'clear',
  rough: 'rough',
  ruins: 'ruins',
  forest: 'forest',
  building: 'building',
  hill: 'hill',
  mountain: 'mountain',
  swamp: 'swamp',
};

export const WORK_NAME: Readonly<Record<Work, string>> = {
  trench: 'trench',
  wire: 'wire',
  gunPit: 'gun pit',
};

export const PART_NAME: Readonly<Record<TurnPart, string>> = {
  gunnery1: 'Gunnery 1',
  movement1: 'Movement 1',
  movement2: 'Movement 2',
  movement3: 'Movement 3',
  gunnery2: 'Gunnery 2',
  apply: 'Apply damage',
  agony: 'Agony',
  aftermath: 'Aftermath',
};

export const PART_SHORT: Readonly<Record<TurnPart, string>> = {
  gunnery1: 'Fire 1',
  movement1: 'Move 1',
  movement2: 'Move 2',
  movement3: 'Move 3',
  gunnery2: 'Fire 2',
  apply: 'Apply',
  agony: 'Agony',
  aftermath: 'End',
};

/** 'Foundry orders', 'League fire, Gunnery 1'. */
export function phaseName(phase: Phase): string {
  if (phase.name === 'ended') return 'The game has ended';
  const side = SIDE_NAME[phase.side];
  switch (phase.name) {
    case 'placement':
      return `${side} set-up`;
    case 'orders':
      return `${side} orders`;
    case 'declare':
      return `${side} fire`;
    case 'hits':
      return `${side} hits`;
    case 'retreat':
      return `${side} retreat`;
  }
}

export function turnText(position: Pick<Position, 'scenario' | 'turn'>): string {
  const { lastTurn } = scenarioOf(position);
  return position.turn === 0 ? 'Before turn 1' : `Turn ${position.turn} of ${lastTurn}`;
}

/** As it is written, with a real minus: 'T,A + F + −'. */
export function programText(program: string): string {
  return program.split('+').join(' + ').replaceAll('-', '−');
}

/** A part as it was done, such as 'L,F'. */
export function partText(part: string): string {
  return part.replaceAll('-', '−');
}

function actWords(action: PartAction, facing: Direction | null): string {
  switch (action.act) {
    case 'forward':
      return 'forward';
    case 'reverse':
      return 'back';
    case 'turn':
      return action.sixths < 0 ? 'turn left' : 'turn right';
    case 'turnTo':
      return facing === null ? 'turn' : `turn to ${facingWords(facing)}`;
    case 'faster':
      return 'one mode faster';
    case 'slower':
      return 'one mode slower';
    case 'into':
      return `into ${MODE_NAME[action.mode]}`;
  }
}

/** For the ear: 'forward; turn to south-east and forward; wait'. */
export function programWords({ program, facing }: MovementOrder): string {
  if (!program.includes('+'))
    return program === 'Chase' ? 'chase the nearest enemy' : 'follow the nearest captain';
  return partsOf(program)
    .map((part) => part.map((action) => actWords(action, facing)).join(' and ') || 'wait')
    .join('; ');
}

/** '1205, slow, faces south, 4 models, armour 0'. */
export function standingText(position: Position, base: Base): string {
  if (base.where.at === 'unplaced') return 'Still to be set up';
  if (!isPlaced(base)) return `Destroyed in ${hexName(position, base.where.hex)}`;
  const { hex, facing } = base.where;
  const states = [
    hexName(position, hex),
    MODE_NAME[base.mode],
    `faces ${facingName(facing)}`,
    ...(base.shaken > 0 ? ['shaken'] : []),
    ...(base.wear > 0 ? [`wear +${base.wear}`] : []),
  ];
  return capital(states.join(', '));
}
