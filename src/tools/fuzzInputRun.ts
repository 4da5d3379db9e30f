import { fuzzInput } from './fuzzInput';

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
const began = Date.now();
const result = await fuzzInput(count, seed, (done) => {
  if (done % 250 !== 0 && done !== count) return;
  const seconds = (Date.now() - began) / 1000;
  const left = Math.round((seconds / done) * (count - done));
  process.stdout.write(
    `\r${done} of ${count} broken inputs, ${Math.round(seconds)} s, about ${left} s left   `,
  );
});
console.log();
for (const [outcome, times] of Object.entries(result.outcomes).sort((a, b) => b[1] - a[1]))
  console.log(String(times).padStart(8), outcome);
console.log(`slowest ${Math.round(result.slowest)} ms, ${result.failures.length} failures`);
for (const failure of result.failures.slice(0, 10)) console.error(failure);
process.exitCode = result.failures.length > 0 ? 1 : 0;
