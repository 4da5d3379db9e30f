import {
  copyGame,
  extractors,
  playQuietly,
  unitOf,
  unitsOf,
  whyIllegal,
  worthNow,
  type Action,
  type Game,
  type Position,
} from '../../rules/extractors';
import type { Try } from '../review/estimate';
import type { Umpire } from '../review/review';
import { quickMovement } from './quickMovement';
import { STEADY } from './styles';
import { weigh } from './turn';

/** More than any game takes; what goes on longer counts as a draw. */
const LIMIT = 2000;
const END: Action = { type: 'endPhase' };
/** Tenths of a point, as worth is counted. */
const TENTHS = 10;

/** *Extractors!* as its course is judged: chances are those of the Dorian. */
export const umpire: Umpire<Game, Action> = {
  turnOf: ({ turn }) => turn,
  signOf: ({ phase }) => (phase.side === 'avronian' ? -1 : 1),
  after(game, action, seed) {
    const copy = withDice(game, seed);
    playQuietly(copy, action);
    return copy;
  },
  playOn(game, seed): Try {
    const copy = withDice(game, seed);
    const before = balanceOf(copy);
    const { turn } = copy;
    let swing: number | null = null;
    for (let acts = 0; acts < LIMIT && extractors.sideToDecide(copy) !== null; acts++) {
      if (swing === null && copy.turn > turn) swing = balanceOf(copy) - before;
      playSome(copy, acts);
    }
    const winner = copy.victory?.winner ?? null;
    return {
      won: winner === null ? 0.5 : winner === 'dorian' ? 1 : 0,
      swing: swing ?? balanceOf(copy) - before,
    };
  },
  better(game, action) {
    const { side, name } = game.phase;
    if (side === null || (name !== 'movement' && name !== 'fire') || !isJudged(action)) return null;
    const view = extractors.view(game, side);
    if (unitsOf(view).some(({ hidden }) => hidden)) return null;
    const candidates = weigh(view, { style: STEADY, sight: 'far', seed: 0 });
    const [best] = candidates;
    const ends = action.type === 'endPhase';
    const instead = ends ? leftUndone(view, best.action) : action;
    const played = candidates.find((candidate) => instead !== null && isSame(candidate.action, instead));
    // A shot that is left out brings nothing; of what was not weighed there is no opinion.
    if (played === best || (!played && !(ends && best.action.type === 'fire'))) return null;
    return { action: best.action, points: best.total - (played?.total ?? 0) };
  },
};

/** Moves and shots, and to go without them: of these the evaluation has an opinion. */
function isJudged({ type }: Action): boolean {
  return type === 'move' || type === 'fire' || type === 'endPhase';
}

/** Who ends the phase leaves the unit as it stands; null: not a move that was open to it. */
function leftUndone(position: Position, best: Action): Action | null {
  if (best.type !== 'move') return null;
  const { where } = unitOf(position, best.unit);
  if (where.at !== 'map') return null;
  const { facing, inside: into } = where;
  return { type: 'move', unit: best.unit, path: [], facing, exit: null, into };
}

/** Two moves with the same end, whatever their paths. */
function isSame(a: Action, b: Action): boolean {
  if (a.type === 'move' && b.type === 'move')
    return (
      a.unit === b.unit &&
      a.path.at(-1) === b.path.at(-1) &&
      a.facing === b.facing &&
      a.exit === b.exit &&
      a.into === b.into
    );
  return JSON.stringify(a) === JSON.stringify(b);
}

/** One phase of movement at once, or else one thing. */
function playSome(game: Game, seed: number): void {
  const side = extractors.sideToDecide(game)!;
  const phase = extractors.phaseOf(game);
  if (game.phase.name === 'movement' && !game.activation) {
    quickMovement(game, side, { style: STEADY, sight: sightIn(game), together: false });
    if (extractors.phaseOf(game) !== phase || extractors.sideToDecide(game) === null) return;
    if (!game.activation && !whyIllegal(game, END)) return playQuietly(game, END);
  }
  playQuietly(game, weigh(game, { style: STEADY, sight: sightIn(game), seed })[0].action);
}

/** An Orni that does not look ahead lets everybody away; elsewhere far sight costs more than it tells. */
function sightIn({ scenario }: Position): 'near' | 'far' {
  return scenario === 'incoming' ? 'far' : 'near';
}

/** What the Dorian has left more than the Avronian, in points of price. */
function balanceOf(position: Position): number {
  return (
    unitsOf(position).reduce((sum, unit) => sum + (unit.side === 'dorian' ? 1 : -1) * worthNow(unit), 0) /
    TENTHS
  );
}

/** A game of its own, with dice that are not the game's. */
function withDice(game: Game, seed: number): Game {
  let bits = seed >>> 0;
  const next = () => {
    bits = (bits + 0x9e3779b9) >>> 0;
    let word = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
    word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
    return word ^ (word >>> 16);
  };
  return { ...copyGame(game), dice: { state: [next(), next(), next(), next()], rolled: 0 } };
}
