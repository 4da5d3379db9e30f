// Mutation tests, a directory at a time: `npm run mutate`, `npm run mutate -- src/hex src/rules/extractors/fire/odds.ts`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, SHIPPED } from './games.cjs';
import { knownSurvivors, mutantsOf } from './mutation/survivors.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}reports/mutation/`;
/** Data is checked cell by cell against the rulebook; a changed cell is a changed rule, not a fault of a test. */
const DATA = ['data', 'maps', 'scenarios', 'recommended', 'types', 'games'];
/** Nothing but tests runs these. */
const OF_TESTS = ['src/**/testing.ts'];
/** Too slow to run against every mutant: without them a mutant can only survive more easily. */
const LEFT_OUT = ['3,000 seeded', '648 × 648'];
const LEFT_OUT_OF_HEX = ['gives every pair', 'passes every hex', 'is the same for every'];

/** A directory answers to its own tests and to those of what uses it, or is used by all; more would only be slower. */
function testsOf(path) {
  if (path.startsWith('src/hex')) return ['src/hex/**/*.test.ts'];
  const game = GAMES.find((name) => `${path}/`.startsWith(`src/rules/${name}/`)) ?? 'extractors';
  // The chapters of the others are small and lean on each other; all their tests together take seconds.
  if (game !== 'extractors') return [`src/rules/${game}/**/*.test.ts`];
  const directory = new RegExp(`^src/rules/${game}/\\w+(?=/|$)`).exec(path)?.[0];
  const used = directory?.endsWith('/movement') ? ['src/rules/extractors/{orders,moveOrders}/*.test.ts'] : [];
  const own = directory ? [`${directory}/*.test.ts`] : [];
  return ['src/rules/*.test.ts', `src/rules/${game}/*.test.ts`, ...own, ...used];
}

const folders = (path) =>
  readdirSync(root + path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !DATA.includes(entry.name))
    .map(({ name }) => `${path}/${name}`);
const allOf = (game) => [game, ...folders(game)];
const all = () => ['src/hex', 'src/rules', ...SHIPPED.map((name) => `src/rules/${name}`).flatMap(allOf)];

const wanted = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
if (wanted.includes('--help')) {
  console.log('npm run mutate -- [directory or file]...   all of src/hex and src/rules if none is named');
  process.exit(0);
}
const missing = wanted.filter((path) => !existsSync(root + path));
if (missing.length > 0) {
  console.error(`No such directory or file: ${missing.join(', ')}`);
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
const known = knownSurvivors(`${root}.ci/mutation/survivors.md`);
const results = (wanted.length > 0 ? wanted : all()).map(mutate);
console.log('\n=== mutation tests');
for (const result of results) print(result);
process.exitCode = results.every(({ mutants }) => mutants !== null) ? 0 : 1;

/** Runs the tests against every mutant of a directory, its own files only. */
function mutate(path) {
  const files = statSync(root + path).isDirectory()
    ? [`${path}/*.ts`, `!${path}/*.test.ts`, ...OF_TESTS.map((file) => `!${file}`)].join(',')
    : path;
  const leftOut = path.startsWith('src/hex') ? LEFT_OUT_OF_HEX : LEFT_OUT;
  const env = { MUTATION_TESTS: testsOf(path).join(' '), MUTATION_LEFT_OUT: leftOut.join('|') };
  const written = `${reports}mutation.json`;
  const report = `${reports}${path.replaceAll('/', '-')}.json`;
  rmSync(written, { force: true });
  spawnSync(
    process.execPath,
    [
      `${root}node_modules/@stryker-mutator/core/bin/stryker.js`,
      'run',
      '.ci/stryker.json',
      '--mutate',
      files,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  if (!existsSync(written)) return { path, mutants: null };
  renameSync(written, report);
  return { path, mutants: mutantsOf(JSON.parse(readFileSync(report, 'utf8'))) };
}

function print({ path, mutants }) {
  if (mutants === null) {
    console.log(`${path}: did not run to its end`);
    return;
  }
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, alive] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const percent = killed + alive === 0 ? 100 : (100 * killed) / (killed + alive);
  console.log(`${path}: ${percent.toFixed(1)} % of ${killed + alive} mutants killed, ${alive} left`);
  for (const { file, line, text, status } of mutants)
    if (status === 'Survived' || status === 'NoCoverage')
      console.log(`  ${file}:${line} ${text}\n    ${known.get(`${file} ${text}`) ?? 'new: no reason known'}`);
}
