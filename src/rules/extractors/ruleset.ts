import { reseed } from '../rng';
import type { Ruleset } from '../ruleset';
import { sideToDecide, standing } from '../turn';
import { ABOUT } from './about';
import { consequences } from './consequences';
import { byMail } from './byMail';
import { whyIllegal } from './legality';
import { SCENARIOS } from './scenarios';
import { finality, keepsSecrets } from './secrets';
import { options } from './options';
import { play } from './play';
import { isSetup, openSetup, setup } from './setup';
import { isAction } from './shape';
import { phaseOf } from './turn';
import type { ExtractorsTypes } from './types';
import { gameOf } from './variant';
import { view } from './view';
import { witnessed } from './witnessed';

/** *Extractors!* as the store plays it. */
export const extractors: Ruleset<ExtractorsTypes> = {
  ...ABOUT,
  scenarios: SCENARIOS.map(({ id, title }) => ({ id, title })),
  sides: ['dorian', 'avronian'],
  setup,
  isSetup,
  openSetup,
  asWrittenUnder: gameOf,
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
  // What a view hides is all there is to hide.
  recordKeepsSecrets: keepsSecrets,
  finality,
  reseed,
  byMail,
};
