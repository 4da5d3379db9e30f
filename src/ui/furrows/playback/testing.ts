import {
  furrows,
  setupFrom,
  positionToBegin,
  type Action,
  type Event,
  type Game,
  type Setup,
} from '../../../rules/furrows';
import { anyPlayer } from '../../../rules/autoplay';
import type { Draft } from '../../../rules/result';
import { openTable } from '../../../store/table';
import type { FurrowsTable } from '../table';

const FLAGS = 'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';
/** Both armies in the middle, face to face: what follows are clashes, assaults and retreats. */
const lineOf = (when: string) =>
  `furrows firstLight ${when} Forders | F anvil@1209/S slow; line-1@1208/S slow; line-2@1309/S slow | L heron@1211/N slow; rifles-1@1310/N slow; rifles-2@1312/N slow | ${FLAGS}`;

/** Games from the beginning, those of odd seeds with orders a turn ahead. */
function fromStart(seed: number): Setup {
  return { scenario: 'firstLight', orders: seed % 2 ? 'ahead' : 'quick' };
}

/** Throws Error if the line is none. */
export function faceToFace(when: 'quick T4' | 'ahead T1' = 'quick T4'): Setup {
  const position = positionToBegin(lineOf(when));
  if ('error' in position) throw new Error(position.error);
  return setupFrom(position, lineOf(when));
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

/** A table at the first moment of any legal game in which there is what is looked for. Throws Error if there is none. */
export function tableWhere<Found>(
  setup: Setup,
  find: (game: Game) => Found | undefined,
): { readonly table: FurrowsTable; readonly found: Found } {
  for (let seed = 1; seed < 200; seed++) {
    const game = furrows.setup(setup, seed) as Draft<Game>;
    const actions: Action[] = [];
    const player = anyPlayer(furrows, seed);
    for (let action = player(game); action; action = player(game)) {
      furrows.play(game, action);
      actions.push(action);
      const found = find(game);
      if (found === undefined) continue;
      const record = { id: 'game', name: 'A game', ruleset: 'furrows', version: 1, setup, seed, actions };
      const table = openTable(furrows, record, { now: () => '2026-11-22T12:00:00.000Z' });
      table.takeSeat();
      return { table, found };
    }
  }
  throw new Error('no such game');
}
