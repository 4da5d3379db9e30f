import type { Hex } from '../../../hex';
import {
  enemyOf,
  scenarioOf,
  type BaseId,
  type Event,
  type Move,
  type Position,
  type RuleRef,
  type Side,
  type VictoryCause,
  type Volley,
} from '../../../rules/furrows';
import { assertNever, total } from '../../../rules/result';
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
  programText,
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

/** The sentences that tell an event; none where it goes without saying. */
export function logLines(at: At, event: Event): readonly LogLine[] {
  switch (event.type) {
    case 'turnBegan':
    case 'phaseBegan':
    case 'partBegan':
      return [];
    case 'placed':
    case 'unplaced':
    case 'movementOrdered':
    case 'gunneryOrdered':
      return [orderLine(at, event)];
    case 'locked':
      return [{ text: `The ${SIDE_NAME[event.side]} has locked its orders.`, side: event.side }];
    case 'revealed':
      return event.orders.map(({ base, order }) => {
        const [first, second] = order.gunnery.map((entry) => ENTRY_NAME[entry]);
        const { program, facing } = order.movement;
        const turns = facing === null ? '' : `, T faces ${facingName(facing)}`;
        return lineOf(
          at,
          base,
          order.lost
            ? 'is shaken: its orders are lost.'
            : `: ${programText(program)}${turns}; ${first} and ${second}.`,
          order.lost ? '§5.6' : 'E-95',
        );
      });
    case 'declared':
    case 'undeclared':
    case 'declaringEnded':
      return [];
    case 'aimed':
      return [lineOf(at, event.base, 'aims.', '§8.4')];
    case 'loaded':
      return event.weapons.length === 0
        ? []
        : [lineOf(at, event.base, `loads ${listed(event.weapons.map(weaponName))}.`, '§5.5')];
    case 'entryLost':
      return [lostEntryLine(at, event)];
    case 'fired':
      return volleyLines(at, event.volley);
    default:
      return laterLines(at, event);
  }
}

type Early =
  | 'turnBegan'
  | 'phaseBegan'
  | 'partBegan'
  | 'placed'
  | 'unplaced'
  | 'movementOrdered'
  | 'gunneryOrdered'
  | 'locked'
  | 'revealed'
  | 'declared'
  | 'undeclared'
  | 'declaringEnded'
  | 'aimed'
  | 'loaded'
  | 'entryLost'
  | 'fired';

/** Movement, assaults and the end of the turn. */
function laterLines(at: At, event: Exclude<Event, { type: Early }>): readonly LogLine[] {
  switch (event.type) {
    case 'programsFixed':
      return event.defaults.map(({ base, why }) =>
        why === 'shaken'
          ? lineOf(at, base, 'is shaken: the default of its mode.', '§5.6')
          : lineOf(at, base, 'is in another mode than its program needs: the default of its mode.', 'E-19'),
      );
    case 'moved':
      return event.moves.flatMap((move) =>
        moveLine(at, move).map((line) => ({ ...line, place: reached(move) })),
      );
    case 'wireCrushed':
      return [
        {
          text: `Wire is crushed in ${listed(event.hexes.map((hex) => hexName(at, hex)))}.`,
          side: null,
          rule: '§2',
          place: event.hexes[0],
        },
      ];
    case 'assaultRolled': {
      const { hex } = event.assault;
      const { rolls, advantage } = event.roll;
      const left = rolls.map(({ side, left: own }) => `${SIDE_NAME[side]} ${sumOf(own)}`).join(', ');
      return [
        {
          text: `Assault in ${hexName(at, hex)}: hits left ${left}. The ${SIDE_NAME[advantage]} has the advantage.`,
          side: advantage,
          rule: '§10.4',
          place: hex,
        },
      ];
    }
    case 'hitsAssigned':
      return [];
    case 'assaultFought':
      return [
        ...event.results.map(({ assigned, result }) =>
          lineOf(at, assigned.target, `is hit: ${hitText(result)}.`, '§10.5'),
        ),
        {
          text: `The ${SIDE_NAME[event.winner]} wins the assault in ${hexName(at, event.hex)}.`,
          side: event.winner,
          rule: '§10.6',
          place: event.hex,
        },
      ];
    case 'entered':
    case 'retreated':
      return [{ ...lineOf(at, event.base, wayText(at, event), '§10.6'), place: event.hex }];
    case 'destroyed':
      return [destroyedLine(at, event)];
    case 'applied': {
      const text = pendingText(event.effects);
      return text === '' ? [] : [lineOf(at, event.base, `: ${text}.`, '§9.4')];
    }
    case 'recovered':
      return [
        lineOf(
          at,
          event.base,
          event.tokens === 0 ? 'is no longer shaken.' : 'has one shaken token left.',
          '§11.1',
        ),
      ];
    case 'flagged':
      return [
        {
          text: `The ${SIDE_NAME[event.side]} raises its flag in ${hexName(at, event.hex)}.`,
          side: event.side,
          rule: '§16',
          place: event.hex,
        },
      ];
    case 'ended':
      return [
        {
          text: `${winnerText(event.victory.winner)}: ${causeText(at, event.victory.because)}.`,
          side: event.victory.winner,
          rule: '§16',
        },
      ];
    default:
      return assertNever(event);
  }
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

function orderLine(
  at: At,
  event: Extract<Event, { type: 'placed' | 'unplaced' | 'movementOrdered' | 'gunneryOrdered' }>,
): LogLine {
  switch (event.type) {
    case 'placed':
      return lineOf(
        at,
        event.base,
        `is set up in ${hexName(at, event.where.hex)}, ${MODE_NAME[event.mode]}, faces ${facingName(event.where.facing)}.`,
      );
    case 'unplaced':
      return lineOf(at, event.base, 'is taken up again.');
    case 'movementOrdered': {
      const { program, facing } = event.order;
      const turns = facing === null ? '' : `, T faces ${facingName(facing)}`;
      return lineOf(at, event.base, `, turn ${event.turn}: ${programText(program)}${turns}.`);
    }
    case 'gunneryOrdered':
      return lineOf(
        at,
        event.base,
        `, turn ${event.turn}: ${event.entries.map((entry) => ENTRY_NAME[entry]).join(' and ')}.`,
      );
  }
}

function lostEntryLine(at: At, event: Extract<Event, { type: 'entryLost' }>): LogLine {
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
      return [
        lineOf(at, base, `tries for ${there}: ${tokens[1]} of ${count(total(cost) - 1, 'token')}.`, '§6.4'),
      ];
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

/** Where the end of an assault leads. */
function wayText(at: At, event: Extract<Event, { type: 'entered' | 'retreated' }>): string {
  const there = hexName(at, event.hex);
  return event.type === 'entered'
    ? `enters ${there}.`
    : `gives way to ${there}, faces ${facingName(event.facing[1])}.`;
}

function destroyedLine(at: At, event: Extract<Event, { type: 'destroyed' }>): LogLine {
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
        : `the ${SIDE_NAME[enemyOf(enemyOf(because.sides[0]))]} has no base left`;
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
