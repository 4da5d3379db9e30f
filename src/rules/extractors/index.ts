import type { Ruleset } from '../ruleset';
import { crossing } from './crossing';
import { whyIllegal } from './legality';
import { finality, keepsSecrets } from './secrets';
import { options } from './options';
import { play } from './play';
import { setup } from './setup';
import { phaseOf, sideToDecide } from './turn';
import type { Action, Event, Game, Illegal, Position, Setup, Side } from './types';
import { view } from './view';
import { witnessed } from './witnessed';

export * from './data';
export { doriana } from './maps/doriana';
export { SCENARIOS, scenarioOf } from './scenarios';
export type * from './types';
export * from './units';

/** *Extractors!* as the store plays it. */
export const extractors: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side> = {
  name: 'extractors',
  version: 1,
  setup,
  whyIllegal,
  play,
  options,
  crossing,
  sideToDecide,
  phaseOf,
  view,
  witnessed,
  keepsSecrets,
  finality,
};
