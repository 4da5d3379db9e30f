import { pebblesGame } from '../rules/pebbles';
import type { Types } from '../rules/ruleset';
import { fuzzInput } from './fuzzInput';
import { extractorsRecorded, furrowsRecorded } from './recorded';

const [count = 100_000, seed = 1] = process.argv.slice(2, 4).map(Number);
const [game = 'extractors'] = process.argv.slice(4);
const began = Date.now();

function progress(done: number): void {
  if (done % 250 !== 0 && done !== count) return;
  const seconds = (Date.now() - began) / 1000;
  const left = Math.round((seconds / done) * (count - done));
  process.stdout.write(
    `\r${done} of ${count} broken inputs, ${Math.round(seconds)} s, about ${left} s left   `,
  );
}

const run = { count, seed, progress };
const GAMES: Readonly<Record<string, () => ReturnType<typeof fuzzInput<Types>>>> = {
  extractors: () => fuzzInput(extractorsRecorded.rules, extractorsRecorded.setups, run),
  furrows: () => fuzzInput(furrowsRecorded.rules, furrowsRecorded.setups, run),
  pebbles: () => fuzzInput(pebblesGame, [{ scenario: 'heap' }], run),
};
if (!Object.hasOwn(GAMES, game)) throw new RangeError(`The game is ${Object.keys(GAMES).join(' or ')}`);
const result = await GAMES[game]();
console.log();
for (const [outcome, times] of Object.entries(result.outcomes).sort((a, b) => b[1] - a[1]))
  console.log(String(times).padStart(8), outcome);
console.log(`slowest ${Math.round(result.slowest)} ms, ${result.failures.length} failures`);
for (const failure of result.failures.slice(0, 10)) console.error(failure);
process.exitCode = result.failures.length > 0 ? 1 : 0;
