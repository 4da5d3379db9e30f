import type { Hex } from '../../../hex';
import {
  scenarioOf,
  type BaseId,
  type Event,
  type GunneryOrder,
  type Move,
  type Position,
  type RuleRef,
  type Side,
  type VictoryCause,
  type Volley,
} from '../../../rules/furrows';
import { total } from '../../../rules/result';
import { count, listed } from '../../widgets/words';
import { hitText, pendingText } from './damage';
import {
  ENTRY_NAME,
  MODEL_NAME,
  MODE_NAME,
  SIDE_NAME,
  baseName,
  facingName,
  hexName,
  programWords,
  weaponName,
} from './names';

/** A sentence of the log. */
export interface LogLine {
  readonly text: string;
  /** Whose doing it is; null: nobody's. */
  readonly side: Side | null;
  readonly rule?: RuleRef;
  /** Where it happened: in a hex, or wherever a base is now. */
  readonly place?: Hex | BaseId;
}

type At = Position;
type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Told = LogLine | readonly LogLine[];

/** It goes without saying. */
const nothing = () => [];

const EVENTS: {
  readonly [Type in Event['type']]: (event: EventOf<Type>, at: At) => Told;
} = {
  turnBegan: nothing,
  phaseBegan: nothing,
  partBegan: nothing,
  placed: ({ base, where, mode }, at) =>
    lineOf(
      at,
      base,
      `is set up in ${hexName(at, where.hex)}, ${MODE_NAME[mode]}, faces ${facingName(where.facing)}.`,
    ),
  unplaced: ({ base }, at) => lineOf(at, base, 'is taken up again.'),
  movementOrdered: ({ base, turn, order }, at) => lineOf(at, base, `, turn ${turn}: ${programWords(order)}.`),
  gunneryOrdered: ({ base, turn, entries }, at) =>
    lineOf(at, base, `, turn ${turn}: ${gunneryText(entries)}.`),
  locked: ({ side }) => ({ text: `The ${SIDE_NAME[side]} has locked its orders.`, side }),
  revealed: ({ orders }, at) =>
    orders.map(({ base, order: { lost, movement, gunnery } }) =>
      lost
        ? lineOf(at, base, 'is shaken: its orders are lost.', '§5.6')
        : lineOf(at, base, `: ${programWords(movement)}; gunnery: ${gunneryText(gunnery)}.`, 'E-95'),
    ),
  declared: nothing,
  undeclared: nothing,
  declaringEnded: nothing,
  aimed: ({ base }, at) => lineOf(at, base, 'aims.', '§8.4'),
  loaded: ({ base, weapons }, at) =>
    weapons.length === 0 ? [] : lineOf(at, base, `loads ${listed(weapons.map(weaponName))}.`, '§5.5'),
  entryLost: lostEntryLine,
  fired: ({ volley }, at) => volleyLines(at, volley),
  programsFixed: ({ defaults }, at) =>
    defaults.map(({ base, why }) =>
      why === 'shaken'
        ? lineOf(at, base, 'is shaken: the default of its mode.', '§5.6')
        : lineOf(at, base, 'is in another mode than its program needs: the default of its mode.', 'E-19'),
    ),
  moved: ({ moves }, at) =>
    moves.flatMap((move) => moveLine(at, move).map((line) => ({ ...line, place: reached(move) }))),
  wireCrushed: ({ hexes }, at) => ({
    text: `Wire is crushed in ${listed(hexes.map((hex) => hexName(at, hex)))}.`,
    side: null,
    rule: '§2',
    place: hexes[0],
  }),
  assaultRolled: ({ assault: { hex }, roll: { rolls, advantage } }, at) => {
    const sums = rolls.map(({ left }) => left.reduce((sum, hits) => sum + hits, 0));
    const left = rolls.map(({ side }, index) => `${SIDE_NAME[side]} ${sums[index]}`).join(', ');
    const whose = sums[0] === sums[1] ? ': equal, so the' : '. The';
    return {
      text: `Assault in ${hexName(at, hex)}: hits left ${left}${whose} ${SIDE_NAME[advantage]} has the advantage.`,
      side: advantage,
      rule: '§10.4',
      place: hex,
    };
  },
  hitsAssigned: nothing,
  assaultFought: ({ results, winner, hex }, at) => [
    ...results.map(({ assigned, result }) =>
      lineOf(at, assigned.target, `is hit: ${hitText(result)}.`, '§10.5'),
    ),
    {
      text: `The ${SIDE_NAME[winner]} wins the assault in ${hexName(at, hex)}.`,
      side: winner,
      rule: '§10.6',
      place: hex,
    },
  ],
  entered: ({ base, hex }, at) => ({
    ...lineOf(at, base, `enters ${hexName(at, hex)}.`, '§10.6'),
    place: hex,
  }),
  retreated: ({ base, hex, facing }, at) => ({
    ...lineOf(at, base, `gives way to ${hexName(at, hex)}, faces ${facingName(facing[1])}.`, '§10.6'),
    place: hex,
  }),
  destroyed: destroyedLine,
  applied: ({ base, effects }, at) => {
    const text = pendingText(effects);
    return text === '' ? [] : lineOf(at, base, `: ${text}.`, '§9.4');
  },
  recovered: ({ base, tokens }, at) =>
    lineOf(at, base, tokens === 0 ? 'is no longer shaken.' : 'has one shaken token left.', '§11.1'),
  flagged: ({ side, hex }, at) => ({
    text: `The ${SIDE_NAME[side]} raises its flag in ${hexName(at, hex)}.`,
    side,
    rule: '§16',
    place: hex,
  }),
  ended: ({ victory: { winner, because } }, at) => ({
    text: `${winnerText(winner)}: ${causeText(at, because)}.`,
    side: winner,
    rule: '§16',
  }),
};

