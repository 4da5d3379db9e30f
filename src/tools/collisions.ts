/** `npm run fuzz:states`: looks for two states of a game that have one fingerprint. */
import { type Game } from '../rules/extractors';
import { fingerprinter } from '../rules/fingerprint';
import { readOptions, runTool, wholeNumber } from './arguments';
import { chanceOf, type Chance } from './chance';
import { randomGame } from './randomGame';
import { seenFingerprints, type SeenFingerprints } from './seenFingerprints';
import { SETUPS } from './states';

const HELP = `Plays random games of every scenario and looks for two different states with one fingerprint.

  npm run fuzz:states -- [options]

  --states N     states in all (10000000)
  --siblings S   for each state of a game so many more that differ from it in one field (4)
  --seed S       seed of the first game of each scenario (1)

Exit code 1 if two are found.`;

/** What no field of a game holds: each state with one of these is another. */
const FIRST_STRANGE = 1_000_000;
const SECOND = 1000;

runTool(HELP, (args) => {
  const values = readOptions(args, ['states', 'siblings', 'seed']);
  const states = wholeNumber(values, 'states', 10_000_000, 1);
  const siblings = wholeNumber(values, 'siblings', 4);
  const seen = seenFingerprints(states);
  const first = wholeNumber(values, 'seed', 1);
  let [again, told] = [0, Date.now()];
  for (let played = 0; seen.count < states; played++) {
    const setup = SETUPS[played % SETUPS.length];
    again += lookIn({ setup, seed: (first + Math.floor(played / SETUPS.length)) >>> 0, siblings, seen });
    if (Date.now() - told < SECOND) continue;
    told = Date.now();
    console.log(`${seen.count} of ${states} states`);
  }
  const expected = seen.count ** 2 / 2 ** 33;
  console.log(`${seen.count} different states, no two with one fingerprint; ${again} states met again.`);
  console.log(`Alike in 32 of the 64 bits: ${seen.halfAlike} pairs, ${Math.round(expected)} by chance.`);
  return 0;
});

interface Look {
  readonly setup: (typeof SETUPS)[number];
  readonly seed: number;
  readonly siblings: number;
  readonly seen: SeenFingerprints;
}

let strange = FIRST_STRANGE;

/** How many of the states of one game were met again. Throws Error where two different ones have one fingerprint. */
function lookIn({ setup, seed, siblings, seen }: Look): number {
  const chance = chanceOf(seed ^ 0x5eed);
  const follow = fingerprinter();
  const texts = new Map<string, string>();
  let again = 0;
  const alike = (hash: string, text: string) =>
    new Error(
      `Two states have the fingerprint ${hash}: ${setup.scenario}, ${setup.rules}, seed ${seed}\n${text}`,
    );
  randomGame(setup, seed, {
    after(game) {
      const [hash, text] = [follow(game), JSON.stringify(game)];
      if (!seen.add(hash)) {
        // Only a game that has been here before is here again: no other has its dice.
        if (texts.get(hash) !== text) throw alike(hash, text);
        again++;
        return;
      }
      texts.set(hash, text);
      for (let i = 0; i < siblings; i++) {
        const [holder, name] = anyField(game, chance);
        const value = holder[name];
        holder[name] = strange++;
        const sibling = follow(game);
        if (!seen.add(sibling)) throw alike(sibling, JSON.stringify(game));
        holder[name] = value;
      }
    },
  });
  return again;
}

/** A leaf of the state, deep ones as likely as high ones. */
function anyField(game: Game, chance: Chance): readonly [holder: Record<string, unknown>, name: string] {
  let holder = game as unknown as Record<string, unknown>;
  for (;;) {
    const names = Object.keys(holder);
    if (names.length === 0) {
      holder = game as unknown as Record<string, unknown>;
      continue;
    }
    const name = names[chance(names.length)];
    const value = holder[name];
    if (typeof value !== 'object' || value === null) return [holder, name];
    holder = value as Record<string, unknown>;
  }
}
