import {
  furrows,
  setupFrom,
  positionToBegin,
  type Event,
  type Game,
  type Setup,
} from '../../../rules/furrows';
import { anyPlayer } from '../../../rules/autoplay';
import type { Draft } from '../../../rules/result';

const FLAGS = 'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';
/** Both armies in the middle, face to face: what follows are clashes, assaults and retreats. */
const LINE = `furrows firstLight quick T4 Forders | F anvil@1209/S slow; line-1@1208/S slow; line-2@1309/S slow | L heron@1211/N slow; rifles-1@1310/N slow; rifles-2@1312/N slow | ${FLAGS}`;

/** Games from the beginning, those of odd seeds with orders a turn ahead. */
function fromStart(seed: number): Setup {
  return { scenario: 'firstLight', orders: seed % 2 ? 'ahead' : 'quick' };
}

/** Throws Error if the line is none. */
export function faceToFace(): Setup {
  const position = positionToBegin(LINE);
  if ('error' in position) throw new Error(position.error);
  return setupFrom(position, LINE);
}

export interface Happened {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly Event[];
}

/** Plays a game by any legal actions, the same for a seed, and hands over what each did. */
export function* anyGame(seed: number, setup = fromStart(seed)): Generator<Happened> {
  let game = furrows.setup(setup, seed);
  const player = anyPlayer(furrows, seed);
  for (let action = player(game); action; action = player(game)) {
    const after = structuredClone(game) as Draft<Game>;
    const events = furrows.play(after, action);
    yield { before: game, after, events };
    game = after;
  }
}
