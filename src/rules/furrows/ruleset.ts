import { reseed } from '../rng';
import type { Ruleset } from '../ruleset';
import { sideToDecide, standing } from '../turn';
import { ABOUT } from './about';
import { consequences } from './consequences';
import { whyIllegal } from './legality';
import { options } from './options';
import { play } from './play';
import { SCENARIOS } from './scenarios';
import { isSetup, openSetup, setup } from './setup';
import { isAction } from './shape';
import { phaseOf } from './turn';
import type { FurrowsTypes } from './types';
import { finality, keepsSecrets, recordKeepsSecrets, view, witnessed } from './view';

/** *Iron Furrows* as the store plays it. */
export const furrows: Ruleset<FurrowsTypes> = {
  ...ABOUT,
  scenarios: SCENARIOS.map(({ id, title }) => ({ id, title })),
  sides: ['foundry', 'league'],
  setup,
  isSetup,
  openSetup,
  isAction,
  standing,
  whyIllegal,
  play,
  options,
  consequences,
  sideToDecide,
  phaseOf,
  view,
  witnessed,
  keepsSecrets,
  recordKeepsSecrets,
  finality,
  reseed,
};
