import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Harm, HarmOdds } from '../../../rules/furrows';
import { oddsText } from '../wording';
import { Odds } from './ShotCard';

afterEach(cleanup);

const NONE: Harm = { wear: 0, models: 0, shaken: false, gear: 0, jam: false, destroyed: false };
const BOTH_LOST = { ...NONE, models: 2, shaken: true };

/** What two hits may do to a section of two models. */
const ODDS: HarmOdds = {
  outcomes: [
    { harm: { ...NONE, models: 1, shaken: true }, chance: 0.4 },
    { harm: BOTH_LOST, chance: 0.25 },
    { harm: { ...NONE, models: 2 }, chance: 0.2 },
    { harm: NONE, chance: 0.15 },
  ],
  any: 0.85,
  shaken: 0.65,
  destroyed: 0.45,
  left: 2,
  meanWear: 0,
  meanModels: 1.3,
};

const told = () => screen.getByRole('img').getAttribute('aria-label');

it('§9.4: who loses its last model is destroyed, whatever else befalls it', () => {
  render(<Odds odds={ODDS} />);
  expect(told()).toMatch(/^What comes of it: destroyed: 45.%, 1 model lost, shaken: 40.%, nothing: 15.%$/);
});

it('§9.4: of one that is lost already no chance is told that it falls', () => {
  render(<Odds odds={{ ...ODDS, destroyed: 1, left: 0 }} />);
  expect(document.body.textContent).toMatch(/65.% shaken doomed already/);
  expect(oddsText({ ...ODDS, destroyed: 1, left: 0 })).toMatch(/^85.% any harm, doomed already$/);
});

it('what came is marked by the same words', () => {
  render(<Odds odds={ODDS} got={BOTH_LOST} />);
  expect(told()).toMatch(/; got destroyed$/);
});
