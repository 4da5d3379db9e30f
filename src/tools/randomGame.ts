import { extractors, type Action, type Event, type Game, type Setup } from '../rules/extractors';
import { seedDice, roll, type Dice } from '../rules/rng';

/** A game played at random from `options` alone. */
export interface RandomGame {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly game: Game;
}

/** Called after each action; throws to stop the game. */
export type Watch = (game: Game, action: Action, events: readonly Event[]) => void;

/** No random game needs more actions; more is a dead end. */
export const ACTION_LIMIT = 6000;

/** Plays a game to its end with legal actions drawn by the seed. Throws Error at a dead end. */
export function randomGame(setup: Setup, seed: number, watch: Watch = () => undefined): RandomGame {
  const game = extractors.setup(setup, seed);
  const chance = { dice: seedDice(seed ^ 0x5eed) };
  const actions: Action[] = [];
  while (extractors.sideToDecide(game) !== null) {
    const action = draw(extractors.options(game), chance, game);
    if (!action) throw new Error(`Dead end after ${actions.length} actions in ${extractors.phaseOf(game)}`);
    if (actions.length >= ACTION_LIMIT) throw new Error(`No end after ${ACTION_LIMIT} actions`);
    actions.push(action);
    watch(game, action, extractors.play(game, action));
  }
  return { setup, seed, actions, game };
}

/** Any option, but mostly forward: few sales and removals, phases end now and then. */
function draw(options: readonly Action[], chance: { dice: Dice }, game: Game): Action | undefined {
  const groups = new Map<Action['type'], Action[]>();
  for (const action of options) {
    const group = groups.get(action.type);
    if (group) group.push(action);
    else groups.set(action.type, [action]);
  }
  const types = [...groups.keys()].flatMap((type) => Array<Action['type']>(weight(type, game)).fill(type));
  if (types.length === 0) return undefined;
  const group = groups.get(types[roll(chance, types.length)]) ?? [];
  return group[roll(chance, group.length)];
}

function weight(type: Action['type'], game: Game): number {
  switch (type) {
    case 'sell':
    case 'unplace':
    case 'reset':
    case 'recommend':
      return 1;
    case 'endPhase':
      return game.turn === 0 ? 4 : 1;
    case 'cease':
      return 2;
    default:
      return 8;
  }
}
