import { expect } from 'vitest';
import { parseHex, type Hex } from '../../../hex';
import {
  counterId,
  doriana,
  isFault,
  readPosition,
  type CounterId,
  type Event,
  type Illegal,
  type OrderVerdict,
  type Position,
  type Reason,
  type Sight,
  type ToHit,
  type UnitResult,
} from '../../../rules/extractors';
import type { EventOf } from './log/line';

/** One of everything the rules can say, for the tests of the words. */
export const POSITION = read(
  'engage full T3 Afire | D panza-shock-1@1215 -1 pinned; ehn-etaki-shock@1716; panza-lance@1412>floater-1; ' +
    'transcom-1@1216; pgp-1@1412/NE a4 f1; floater-1@1413/S; fort-2@1615 a2; walker-1@1512/N; dagmaton-1@1313 ' +
    '| A glide A@1010/S a11 v-1 w:laser,-,shredder m:vector,close,- c:sweep,-,- o:1227/S t:pgp-1; bipod B@0502/N',
);

export function read(line: string): Position {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(`${line}: ${JSON.stringify(position)}`);
  return position;
}

export function hex(number: string): Hex {
  return parseHex(doriana.grid, number)!;
}

const SHOCK = counterId('panza-shock-1');
const LANCE = counterId('panza-lance');
const TRANSCOM = counterId('transcom-1');
const PGP = counterId('pgp-1');
const FLOATER = counterId('floater-1');
const FORT = counterId('fort-2');
const GLIDE = counterId('A');
const EXTRACTOR = counterId('extractor-3');

const CLEAR: Sight = { clear: true, rule: 'clear', crossed: [], block: null };
export const BLOCKED: Sight = {
  clear: false,
  rule: 'blocked',
  crossed: [
    { kind: 'hex', hex: hex('1712'), terrain: 'clear', blocks: false },
    { kind: 'hex', hex: hex('1716'), terrain: 'rough', blocks: true },
  ],
  block: { kind: 'hex', hex: hex('1716'), terrain: 'rough', blocks: true },
};

const VERDICT: OrderVerdict = {
  requirements: [
    { code: 'distanceAtMost', from: hex('1512'), unit: SHOCK, need: 2, have: 6, met: false },
    { code: 'inFront', of: hex('1512'), unit: SHOCK, sixths: 0, met: true },
  ],
  shortfall: 4,
  facingShort: 0,
  legal: false,
};

type Samples<Union, Key extends keyof Union> = {
  readonly [Member in Union as Member[Key & keyof Member] & string]: Member;
};

