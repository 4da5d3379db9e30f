import { SCENARIOS, type Setup, type Side } from '../src/rules/extractors';
import { LEVELS } from '../src/opponent/contract';
import { Player } from './player';
import { RUN_AND_HUNT, northward, tacticsOf } from './tactics';
import { test } from './test';

// Hours on a slow machine, so apart from `npm test`: `npm run e2e:levels`.
/** Set up as recommended, then north and at the enemy: the zones of the scenarios are not the same. */
const PERSON = { ...RUN_AND_HUNT, dorian: tacticsOf({ goal: northward, fires: () => true }) };

const SIDES: readonly Side[] = ['dorian', 'avronian'];

for (const [number, { id, title }] of SCENARIOS.entries())
  for (const [rank, level] of LEVELS.entries()) {
    const computer = SIDES[(number + rank) % SIDES.length];
    test(`${title} by the pointer, to its end, against ${level} as ${computer}`, async ({ page }) => {
      const setup: Setup = { scenario: id, rules: 'full' };
      const player = await Player.start(page, setup, 3, { opponents: { [computer]: level } });
      await player.playOut(PERSON);
      await player.expectResult();
    });
  }
