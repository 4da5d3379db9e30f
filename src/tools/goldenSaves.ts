/**
 * Writes a finished game of every scenario under the rules as they are now: `npx tsx src/tools/goldenSaves.ts`.
 * Once a version of the rules is released its saves stay for ever; write them anew only before that.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { extractors, SCENARIOS, type Setup } from '../rules/extractors';
import { recordText } from '../store/schema';
import { openTable } from '../store/table';
import { randomGame } from './randomGame';

const folder = new URL(`../store/golden/v${extractors.version}/`, import.meta.url);
/** Of so many games the shortest is kept. */
const DRAWN = 4;

mkdirSync(folder, { recursive: true });
for (const { id: scenario } of SCENARIOS)
  for (const rules of ['full', 'simple'] as const) {
    const setup: Setup = { scenario, rules };
    const games = Array.from({ length: DRAWN }, (_, index) => randomGame(setup, index + 1));
    const { seed, actions } = games.reduce((a, b) => (b.actions.length < a.actions.length ? b : a));
    const { name: ruleset, version } = extractors;
    const id = `${scenario}-${rules}`;
    const record = { id, name: `Golden ${scenario}, ${rules}`, ruleset, version, setup, seed, actions };
    writeFileSync(new URL(`${id}.json`, folder), recordText(openTable(extractors, record).record()));
    console.log(`${id}: ${actions.length} actions`);
  }
