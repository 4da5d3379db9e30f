import type { BaseId, Illegal, Position, RuleRef, SightLine } from '../../../rules/furrows';
import { count, listed, type Worded } from '../../widgets/words';
import {
  ENTRY_NAME,
  MODEL_NAME,
  MODE_NAME,
  TERRAIN_NAME,
  baseName,
  facingName,
  hexName,
  phaseName,
  programText,
  weaponName,
} from './names';

/** 'Cause: have, need', and the rule it rests on. */
export interface ReasonText {
  readonly text: string;
  readonly rule: RuleRef;
}

export function reasonText(position: Position, illegal: Illegal): ReasonText {
  const word = REASONS[illegal.reason] as (reason: Illegal, at: Position) => string;
  return { text: word(illegal, position), rule: illegal.rule };
}

/** What is hit may be no base of the game at all. */
const nameIfAny = (at: Position, base: string) =>
  Object.hasOwn(at.bases, base) ? baseName(at, base as BaseId) : base;

const REASONS: Worded<Illegal, 'reason', [Position]> = {
  malformed: ({ field }) => `That is no order of this game: ${field} is missing or impossible`,
  wrongPhase: ({ phase }) => `Not now: ${phaseName(phase)}`,
  gameEnded: () => 'The game has ended',
  noSuchBase: ({ base }) => `No base ${base} in this game`,
  notYours: ({ base }, at) => `${baseName(at, base)} is the enemy’s`,
  notOnMap: ({ base }, at) => `${baseName(at, base)} is not on the map`,

  outsideZone: ({ hex }, at) => `${hexName(at, hex)} lies outside the set-up zone`,
  barred: ({ hex, terrain, class: of }, at) =>
    `${hexName(at, hex)}: ${TERRAIN_NAME[terrain]} is barred to ${of} bases`,
  stackFull: ({ hex, bases }, at) =>
    `${hexName(at, hex)}: full, ${listed(bases.map((id) => baseName(at, id)))} in it`,
  enemyThere: ({ hex, bases }, at) =>
    `${hexName(at, hex)}: ${listed(bases.map((id) => baseName(at, id)))} in it`,
  enemyNear: ({ hex, enemy, distance, least }, at) =>
    `${hexName(at, hex)}: ${count(distance, 'hex', 'hexes')} from ${baseName(at, enemy)}, at least ${least} needed`,
  noSuchMode: ({ base, mode }, at) => `${baseName(at, base)} is not set up in ${MODE_NAME[mode]}`,
  unplaced: ({ bases }, at) => `Still to be set up: ${listed(bases.map((id) => baseName(at, id)))}`,

  notDue: ({ turn, due }) =>
    due.length === 0
      ? `Turn ${turn}: nothing is written for it now`
      : `Turn ${turn}: now orders are written for turn ${listed(due.map(String))}`,
  alreadyQueued: ({ turn }) => `Turn ${turn}: written in an earlier turn, it stands`,
  notInList: ({ program, mode }) => `${programText(program)}: not in ${MODE_NAME[mode]}`,
  facingNeeded: ({ program }) => `${programText(program)}: its T needs a facing`,
  noFacing: ({ program }) => `${programText(program)}: has no T, takes no facing`,
  unwritten: ({ missing }, at) => {
    const bases = [...new Set(missing.map(({ base }) => base))];
    return `Still without orders: ${listed(bases.map((id) => baseName(at, id)))}`;
  },

  noFireOrder: ({ base, entry }, at) =>
    `${baseName(at, base)} was told ${entry === 'none' ? 'nothing' : ENTRY_NAME[entry]} in this part`,
  shaken: ({ base }, at) => `${baseName(at, base)} is shaken`,
  firedThisTurn: ({ base, mode }, at) => `${baseName(at, base)}: in ${MODE_NAME[mode]} it fires once a turn`,
  noSuchWeapon: ({ base, weapon }, at) => `${baseName(at, base)} has no ${weaponName(weapon)}`,
  notLoaded: ({ weapon }) => `${weaponName(weapon)}: not loaded`,
  jammed: ({ weapon, turn }) => `${weaponName(weapon)}: jammed through turn ${turn}`,
  nobodyFires: () => 'Nobody fires: at least one model needed',
  modelsShort: ({ base, model, wanted, left }, at) => {
    if (model !== 'ordinary') return `The ${MODEL_NAME[model]} has declared its fire or is lost`;
    return left === 0
      ? `${baseName(at, base)}: nobody is left to fire`
      : `Models: ${left} left to fire, ${wanted} asked for`;
  },
  weaponFires: ({ weapon }) => `${weaponName(weapon)} fires already`,
  friend: ({ target }, at) => `${baseName(at, target)} is a friend`,
  outOfRange: ({ range, most, weapon }) =>
    `Out of range: ${count(range, 'hex', 'hexes')}, ${weaponName(weapon)} reaches ${most}`,
  outOfArc: ({ weapon }) => `Outside the arc of ${weaponName(weapon)}`,
  noSight: ({ from, to, sight }, at) =>
    `${hexName(at, to)} is not seen from ${hexName(at, from)}${sight.block ? `: ${blockText(at, sight.block)}` : ''}`,
  notDeclared: ({ weapon }) => `${weaponName(weapon)}: nothing is declared there`,

  notInAssault: ({ base, hex }, at) => `${nameIfAny(at, base)} is not in the assault in ${hexName(at, hex)}`,
  noSuchProfile: ({ profiles }) => `Only ${count(profiles, 'kind')} of hit here`,
  hitCount: ({ given, needed }) =>
    given === 0 ? 'Choose how the hits fall' : `Hits: ${given} given, ${needed} needed`,
  profileSpent: ({ given, left }) => `Hits of this kind: ${given} given, ${left} left`,
  modelsHit: ({ target, given, models }, at) =>
    `${baseName(at, target)}: ${count(given, 'hit')} on ${count(models, 'model')}, one each while others have none`,
  supportCount: ({ given, needed }) => `Support: ${given} given, ${needed} needed`,
  notRetreating: ({ retreating }, at) => `${baseName(at, retreating)} gives way first`,
  turnNotAllowed: ({ from, to }) => `From ${facingName(from)} to ${facingName(to)}: only by 60° or 180°`,
};

function blockText(position: Position, block: { line: SightLine; how: 'blocks' | 'blind' }): string {
  const { line, how } = block;
  const where =
    line.kind === 'hex'
      ? `${TERRAIN_NAME[line.terrain]} in ${hexName(position, line.hex)}`
      : `the hexside between ${line.sides.map((side) => (side === null ? 'the edge' : hexName(position, side))).join(' and ')}`;
  return how === 'blocks' ? `${where} blocks` : `a blind hex behind ${where}`;
}
