// Every check there is; what failed is named at the end, the last line counts. A check that fails stops none of the others.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typesAndLint } from './lint.mjs';
import { ofPlaywright, ofVitest } from './outcomes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}reports/`;
const bin = (name) => `${root}node_modules/${name}`;

/** The one limit there is: a machine under load is slow, not wrong. */
const LIMIT_MS = 85 * 60_000;

/**
 * Each takes one core: two run beside each other, the longest first, and say what they have to say when they end. What needs the
 * result of another comes after it.
 */
const oneCore = [
  typesAndLint,
  { name: 'format', run: [bin('oxfmt/bin/oxfmt'), '--check'] },
  {
    name: 'build',
    run: [bin('vite/bin/vite.js'), 'build'],
    then: { name: 'size budget', run: ['.ci/size.mjs'] },
  },
  {
    name: 'import direction',
    run: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.ci/dependency-cruiser.cjs',
      'src',
      'e2e',
    ],
  },
  { name: 'unused exports', run: ['.ci/unused.mjs'] },
  { name: 'circles of folders', run: ['.ci/folders.mjs'] },
];

function unitTests(files = []) {
  return [
    bin('vitest/vitest.mjs'),
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./.ci/beside.mjs',
    `--outputFile.json=${reports}unit.json`,
  ];
}

/** This and the next use all the cores there are; this begins as soon as one of them is free. */
const unit = {
  name: 'unit tests',
  run: unitTests(),
  report: 'unit.json',
  beside: 'unit-beside.json',
  outcome: ofVitest,
  /** Files of a project share their modules: what fails once is asked again by itself, as the browser tests are. */
  again: unitTests,
};

/** They look at the build, and wait until all else has ended: a page is not asked beside a compiler. */
const browser = {
  name: 'browser tests',
  run: [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project=desktop',
    '--project=phone',
    '--reporter=list,json',
  ],
  report: 'e2e.json',
  outcome: ofPlaywright,
};

const reportsOf = ({ report, beside }) => [report, beside].filter(Boolean);

/** A suite without a report of its own is one check; one that failed before or beside its tests fails under its name. */
function outcomeOf({ name, report, beside, outcome }, ok) {
  let result = { passed: 0, failed: [] };
  try {
    const [of, besideIt] = [report, beside].map(
      (file) => file && JSON.parse(readFileSync(reports + file, 'utf8')),
    );
    if (report) result = outcome(of, root, besideIt);
  } catch {
    console.log(`no report of ${report}`);
  }
  if (ok && result.passed === 0) return { passed: 1, failed: [] };
  if (!ok && result.failed.length === 0) return { ...result, failed: [name] };
  return { ...result, failed: result.failed.map((test) => `${name} › ${test}`) };
}

const began = Date.now();

async function resultBeside({ name, run }) {
  const started = Date.now();
  const child = spawn(process.execPath, run, {
    cwd: root,
    env: { ...process.env, CI: '1' },
    timeout: LIMIT_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const [status] = await once(child, 'close');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\n=== ${name} (${seconds} s)\n${said.trim()}`);
  return { name, seconds, ...outcomeOf({ name }, status === 0) };
}

/** Two at a time; `free` when nothing waits any more, though one may still run; their results, when all have ended, in their order. */
function startBeside(suites) {
  const results = suites.map(() => []);
  const waiting = suites.map((suite, index) => ({ suite, index }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      for (let { suite } = next; suite; suite = suite.then)
        results[next.index].push(await resultBeside(suite));
  };
  const lanes = [work(), work()];
  return { free: Promise.race(lanes), ended: Promise.all(lanes).then(() => results.flat()) };
}

/** Runs what says at once what it has to say; whether all was well. */
async function ranWell(run, timeout) {
  const child = spawn(process.execPath, run, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}e2e.json` },
    timeout,
    // Playwright then closes its server and still tells what passed.
    killSignal: 'SIGINT',
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

async function resultOf(suite) {
  console.log(`\n=== ${suite.name}`);
  const { name, again, report } = suite;
  const started = Date.now();
  const left = LIMIT_MS - (started - began);
  if (left <= 0) return { name, seconds: '0', passed: 0, failed: [`${name}: no time was left for it`] };
  const well = await ranWell(suite.run, left);
  const outcome = outcomeOf(suite, well);
  if (!well && again) {
    // All of them, when nobody knows which.
    const { files = [] } = outcome;
    console.log(`\n=== ${name}, once more: ${files.join(' ') || 'all'}`);
    for (const file of reportsOf(suite)) rmSync(reports + file, { force: true });
    const nowWell = await ranWell(again(files), Math.max(1, LIMIT_MS - (Date.now() - began)));
    const stillFailed = new Set(outcomeOf(suite, nowWell).failed);
    outcome.atSecondTry = stillFailed.has(name)
      ? []
      : outcome.failed.filter((test) => !stillFailed.has(test));
    outcome.failed = outcome.failed.filter((test) => !outcome.atSecondTry.includes(test));
    outcome.passed += outcome.atSecondTry.length;
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return { name, seconds, ...outcome };
}

mkdirSync(reports, { recursive: true });
for (const file of [unit, browser].flatMap(reportsOf)) rmSync(reports + file, { force: true });
const beside = startBeside(oneCore);
await beside.free;
const ofUnit = await resultOf(unit);
const results = [...(await beside.ended), ofUnit, await resultOf(browser)];

console.log(`\n=== all, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
for (const { name, passed, failed, seconds } of results) {
  const word = failed.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${word} ${name}: ${passed} passed, ${failed.length} failed (${seconds} s)`);
}
const list = (heading, names) => {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
};
const failed = results.flatMap((result) => result.failed);
list(
  'Passed only when tried once more',
  results.flatMap(({ atSecondTry = [] }) => atSecondTry),
);
list('Failed', failed);
process.exitCode = failed.length > 0 ? 1 : 0;
console.log(`${results.reduce((total, { passed }) => total + passed, 0)} passed, ${failed.length} failed`);
