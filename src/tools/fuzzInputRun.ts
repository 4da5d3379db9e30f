import { pebblesGame } from '../rules/pebbles';
import { fuzzInput } from './fuzzInput';
import { RECORDED } from './recorded';

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
const ask = RECORDED.get(game);
if (!ask && game !== pebblesGame.name)
  throw new RangeError(`The game is ${[...RECORDED.keys(), pebblesGame.name].join(' or ')}`);
const result = await (ask
  ? ask(({ rules, setups }) => fuzzInput(rules, setups, run))
  : fuzzInput(pebblesGame, [{ scenario: 'heap' }], run));
console.log();
for (const [outcome, times] of Object.entries(result.outcomes).sort((a, b) => b[1] - a[1]))
  console.log(String(times).padStart(8), outcome);
console.log(`slowest ${Math.round(result.slowest)} ms, ${result.failures.length} failures`);
for (const failure of result.failures.slice(0, 10)) console.error(failure);
process.exitCode = result.failures.length > 0 ? 1 : 0;
