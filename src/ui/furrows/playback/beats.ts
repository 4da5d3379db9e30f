import type { Hex } from '../../../hex';
import type { AnimationStep, BoardAnimation, BoardMark } from '../../../board/model';
import type { Assault, BaseId, Event, Move, Position, Side, TurnPart } from '../../../rules/furrows';
import { PART_NAME, hexName, logLines, phaseName, type LogLine } from '../wording';
import { advance } from './advance';

/** What is shown at once when a turn is told: the events of a moment, and the map before and after it. */
export interface Beat {
  readonly title: string;
  readonly turn: number;
  readonly part: TurnPart | null;
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly Event[];
  readonly lines: readonly LogLine[];
  /** Of whom alone it tells; null: of both, or of nobody. */
  readonly side: Side | null;
}

/** Each of these is a moment of its own. */
const ALONE: readonly Event['type'][] = ['fired', 'moved', 'assaultRolled', 'assaultFought', 'ended'];
/** Of these nothing is told. */
const SILENT: readonly Event['type'][] = [
  'phaseBegan',
  'declared',
  'undeclared',
  'declaringEnded',
  'hitsAssigned',
  'locked',
  'movementOrdered',
  'gunneryOrdered',
];

/** The moments of what happened from a position on; moments without a word are passed over. */
export function beatsOf(from: Position, events: readonly Event[]): readonly Beat[] {
  const beats: Beat[] = [];
  let now = from;
  let open: { before: Position; events: Event[] } = { before: now, events: [] };
  const close = () => {
    const told = open.events.filter(({ type }) => !SILENT.includes(type));
    const lines = told.flatMap((event) => logLines(now, event));
    if (lines.length > 0) beats.push(beatOf(open.before, now, told, lines));
    open = { before: now, events: [] };
  };
  for (const event of events) {
    const alone = ALONE.includes(event.type);
    if (alone || event.type === 'partBegan' || event.type === 'turnBegan' || event.type === 'revealed')
      close();
    now = advance(now, event);
    open.events.push(event);
    if (alone) close();
  }
  close();
  return beats;
}

function beatOf(
  before: Position,
  after: Position,
  events: readonly Event[],
  lines: readonly LogLine[],
): Beat {
  const { turn, part } = after;
  const [side, ...others] = new Set(lines.map((line) => line.side));
  const alone = others.length === 0 ? (side ?? null) : null;
  return { title: titleOf(after, events), turn, part, before, after, events, lines, side: alone };
}

function titleOf(position: Position, events: readonly Event[]): string {
  const first = events.find(({ type }) => type !== 'partBegan');
  if (first?.type === 'revealed') return 'Orders revealed';
  if (first?.type === 'assaultRolled') return `Assault in ${hexName(position, first.assault.hex)}`;
  if (first?.type === 'assaultFought') return `Assault in ${hexName(position, first.hex)}`;
  if (first?.type === 'placed') return 'Set-up';
  if (first?.type === 'ended') return phaseName({ name: 'ended', side: null });
  return position.part === null ? `Turn ${position.turn}` : PART_NAME[position.part];
}

/** Milliseconds of a movement step: all turn, then all go. */
const STEP_TIME = 600;

type MovedStep = Extract<AnimationStep, { readonly kind: 'moved' }>;

/** How a moment moves on the map: everybody at once, for a step is simultaneous [§6.5]. */
export function stepsOf({ events }: Beat): readonly AnimationStep[] {
  const steps = events.flatMap(movesOf);
  return steps.length === 0 ? [] : [{ kind: 'together', steps }];
}

function movesOf(event: Event): readonly MovedStep[] {
  switch (event.type) {
    case 'moved':
      return event.moves.filter(isSeen).map(moveSteps);
    case 'entered':
      return [
        {
          kind: 'moved',
          counter: event.base,
          time: STEP_TIME,
          steps: [
            { hex: event.from, facing: null },
            { hex: event.hex, facing: null },
          ],
        },
      ];
    case 'retreated':
      return [
        {
          kind: 'moved',
          counter: event.base,
          time: STEP_TIME,
          steps: [
            { hex: event.from, facing: event.facing[0] },
            { hex: event.hex, facing: event.facing[1] },
          ],
        },
      ];
    default:
      return [];
  }
}

