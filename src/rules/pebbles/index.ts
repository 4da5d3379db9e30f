/** Pebbles, a game for tests: it goes through store, saves and tools as any other, and is in no list of games. */
import { hasOnly, oneOf, shape, type Fields } from '../checks';
import { reseed, roll, seedDice, type Dice } from '../rng';
import type { Ruleset, Types } from '../ruleset';

type Side = 'white' | 'black';
export interface Setup {
  readonly scenario: 'handful' | 'heap';
}
interface Position {
  readonly scenario: Setup['scenario'];
  readonly turn: number;
  /** One side writes in secret how many the other will take; then the other takes them. */
  readonly phase: 'guess' | 'take' | 'ended';
  readonly side: Side | null;
  readonly pebbles: number;
  readonly guess: number | 'hidden' | null;
  readonly points: Readonly<Record<Side, number>>;
}
interface Game extends Position {
  readonly dice: Dice;
}
export interface Action {
  readonly type: 'guess' | 'take';
  readonly pebbles: number;
}
type Event =
  | { readonly type: 'guessed'; readonly side: Side; readonly pebbles: number | 'hidden' }
  | { readonly type: 'taken'; readonly side: Side; readonly pebbles: number; readonly guessed: boolean }
  | { readonly type: 'rolled'; readonly die: number; readonly found: boolean };
interface Illegal {
  readonly reason: 'ended' | 'wrongPhase' | 'tooMany' | 'malformed';
}
interface PebbleTypes extends Types {
  readonly Setup: Setup;
  readonly Game: Game;
  readonly Position: Position;
  readonly Action: Action;
  readonly Event: Event;
  readonly Illegal: Illegal;
  readonly Side: Side;
}

const HEAPS = { handful: 7, heap: 21 } as const;
const MOST = 3;
const FOUND_ON = 5;
const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const SETUP: Fields = { scenario: oneOf(...Object.keys(HEAPS)) };
const ACTION: Fields = { type: oneOf('guess', 'take'), pebbles: (value) => isWhole(value) && value > 0 };
const isOnly = (fields: Fields, value: unknown) =>
  shape(fields)(value) && hasOnly(value!, Object.keys(fields));

function setup({ scenario }: Setup, seed: number): Game {
  if (!Object.hasOwn(HEAPS, scenario)) throw new RangeError(`No scenario ${scenario}`);
  const start = { scenario, turn: 1, phase: 'guess', side: 'white', pebbles: HEAPS[scenario] } as const;
  return { ...start, guess: null, points: { white: 0, black: 0 }, dice: seedDice(seed) };
}

function whyIllegal({ phase, pebbles }: Position, action: Action): Illegal | undefined {
  if (!pebblesGame.isAction(action)) return { reason: 'malformed' };
  if (phase === 'ended') return { reason: 'ended' };
  if (phase !== action.type) return { reason: 'wrongPhase' };
  return action.pebbles > Math.min(MOST, pebbles) ? { reason: 'tooMany' } : undefined;
}

function play(game: Writable<Game>, { type, pebbles }: Action): readonly Event[] {
  const side = game.side!;
  if (type === 'guess') {
    Object.assign(game, { guess: pebbles, phase: 'take', side: other(side) });
    return [{ type: 'guessed', side, pebbles }];
  }
  const guessed = game.guess === pebbles;
  const guesser = other(side);
  game.points = { ...game.points, [guesser]: game.points[guesser] + Number(guessed) };
  const die = roll(game, 6);
  const found = die >= FOUND_ON;
  game.pebbles += Number(found) - pebbles;
  const next =
    game.pebbles === 0 ? ({ phase: 'ended', side: null } as const) : { phase: 'guess' as const, side };
  Object.assign(game, next, { guess: null, turn: game.turn + 1 });
  return [
    { type: 'taken', side, pebbles, guessed },
    { type: 'rolled', die, found },
  ];
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function view(game: Position & { dice?: Dice }, side: Side | 'all'): Position {
  const { dice: _, ...position } = game;
  const isOther = position.phase === 'take' && side === position.side;
  return isOther ? { ...position, guess: 'hidden' } : position;
}

export const pebblesGame: Ruleset<PebbleTypes> = {
  name: 'pebbles',
  title: 'Pebbles',
  scenarios: [
    { id: 'handful', title: 'A handful' },
    { id: 'heap', title: 'A heap' },
  ],
  version: 1,
  sides: ['white', 'black'],
  setup,
  isSetup: (value): value is Setup => isOnly(SETUP, value),
  isAction: (value): value is Action => isOnly(ACTION, value),
  standing: ({ turn, phase, side, points: { white, black } }) => {
    const winner = phase !== 'ended' || white === black ? null : white > black ? 'white' : 'black';
    return { turn, phase, side, ended: phase === 'ended', winner };
  },
  whyIllegal,
  play,
  options: ({ phase, pebbles }) =>
    phase === 'ended'
      ? []
      : [1, 2, 3].filter((most) => most <= pebbles).map((each) => ({ type: phase, pebbles: each })),
  consequences: (_, { type }) => {
    const rolls = type === 'take' ? 1 : 0;
    return { dice: [rolls, rolls], reveals: type === 'take', finds: false, handsOver: type === 'guess' };
  },
  sideToDecide: ({ side }) => side,
  phaseOf: ({ turn, phase }) => `${turn} ${phase}`,
  view,
  witnessed: (_, events, side) =>
    events.map((event) =>
      event.type === 'guessed' && event.side !== side && side !== 'all'
        ? { ...event, pebbles: 'hidden' }
        : event,
    ),
  keepsSecrets: ({ phase, side }, of) => phase === 'guess' && side === of,
  recordKeepsSecrets: ({ phase, side }, of) => phase !== 'ended' && (phase === 'guess') === (side === of),
  finality: (before, after) => (after.dice.rolled === before.dice.rolled ? null : 'dice'),
  reseed,
};
