// Mutation tests, a directory at a time: `npm run mutate`, `npm run mutate -- src/hex src/rules/extractors/fire/odds.ts`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}reports/mutation/`;
/** Data is checked cell by cell against the rulebook; a changed cell is a changed rule, not a fault of a test. */
const DATA = ['data', 'maps', 'scenarios', 'recommended', 'types', 'games'];
const LISTED = 40;

const folders = (path) =>
  readdirSync(root + path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !DATA.includes(entry.name))
    .map(({ name }) => `${path}/${name}`);
const all = () => ['src/hex', 'src/rules', 'src/rules/extractors', ...folders('src/rules/extractors')];

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
const results = (wanted.length > 0 ? wanted : all()).map(mutate);
console.log('\n=== mutation tests');
for (const result of results) print(result);
process.exitCode = results.every(({ mutants }) => mutants !== null) ? 0 : 1;

/** Runs the tests against every mutant of a directory, its own files only. */
function mutate(path) {
  const name = path.replaceAll('/', '-');
  const report = `${reports}${name}.json`;
  const files = statSync(root + path).isDirectory() ? `${path}/*.ts,!${path}/*.test.ts` : path;
  const args = ['run', '.ci/stryker.json', '--mutate', files, '--incrementalFile', report];
  const tests = path.startsWith('src/hex') ? 'src/hex/**/*.test.ts' : 'src/{hex,rules}/**/*.test.ts';
  const { status } = spawnSync(
    process.execPath,
    [`${root}node_modules/@stryker-mutator/core/bin/stryker.js`, ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: tests } },
  );
  return { path, mutants: status === 0 ? mutantsOf(report) : null };
}

function mutantsOf(report) {
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
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
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { file, location, mutatorName, replacement = '' } of left.slice(0, LISTED))
    console.log(
      `  ${file}:${location.start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 70)}`,
    );
  if (left.length > LISTED) console.log(`  and ${left.length - LISTED} more: see reports/mutation`);
}
