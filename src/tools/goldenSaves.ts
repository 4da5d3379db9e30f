/**
 * Writes a finished game of every set-up of every game under the rules as they are now, where there is none yet:
 * `npx tsx src/tools/goldenSaves.ts`. Saves of a released version stay for ever.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { playOut } from '../rules/playOut';
import type { Types } from '../rules/ruleset';
import { recordText } from '../store/schema';
import { openTable } from '../store/table';
import type { Recorded } from './goldenGames';
import { RECORDED } from './recorded';

/** Of so many games the shortest is kept. */
const DRAWN = 4;

for (const ask of RECORDED.values()) ask(writeSaves);

function writeSaves<T extends Types>({ rules, setups, nameOf, playerTowards }: Recorded<T>): void {
  const { name: ruleset, version } = rules;
  const folder = new URL(`../store/golden/${ruleset}/v${version}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const setup of setups) {
    const id = nameOf(setup);
    const file = new URL(`${id}.json`, folder);
    if (existsSync(file)) continue;
    const games = Array.from({ length: DRAWN }, (_, index) =>
      playOut(rules, setup, index + 1, { player: playerTowards(setup, '', index + 1) }),
    );
    const { seed, actions } = games.reduce((a, b) => (b.actions.length < a.actions.length ? b : a));
    const record = { id, name: `Golden ${id.replace('-', ', ')}`, ruleset, version, setup, seed, actions };
    writeFileSync(file, recordText(openTable(rules, record).record()));
    console.log(`${ruleset} ${id}: ${actions.length} actions`);
  }
}