/** The sentences that tell an event; none where it goes without saying. */
export function logLines(at: At, event: Event): readonly LogLine[] {
  const word = EVENTS[event.type] as (event: Event, at: At) => Told;
  return [word(event, at)].flat();
}

function lineOf(at: At, base: BaseId, text: string, rule?: RuleRef): LogLine {
  const gap = /^[:,]/.test(text) ? '' : ' ';
  return {
    text: `${baseName(at, base)}${gap}${text}`,
    side: at.bases[base].side,
    place: base,
    ...(rule && { rule }),
  };
}

function gunneryText(entries: GunneryOrder): string {
  return entries.map((entry) => (entry === 'none' ? 'nothing' : ENTRY_NAME[entry])).join(' and ');
}

function lostEntryLine(event: EventOf<'entryLost'>, at: At): LogLine {
  switch (event.why) {
    case 'mode':
      return lineOf(at, event.base, `cannot ${ENTRY_NAME[event.entry]} in ${MODE_NAME[event.mode]}.`, '§5.5');
    case 'jammed':
      return lineOf(at, event.base, 'cannot Load: its gun is jammed.', '§3.5');
    case 'nothing':
      return lineOf(at, event.base, 'has nothing to Load.', '§5.5');
  }
}

function moveLine(at: At, move: Move): readonly LogLine[] {
  const { base, part, to, outcome, tokens, replaced, cost } = move;
  const changes = changesOf(move);
  const doing = `${replaced ? 'instead ' : ''}${changes.join(' and ') || 'waits'}`;
  const there = to === null ? '' : hexName(at, to);
  switch (outcome) {
    case 'stays':
      return part === '-' && !replaced ? [] : [lineOf(at, base, `${doing}.`, replaced ? 'E-18' : '§6.5')];
    case 'stuck':
      return [lineOf(at, base, `is held by the swamp (${move.swamp}).`, '§2')];
    case 'tries':
      return [lineOf(at, base, `tries ${there}, attempt ${tokens[1]} of ${total(cost)}, stays.`, '§6.4')];
    case 'stopped':
      return [lineOf(at, base, `is stopped: too many for ${there}; shaken next turn.`, '§6.5')];
    case 'stands':
      return [
        lineOf(at, base, `clashes and stands, fighting to its ${move.reversed ? 'back' : 'front'}.`, 'E-35'),
      ];
    case 'enters':
      return [
        lineOf(
          at,
          base,
          `${[...changes, `enters ${there}${move.reversed ? ' in reverse' : ''}`].join(' and ')}.`,
          replaced ? 'E-18' : '§6.5',
        ),
      ];
    case 'assaults':
      return [lineOf(at, base, `assaults ${there}.`, '§10.1')];
  }
}

/** The hex a part of a step ends or fights in. */
function reached({ hex, to, outcome }: Move): Hex {
  return to !== null && (outcome === 'enters' || outcome === 'assaults') ? to : hex;
}

/** What a part does besides the way: 'turns to face SE', 'changes to fast'. */
function changesOf({ facing, mode }: Move): readonly string[] {
  return [
    ...(facing[0] === facing[1] ? [] : [`turns to face ${facingName(facing[1])}`]),
    ...(mode[0] === mode[1] ? [] : [`changes to ${MODE_NAME[mode[1]]}`]),
  ];
}

function volleyLines(at: At, { forecast, shots }: Volley): readonly LogLine[] {
  const { base, weapon, target } = forecast.declaration;
  const hits = shots.filter(({ hit }) => hit !== null);
  const text = `fires ${weaponName(weapon)} at ${baseName(at, target)}: ${count(hits.length, 'hit')} of ${count(shots.length, 'shot')}.`;
  return [
    { ...lineOf(at, base, text, '§8.2'), place: target },
    ...hits.map(({ model, rolled, hit }) =>
      lineOf(
        at,
        target,
        `is hit${model === 'ordinary' ? '' : ` by the ${MODEL_NAME[model]}`} (${rolled}): ${hitText(hit!)}.`,
        '§9.2',
      ),
    ),
  ];
}

function destroyedLine(event: EventOf<'destroyed'>, at: At): LogLine {
  switch (event.why) {
    case 'damage':
      return lineOf(at, event.base, 'is destroyed.', '§9.4');
    case 'noRetreat':
      return lineOf(at, event.base, 'finds no way out and is destroyed.', 'E-42');
    case 'immobilised':
      return lineOf(at, event.base, 'cannot move and is abandoned.', 'E-64');
  }
}

export function winnerText(winner: Side | null): string {
  return winner === null ? 'A draw' : `The ${SIDE_NAME[winner]} wins`;
}

export function causeText(at: At, because: VictoryCause): string {
  switch (because.code) {
    case 'flags':
      return `its flags fly over ${listed(because.hexes.map((hex: Hex) => hexName(at, hex)))}`;
    case 'worth':
      return (
        `neither side flags both ${listed(scenarioOf(at).decisive.map((hex) => hexName(at, hex)))}; ` +
        `worth destroyed by the Foundry ${because.foundry}, by the League ${because.league}`
      );
    case 'noBases':
      return because.sides.length > 1
        ? 'neither side has a base left'
        : `the ${SIDE_NAME[because.sides[0]]} has no base left`;
  }
}
