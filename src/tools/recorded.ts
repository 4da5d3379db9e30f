/** What the recorder has to know of each game there is: how it can end, and who plays towards an ending. */
import type { Types } from '../rules/ruleset';
import { extractors, SCENARIOS, type ExtractorsTypes, type Setup } from '../rules/extractors';
import { furrows, type FurrowsTypes } from '../rules/furrows';
import { endingOf, endingsOf } from './endings';
import {
  RECORDED_SETUPS,
  endingOf as furrowsEndingOf,
  endingsOf as furrowsEndingsOf,
  nameOf,
  playerTowards,
} from './furrows/endings';
import type { Recorded } from './goldenGames';
import { STYLES_TOWARDS } from './stylesTowards';
import { randomPlayer } from './player';

export const EXTRACTORS_SETUPS: readonly Setup[] = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules) => ({ scenario: id, rules })),
);

const extractorsRecorded: Recorded<ExtractorsTypes> = {
  rules: extractors,
  setups: EXTRACTORS_SETUPS,
  nameOf: ({ scenario, rules }) => `${scenario}-${rules}`,
  endingsOf: (setup) => endingsOf(setup).map(({ name }) => name),
  endingOf: (game) => endingOf(game)?.name,
  victoryOf: ({ victory }) => victory,
  // Every other game leans towards the ending, the rest play any way.
  playerTowards: (setup, ending, seed) =>
    randomPlayer(setup, seed, seed % 2 ? STYLES_TOWARDS[`${setup.scenario} ${ending}`] : undefined),
};

const furrowsRecorded: Recorded<FurrowsTypes> = {
  rules: furrows,
  setups: RECORDED_SETUPS,
  nameOf,
  endingsOf: furrowsEndingsOf,
  endingOf: furrowsEndingOf,
  victoryOf: ({ victory }) => victory,
  playerTowards: (_setup, _ending, seed) => playerTowards(seed),
};

/** A game whose types nobody has to name: it answers whatever is asked of any. */
type AnyRecorded = <Answer>(ask: <T extends Types>(recorded: Recorded<T>) => Answer) => Answer;

/** The games there are, by name. A sibling is one more. */
export const RECORDED: ReadonlyMap<string, AnyRecorded> = new Map<string, AnyRecorded>([
  [extractors.name, (ask) => ask(extractorsRecorded)],
  [furrows.name, (ask) => ask(furrowsRecorded)],
]);
