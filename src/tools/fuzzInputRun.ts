/** `npm run fuzz:input`: opens broken files, links and stored values by the thousand. */
import { pebblesGame } from '../rules/pebbles';
import { oneOf, readOptions, runTool, wholeNumber } from './arguments';
import { fuzzInput } from './fuzzInput';
import { RECORDED } from './recorded';

const GAMES = [...RECORDED.keys(), pebblesGame.name];

const HELP = `Breaks saves and links of a game in every way it knows and opens them: each has to be refused with a message.

  npm run fuzz:input -- [options]

  --inputs N  broken inputs (100000)
  --seed S    seed of the first (1)
  --game G    ${GAMES.join(', ')} (${GAMES[0]})

Exit code 1 if one was not refused so.`;

runTool(HELP, async (args) => {
  const values = readOptions(args, ['inputs', 'seed', 'game']);
  const count = wholeNumber(values, 'inputs', 100_000, 1);
  const run = { count, seed: wholeNumber(values, 'seed', 1), progress: progressOf(count) };
  const [game] = oneOf(values, 'game', GAMES);
  const ask = RECORDED.get(game);
  const { outcomes, slowest, failures } = await (ask
    ? ask(({ rules, setups }) => fuzzInput(rules, setups, run))
    : fuzzInput(pebblesGame, [{ scenario: 'heap' }], run));
  console.log();
  for (const [outcome, times] of Object.entries(outcomes).sort((a, b) => b[1] - a[1]))
    console.log(String(times).padStart(8), outcome);
  console.log(`slowest ${Math.round(slowest)} ms, ${failures.length} failures`);
  for (const failure of failures.slice(0, 10)) console.error(failure);
  return failures.length > 0 ? 1 : 0;
});

function progressOf(count: number): (done: number) => void {
  const began = Date.now();
  return (done) => {
    if (done % 250 !== 0 && done !== count) return;
    const seconds = (Date.now() - began) / 1000;
    const left = Math.round((seconds / done) * (count - done));
    process.stdout.write(
      `\r${done} of ${count} broken inputs, ${Math.round(seconds)} s, about ${left} s left   `,
    );
  };
}