/** One of every reason. */
export const REASON_SAMPLES: Samples<Reason, 'reason'> = {
  malformed: { reason: 'malformed', field: 'slot' },
  wrongPhase: { reason: 'wrongPhase', action: 'move', phase: { name: 'fire', side: 'dorian' } },
  gameEnded: { reason: 'gameEnded' },
  noSuchUnit: { reason: 'noSuchUnit', unit: 'fort-9' },
  notYours: { reason: 'notYours', unit: GLIDE },
  unfinished: { reason: 'unfinished', machine: GLIDE },
  notOnMap: { reason: 'notOnMap', unit: SHOCK },
  notYourForce: { reason: 'notYourForce', force: 1 },
  notForSale: { reason: 'notForSale', purchase: { item: 'cell', cell: 'Panza' } },
  pointsShort: { reason: 'pointsShort', cost: 5, left: 4 },
  cellTaken: { reason: 'cellTaken', cell: 'Panza' },
  counterMix: { reason: 'counterMix', kind: 'pgp', limit: 2 },
  machineLimit: { reason: 'machineLimit', limit: 5 },
  letterTaken: { reason: 'letterTaken', machine: GLIDE },
  otherForce: { reason: 'otherForce', machine: GLIDE, force: 2 },
  slotTaken: { reason: 'slotTaken', machine: GLIDE, slot: 0, weapon: 'laser' },
  noSuchSlot: { reason: 'noSuchSlot', slot: 4, slots: 3 },
  armourLimit: { reason: 'armourLimit', limit: 5 },
  thanisTaken: { reason: 'thanisTaken', machine: GLIDE },
  classCap: { reason: 'classCap', branch: 'infantry', total: 170, cap: 162 },
  notBought: { reason: 'notBought', purchase: { item: 'white', kind: 'pgp' } },
  mustChoose: { reason: 'mustChoose', what: 'weapon', missing: 2 },
  outsideZone: { reason: 'outsideZone', hex: hex('1215') },
  notPlacedHere: { reason: 'notPlacedHere', unit: SHOCK },
  unplaced: { reason: 'unplaced', units: [SHOCK, LANCE, TRANSCOM, PGP, FORT] },
  fortsAdjacent: { reason: 'fortsAdjacent', fort: FORT, hex: hex('1215') },
  oneGarrisonEach: { reason: 'oneGarrisonEach', fort: FORT },
  oneExtractorEach: { reason: 'oneExtractorEach', extractor: EXTRACTOR, hex: hex('1215') },
  alreadyMoved: { reason: 'alreadyMoved', unit: SHOCK },
  pinned: { reason: 'pinned', unit: SHOCK },
  hidden: { reason: 'hidden', unit: SHOCK },
  immobile: { reason: 'immobile', unit: FORT },
  notAdjacent: { reason: 'notAdjacent', from: hex('1215'), to: hex('1417') },
  terrainForbidden: { reason: 'terrainForbidden', hex: hex('1308'), terrain: 'lake', movementType: 'leg' },
  mpsShort: { reason: 'mpsShort', hex: hex('1716'), need: 13, have: 12 },
  noWayThrough: { reason: 'noWayThrough', unit: SHOCK, via: hex('1215'), hex: hex('1417') },
  mustStop: { reason: 'mustStop', hex: hex('1716'), why: 'lake' },
  stackFull: { reason: 'stackFull', hex: hex('1816'), limit: 3 },
  vehicleThere: { reason: 'vehicleThere', hex: hex('1412'), unit: PGP },
  enemyThere: { reason: 'enemyThere', hex: hex('1010') },
  facingNeeded: { reason: 'facingNeeded', unit: PGP },
  noFacing: { reason: 'noFacing', unit: SHOCK },
  turnTooFar: { reason: 'turnTooFar', sixths: 2, allowed: 1 },
  facesOffMap: { reason: 'facesOffMap', hex: hex('0101'), facing: 0 },
  notAnEdge: { reason: 'notAnEdge', hex: hex('1215'), direction: 3 },
  mayNotLeave: { reason: 'mayNotLeave', unit: SHOCK },
  entryTurn: { reason: 'entryTurn', turn: 6, now: 3 },
  entryHex: { reason: 'entryHex', hex: hex('1215') },
  noLegalEnd: { reason: 'noLegalEnd', unit: GLIDE },
  mustRun: { reason: 'mustRun', distance: 5, best: 3 },
  notACarrier: { reason: 'notACarrier', unit: PGP },
  carrierFull: { reason: 'carrierFull', unit: FLOATER, limit: 2 },
  carrierElsewhere: { reason: 'carrierElsewhere', unit: FLOATER },
  routed: { reason: 'routed', unit: SHOCK },
  notASection: { reason: 'notASection', unit: PGP },
  fluxBoarding: { reason: 'fluxBoarding', hex: hex('1215') },
  embarkedThisTurn: { reason: 'embarkedThisTurn', unit: LANCE },
  inside: { reason: 'inside', unit: LANCE, carrier: FLOATER },
  againstOrder: { reason: 'againstOrder', order: 'close', verdict: VERDICT },
  mustStillRun: { reason: 'mustStillRun', units: [SHOCK] },
  mustStillEnter: { reason: 'mustStillEnter', units: [SHOCK, FLOATER] },
  notWaiting: { reason: 'notWaiting', unit: FLOATER },
  notAboard: { reason: 'notAboard', unit: LANCE },
  notHidden: { reason: 'notHidden', unit: SHOCK },
  tooManyUncovered: { reason: 'tooManyUncovered', limit: 2 },
  onlyAtStart: { reason: 'onlyAtStart', of: 'movement' },
  simpleRules: { reason: 'simpleRules' },
  boxLost: { reason: 'boxLost', box: 1 },
  wrongCycle: { reason: 'wrongCycle', order: 'sweep', cycle: 'move' },
  thanisNotBought: { reason: 'thanisNotBought', order: 'freeMove' },
  thanisOnce: { reason: 'thanisOnce', order: 'freeMove' },
  emptyCycle: { reason: 'emptyCycle', machine: GLIDE, cycle: 'move' },
  noOrdersLeft: { reason: 'noOrdersLeft', machine: GLIDE, cycle: 'combat' },
  notResetting: { reason: 'notResetting', machine: GLIDE },
  notRevealed: { reason: 'notRevealed', machine: GLIDE },
  alreadyRevealed: { reason: 'alreadyRevealed', machine: GLIDE },
  markFirst: { reason: 'markFirst', machine: GLIDE, order: 'vector' },
  nothingToMark: { reason: 'nothingToMark', machine: GLIDE },
  ownHex: { reason: 'ownHex', hex: hex('1010') },
  notVisible: { reason: 'notVisible', target: LANCE },
  alreadyReset: { reason: 'alreadyReset', machine: GLIDE, cycle: 'move' },
  notAllocated: { reason: 'notAllocated', order: 'sweep' },
  mustExecute: { reason: 'mustExecute', machines: [GLIDE] },
  alreadyFired: { reason: 'alreadyFired', unit: GLIDE, slot: 0 },
  unarmed: { reason: 'unarmed', unit: FORT },
  slotEmpty: { reason: 'slotEmpty', unit: GLIDE, slot: 1 },
  slotLost: { reason: 'slotLost', unit: GLIDE, slot: 2 },
  notAnEnemy: { reason: 'notAnEnemy', target: SHOCK },
  outOfRange: { reason: 'outOfRange', unit: SHOCK, range: 3, min: 1, max: 2 },
  outOfArc: { reason: 'outOfArc', unit: GLIDE, slot: 0 },
  noSight: { reason: 'noSight', unit: SHOCK, sight: BLOCKED },
  targetInside: { reason: 'targetInside', target: LANCE, carrier: FLOATER },
  targetHidden: { reason: 'targetHidden', target: 'panza-shock-1' },
  firerInside: { reason: 'firerInside', unit: LANCE, carrier: FLOATER },
  otherCell: { reason: 'otherCell', cells: ['Urcado', 'Ehn Etaki'] },
  whiteNeverCombines: { reason: 'whiteNeverCombines', unit: PGP },
  areaNeverCombines: { reason: 'areaNeverCombines', unit: counterId('dagmaton-1') },
  noAreaEffect: { reason: 'noAreaEffect', unit: SHOCK },
  holdsFireOnEntry: { reason: 'holdsFireOnEntry', turn: 1 },
  onlyOneMachine: { reason: 'onlyOneMachine' },
  notClosest: { reason: 'notClosest', range: 3, closest: 2 },
  mustCombine: { reason: 'mustCombine', sizes: [1, 1], best: [2] },
  mustFire: { reason: 'mustFire', slots: [0, 2] },
  sweepOther: { reason: 'sweepOther', target: SHOCK },
  sweepSingle: { reason: 'sweepSingle' },
  wrongTargetType: { reason: 'wrongTargetType', best: 'hard' },
  onlyTheMark: { reason: 'onlyTheMark', mark: PGP },
  notRouted: { reason: 'notRouted', unit: SHOCK },
  alreadyRallied: { reason: 'alreadyRallied', unit: SHOCK },
};

