// `npm run check`: the change in hand within a minute: all format, types and lint, exports nobody imports, the unit tests
// nearest to it. `npm test` is the whole answer.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typesAndLint } from './lint.mjs';
import { relatedTests } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => `${root}node_modules/${name}`;

/** Seconds of tests to run, by what each took in the last whole run, two at a time. */
const TEST_SECONDS = 50;
/** Seconds assumed for a test file that has no known time, and for starting the first one. */
const USUAL_SECONDS = 2;
const START_SECONDS = 1;

/** The lines git answers; throws Error where it cannot. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}

/** What differs from the last commit; if nothing does, the last commit itself, and all files where that is the only one known. */
function changedFiles() {
  const now = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  if (now.length > 0) return now;
  const isAlone = git('rev-list', '--max-count=2', 'HEAD').length < 2;
  return isAlone ? git('ls-files') : git('diff', '--name-only', 'HEAD~1');
}

/** Seconds that each test file took when they were all run last. */
function knownSeconds() {
  const report = `${root}reports/unit.json`;
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  return new Map(testResults.map((result) => [result.name.replace(root, ''), seconds(result)]));
}

/** The nearest tests for which there is time, and how many there are in all. */
function testsOf(changed) {
  const seconds = knownSeconds();
  const all = relatedTests(changed);
  let left = TEST_SECONDS;
  const chosen = all.filter((file) => {
    const takes = START_SECONDS + (seconds.get(file) ?? USUAL_SECONDS);
    if (takes > left) return false;
    left -= takes;
    return true;
  });
  return { chosen, all: all.length };
}

/** Runs the steps two at a time, the first of them first; what they print is shown when they have ended. */
async function runBeside(steps) {
  const waiting = [...steps];
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, run } = next;
      const started = Date.now();
      const { status, output } = await ended(run);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (status === 0) continue;
      console.log(output);
      failed.push(name);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

function ended(run) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, run, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // As patient as `npm test`: a machine under load is slow, not wrong.
      env: { ...process.env, CI: '1' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (status) => resolve({ status, output }));
  });
}

const changed = changedFiles();
const { chosen, all } = testsOf(changed);
console.log(
  `${changed.length} files have changed; ${chosen.length} of ${all} unit test files that reach them`,
);

/** The longest first. */
const steps = [
  typesAndLint,
  chosen.length > 0 && { name: 'unit tests', run: [bin('vitest/vitest.mjs'), 'run', ...chosen] },
  { name: 'unused exports', run: ['.ci/unused.mjs'] },
  { name: 'format', run: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'circles of folders', run: ['.ci/folders.mjs'] },
];

const began = Date.now();
const failed = await runBeside(steps.filter(Boolean));
console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
