import {
  extractors,
  SCENARIOS,
  whyIllegal,
  type Action,
  type Game,
  type Setup,
} from '../../../rules/extractors';
import { fingerprinter } from '../../../rules/fingerprint';
import { chanceOf } from '../../chance';
import { matchOf } from '../peers/boardgame';
import { anyAction } from '../randomPlay';
import { timed, type Measured, type Subject } from '../timing';

const ACTIONS = 2000;
const SECOND = 1000;
/** So much code takes longer to warm up. */
const WARM_UP_MS = 1500;
const ENGAGE: Setup = { scenario: 'engage', rules: 'full' };
const EVERYTHING = SCENARIOS.map(({ id }): Setup => ({ scenario: id, rules: 'full' }));

/** A game under way: ours, or ours on boardgame.io. */
interface Played {
  game(): Game;
  act(action: Action): void;
}

type Begin = (setup: Setup, seed: number) => Played;

const begin: Begin = (setup, seed) => {
  const game = extractors.setup(setup, seed);
  return { game: () => game, act: (action) => void extractors.play(game, action) };
};

const beginChecked: Begin = (setup, seed) => {
  const { game, act } = begin(setup, seed);
  return {
    game,
    act: (action) => {
      const why = whyIllegal(game(), action);
      if (why) throw new Error(JSON.stringify(why));
      act(action);
    },
  };
};

/** So many random actions, in one game after another. */
interface Run {
  readonly start: Begin;
  readonly setups: readonly Setup[];
  readonly tell?: (setup: Setup, seed: number, action: Action) => void;
}

function playAtRandom({ start, setups, tell }: Run): number {
  let dice = 0;
  for (let seed = 1, played = 0; played < ACTIONS; seed++) {
    const setup = setups[seed % setups.length];
    const { game, act } = start(setup, seed);
    const chance = chanceOf(seed);
    for (; played < ACTIONS; played++) {
      const action = anyAction(game(), chance);
      if (!action) break;
      act(action);
      tell?.(setup, seed, action);
    }
    dice += game().dice.rolled;
  }
  return dice;
}

function random(run: Run): Measured {
  return timed((times) => {
    let dice = 0;
    for (let i = 0; i < times; i++) dice += playAtRandom(run);
    return dice;
  }, WARM_UP_MS);
}

function aSecond({ value, sink }: Measured): Measured {
  return { value: (ACTIONS / value) * SECOND, sink };
}

/** The same 2,000 actions of *Engage!* every time, by the seed of their game. */
export function randomActions(): ReadonlyMap<number, readonly Action[]> {
  const games = new Map<number, Action[]>();
  const tell: Run['tell'] = (_, seed, action) => games.set(seed, [...(games.get(seed) ?? []), action]);
  playAtRandom({ start: begin, setups: [ENGAGE], tell });
  return games;
}

/** Plays recorded actions again, checks that each is legal and takes the fingerprint after each. */
function replay(start: Begin): Measured {
  const games = [...randomActions()];
  return timed((times) => {
    let sum = 0;
    for (let i = 0; i < times; i++)
      for (const [seed, actions] of games) {
        const { game, act } = start(ENGAGE, seed);
        const fingerprint = fingerprinter();
        for (const action of actions) {
          act(action);
          sum += fingerprint(game()).charCodeAt(13);
        }
      }
    return sum;
  }, WARM_UP_MS);
}

const onBoardgame: Begin = (setup, seed) => matchOf(setup, seed, 'trusts');

export const GAMES: Readonly<Record<string, Subject>> = {
  play: () => aSecond(random({ start: begin, setups: EVERYTHING })),
  'play boardgame.io': () => aSecond(random({ start: onBoardgame, setups: EVERYTHING })),
  game: () => random({ start: begin, setups: [ENGAGE] }),
  'game boardgame.io': () => random({ start: onBoardgame, setups: [ENGAGE] }),
  replay: () => replay(beginChecked),
  'replay boardgame.io': () => replay((setup, seed) => matchOf(setup, seed, 'checks')),
};