/** Plain words: nothing doubled, nothing shouted, nothing of the code left in. */
export function expectPlain(text: string): void {
  expect(text).not.toMatch(/!|  |undefined|null|NaN|\[object| ,| \.|invalid|\bfalse\b|\btrue\b/);
  expect(text).not.toMatch(/[a-z][A-Z]/);
  expect(text).toMatch(/^[A-Z0-9+−]/);
  expect(text.trim()).toBe(text);
}

export function refused(reason: Reason, rule: Illegal['rule'] = '§7'): Illegal {
  return { ...reason, rule };
}

const TO_HIT: ToHit = {
  firer: { unit: SHOCK, slot: null },
  range: 2,
  drms: [
    { cause: { code: 'range', range: 2 }, value: 0 },
    { cause: { code: 'terrain', terrain: 'rough', hex: hex('1716') }, value: -1 },
    { cause: { code: 'profile' }, value: 0 },
    { cause: { code: 'sweep' }, value: -1 },
    { cause: { code: 'targetOrder' }, value: 1 },
    { cause: { code: 'hold' }, value: 1 },
    { cause: { code: 'reset' }, value: -2 },
    { cause: { code: 'ambush' }, value: 3 },
    { cause: { code: 'chimneys', hex: hex('1010') }, value: -1 },
  ],
  needed: 5,
  chance: 0.5,
  firepower: 3,
  aspect: 'front',
  facingDrm: -1,
  commando: false,
  sight: CLEAR,
};

export const RESULT: UnitResult = {
  forecast: {
    target: GLIDE,
    friend: false,
    table: 'machine',
    toHit: [TO_HIT],
    anyHit: 0.5,
    cases: [],
    outcomes: [],
    mean: 1,
    critical: 0.1,
    destroyed: 0,
    dice: [1, 4],
  },
  rolls: [7],
  hits: [true],
  damage: {
    roll: 6,
    firepower: 3,
    facingDrm: -1,
    result: { table: 'machine', armour: 2, critical: true },
  },
  criticals: [
    { cause: 'damage', roll: 3, draw: 1, effect: { effect: 'weaponSlot', slot: 2 } },
    { cause: 'commando', roll: 5, draw: null, effect: { effect: 'speed', lost: 1 } },
    { cause: 'damage', roll: 4, draw: null, effect: { effect: 'none' } },
    { cause: 'damage', roll: 0, draw: null, effect: { effect: 'armour', lost: 1 } },
    { cause: 'damage', roll: 1, draw: null, effect: { effect: 'firepower', hits: 1 } },
    { cause: 'damage', roll: 9, draw: null, effect: { effect: 'speedHit', hits: 2 } },
    { cause: 'damage', roll: 7, draw: 0, effect: { effect: 'orderBox', cycle: 'move', box: 1 } },
    { cause: 'damage', roll: 8, draw: null, effect: { effect: 'thanis' } },
  ],
  effects: [
    { effect: 'armour', lost: 2, left: 9 },
    { effect: 'step', lost: 1, left: 1 },
    { effect: 'pinned' },
    { effect: 'routed' },
    { effect: 'destroyed' },
  ],
};

type Events = { readonly [Type in Event['type']]: EventOf<Type> };
const about = (unit: CounterId) => ({ unit, carrier: FLOATER });

/** One of every event. */
export const EVENT_SAMPLES: Events = {
  phaseBegan: { type: 'phaseBegan', turn: 3, phase: { name: 'fire', side: 'avronian' } },
  bought: { type: 'bought', side: 'dorian', force: 0, purchase: { item: 'cell', cell: 'Panza' } },
  sold: {
    type: 'sold',
    side: 'avronian',
    force: 1,
    purchase: { item: 'weapon', letter: 'A', slot: 1, weapon: 'seeker' },
  },
  recommended: { type: 'recommended', side: 'dorian' },
  placed: {
    type: 'placed',
    unit: LANCE,
    where: { at: 'map', hex: hex('1412'), facing: null, inside: FLOATER },
    hidden: false,
  },
  unplaced: { type: 'unplaced', unit: LANCE, hidden: false },
  ordered: { type: 'ordered', machine: GLIDE, cycle: 'move', box: 0, order: 'vector' },
  reset: { type: 'reset', machine: GLIDE, cycle: 'combat' },
  locked: { type: 'locked', machine: GLIDE, cycle: 'move' },
  revealed: { type: 'revealed', machine: GLIDE, cycle: 'move', box: 1, order: 'close' },
  notExecuted: { type: 'notExecuted', machine: GLIDE, order: 'close', why: 'noEnemy' },
  marked: { type: 'marked', machine: GLIDE, objective: { hex: hex('1227'), exit: 3 } },
  targetMarked: { type: 'targetMarked', machine: GLIDE, target: PGP },
  objectiveRemoved: { type: 'objectiveRemoved', machine: GLIDE, cycle: 'move', why: 'reached' },
  orderRemoved: { type: 'orderRemoved', machine: GLIDE, cycle: 'move', box: 0, order: 'vector' },
  entered: { type: 'entered', unit: GLIDE, hex: hex('0102'), facing: 2 },
  moved: {
    type: 'moved',
    unit: SHOCK,
    steps: [
      { from: hex('1215'), to: hex('1216'), by: 'move', bogRoll: false },
      { from: hex('1216'), to: hex('1217'), by: 'drift', bogRoll: false },
    ],
    costs: [{ cause: { code: 'terrain', hex: hex('1216'), terrain: 'rough' }, value: 3 }],
    facing: null,
  },
  bogRoll: { type: 'bogRoll', unit: SHOCK, hex: hex('1215'), roll: 7, stuck: true },
  embarked: { type: 'embarked', ...about(LANCE) },
  disembarked: { type: 'disembarked', ...about(LANCE) },
  sheltered: { type: 'sheltered', unit: LANCE, carrier: FORT },
  leftShelter: { type: 'leftShelter', unit: LANCE, carrier: FORT },
  begunEmbarked: { type: 'begunEmbarked', unit: LANCE, carrier: FLOATER },
  enteredEmbarked: { type: 'enteredEmbarked', unit: LANCE, carrier: FLOATER },
  exited: { type: 'exited', unit: SHOCK, hex: hex('1201'), edge: 'north' },
  fortOverrun: { type: 'fortOverrun', fort: FORT, machine: GLIDE },
  uncovered: {
    type: 'uncovered',
    unit: SHOCK,
    why: 'machineNear',
    where: { at: 'map', hex: hex('1215'), facing: null, inside: null },
  },
  shot: {
    type: 'shot',
    firers: [
      { unit: SHOCK, slot: null },
      { unit: LANCE, slot: null },
    ],
    target: GLIDE,
    area: false,
    results: [RESULT],
  },
  selfDestruct: { type: 'selfDestruct', machine: GLIDE, results: [] },
  passengersHit: {
    type: 'passengersHit',
    floater: FLOATER,
    effects: [{ unit: LANCE, effects: [{ effect: 'step', lost: 1, left: 0 }, { effect: 'destroyed' }] }],
  },
  eliminated: { type: 'eliminated', unit: SHOCK, why: 'fire' },
  rallyRoll: { type: 'rallyRoll', unit: SHOCK, transcom: TRANSCOM, drm: 2, roll: 3, rallied: true },
  pinRemoved: { type: 'pinRemoved', units: [SHOCK, LANCE] },
  ended: {
    type: 'ended',
    victory: {
      winner: 'dorian',
      because: { code: 'valueNearCentre', dorian: 40, avronian: 12 },
      points: [
        { side: 'dorian', cause: { unit: SHOCK, why: 'survives' }, value: 11 },
        { side: 'avronian', cause: { unit: GLIDE, why: 'armourLost' }, value: -6 },
      ],
    },
  },
};