/** Outcomes in which somebody is in the way: the base sets out and is held where they meet. */
const HELD: readonly Move['outcome'][] = ['stands', 'stopped', 'assaults'];
/** The part of the way to the next hex that such a base comes. */
const HELD_AT = 1 / 3;

function isSeen({ facing, outcome }: Move): boolean {
  return facing[0] !== facing[1] || outcome === 'enters' || HELD.includes(outcome);
}

/** First the turns, then the ways: a base that only turns waits for the others, one that is held comes back. */
function moveSteps({ base, hex, to, facing, outcome }: Move): MovedStep {
  const [before, after] = facing;
  const turn = [
    { hex, facing: before },
    { hex, facing: after },
  ];
  const way =
    to !== null && HELD.includes(outcome)
      ? [
          { hex, facing: after, towards: { hex: to, part: HELD_AT } },
          { hex, facing: after },
        ]
      : [{ hex: outcome === 'enters' && to !== null ? to : hex, facing: after }];
  return { kind: 'moved', counter: base, time: STEP_TIME, steps: [...turn, ...way] };
}

/** A shot is played from hex to hex, its marks stay while it is told; so does the mark of an assault. */
export function shotOf(beat: Beat): {
  readonly steps: readonly AnimationStep[];
  readonly marks: readonly BoardMark[];
} {
  const event = beat.events.find((each) => each.type === 'fired');
  if (event?.type !== 'fired') return { steps: [], marks: assaultsIn(beat) };
  const { base, target } = event.volley.forecast.declaration;
  const [from, to] = [beat.before.bases[base].where, beat.before.bases[target].where];
  if (from.at !== 'map' || to.at !== 'map') return { steps: [], marks: [] };
  const result = event.volley.shots.some(({ hit }) => hit !== null) ? 'hit' : 'miss';
  return {
    steps: [{ kind: 'shot', from: from.hex, to: to.hex, result }],
    marks: [
      { kind: 'sight', from: from.hex, to: to.hex, clear: true, blockedAt: null },
      { kind: 'target', hex: to.hex },
    ],
  };
}

function assaultsIn({ events, before }: Beat): readonly BoardMark[] {
  return events.flatMap((event): readonly BoardMark[] => {
    if (event.type === 'assaultRolled') return assaultMarks(before, event.assault);
    return event.type === 'assaultFought' ? [{ kind: 'target', hex: event.hex }] : [];
  });
}

/** Where an assault is fought, and from which hexes it comes. */
export function assaultMarks({ bases }: Position, { hex, fighters }: Assault): readonly BoardMark[] {
  const from = fighters.flatMap(({ base }) => {
    const { where } = bases[base];
    return where.at === 'map' && where.hex !== hex ? [where.hex] : [];
  });
  return [
    { kind: 'target', hex },
    ...[...new Set(from)].map((start): BoardMark => ({ kind: 'charge', from: start, to: hex })),
  ];
}

/** Hexes in which a moment takes place. */
export function placesOf(beat: Beat): readonly Hex[] {
  return beat.events.flatMap((event): readonly Hex[] => {
    switch (event.type) {
      case 'moved':
        return event.moves.flatMap(({ to }) => to ?? []);
      case 'assaultRolled':
        return [event.assault.hex];
      case 'assaultFought':
      case 'flagged':
      case 'entered':
      case 'retreated':
        return [event.hex];
      case 'placed':
        return [event.where.hex];
      case 'fired':
        return hexOf(beat, event.volley.forecast.declaration.target);
      case 'applied':
        return hexOf(beat, event.base);
      default:
        return [];
    }
  });
}

/** Where a base stood as the moment began. */
function hexOf({ before }: Beat, id: BaseId): readonly Hex[] {
  const { where } = before.bases[id];
  return where.at === 'map' ? [where.hex] : [];
}

/** A moment as the board plays it; null where nothing moves. */
export function animationOf(beat: Beat, at: number): BoardAnimation | null {
  const steps = [...stepsOf(beat), ...shotOf(beat).steps];
  return steps.length > 0 ? { key: `${beat.turn} ${at} ${beat.title}`, steps } : null;
}
