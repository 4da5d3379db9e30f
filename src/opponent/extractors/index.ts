import {
  copyGame,
  consequences,
  determinise,
  enemyOf,
  extractors,
  recommendedPrior,
  unitsOf,
  type Action,
  type Game,
  type Position,
  type Prior,
  type Side,
} from '../../rules/extractors';
import type { Mind } from '../mind';
import { looksAhead, playsToEnd, racesAhead, replyFromBook, styleFromBook } from './book';
import { playInWorld } from './luck';
import { isSecret } from './secrecy';
import { programsOf } from './programs';
import { playOut } from './playOut';
import { STYLES, type Style } from './styles';
import { weigh } from './turn';

/** *Extractors!* as the opponent plays it. */
export const mind: Mind<Position, Game, Action, Style> = {
  game: extractors.name,
  styles: STYLES,
  called: ({ name }) => name,
  margin: 4,
  weigh,
  isOther: (a, b) => placeOf(a) !== placeOf(b),
  wonted: (view, side) => ({
    own: styleFromBook(view, side as Side),
    other: styleFromBook(view, enemyOf(side as Side)),
    reply: replyFromBook(view, side as Side),
  }),
  isDrawn: ({ phase }) => phase.name === 'programming',
  isUrgent: isRun,
  isSearched: (view) => view.phase.name === 'movement' && looksAhead(view, view.phase.side),
  playsToEnd,
  showsSoon: ({ scenario }) => !SLOW.has(scenario),
  racesAhead: (view) => (SCORED.has(view.scenario) ? 0 : racesAhead(view)),
  world: (view, side, chance) =>
    determinise(view, side as Side, suspected(view, enemyOf(side as Side)), chance),
  size: (game) => unitsOf(game).filter(({ where: { at } }) => at === 'map' || at === 'toEnter').length,
  copy: copyGame,
  play: playInWorld,
  playOut,
  foresee: (view, action) => {
    const { dice, reveals, finds, handsOver } = consequences(view, action);
    if (dice[1] > 0 || reveals || finds || handsOver) return null;
    const after = copyGame({ ...view, dice: { state: [], rolled: 0 } });
    extractors.play(after, action);
    // With the enemy unknown yet, or the last one gone, it looks as if the game were over.
    if (extractors.sideToDecide(after) !== view.phase.side) return null;
    return extractors.view(after, view.phase.side!);
  },
  isSecret,
};

/** What is recommended, or plain, or what it would lay itself [§8.1]. */
function suspected(view: Position, other: Side): Prior {
  const prior = recommendedPrior(view, other);
  const own = other === 'avronian' && view.rules === 'full' ? programsOf(view) : [];
  return { ...prior, programs: [...own, ...prior.programs] };
}

/**
 * The Command Post is fought for from the sixth turn on, the centre in the last, an Extractor for many turns: who looks one
 * ahead leaves them for a shot.
 */
const SLOW: ReadonlySet<Position['scenario']> = new Set(['threePodAttack', 'extractors', 'engage']);

/** Points that are counted when the last turn is over decide: a style is worth what it brings to the end, and who changes it gets neither. */
const SCORED: ReadonlySet<Position['scenario']> = new Set(['extractors', 'engage']);

/** The runners of *Incoming!*: one that gets away wins the game, and a turn lost is lost for good [§9]. */
function isRun({ scenario, phase }: Position): boolean {
  return scenario === 'incoming' && phase.name === 'movement' && phase.side === 'dorian';
}

/** Where an action leads, the facing apart. */
function placeOf(action: Action): string {
  if (action.type !== 'move') return JSON.stringify(action);
  const { path, exit, into } = action;
  return `${path.at(-1) ?? 'here'} ${exit !== null} ${into}`;
}
