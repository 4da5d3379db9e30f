import { reseed } from '../rng';
import type { Ruleset } from '../ruleset';
import { consequences } from './consequences';
import { whyIllegal } from './legality';
import { options } from './options';
import { play } from './play';
import { SCENARIOS } from './scenarios';
import { isSetup, openSetup, setup } from './setup';
import { isAction } from './shape';
import { phaseOf, sideToDecide, standing } from './turn';
import type { FurrowsTypes } from './types';
import { finality, keepsSecrets, recordKeepsSecrets, view, witnessed } from './view';

/** *Iron Furrows* as the store plays it. */
export const furrows: Ruleset<FurrowsTypes> = {
  name: 'furrows',
  title: 'Iron Furrows',
  scenarios: SCENARIOS.map(({ id, title }) => ({ id, title })),
  version: 1,
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
