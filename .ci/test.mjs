// Every check there is, one after the other; the last line counts them. A check that fails stops none of the others.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}reports/`;
const bin = (name) => `${root}node_modules/${name}`;

const vitest = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });
const playwright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

const suites = [
  { name: 'format', run: [bin('prettier/bin/prettier.cjs'), '--check', '.'] },
  {
    name: 'lint',
    run: [bin('eslint/bin/eslint.js'), '--config', '.ci/eslint.config.js', '--max-warnings', '0', '.'],
  },
  { name: 'types', run: [bin('typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'types of the rules, without a browser',
    run: [bin('typescript/bin/tsc'), '--noEmit', '--project', 'src/rules'],
  },
  {
    name: 'import direction',
    run: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.ci/dependency-cruiser.cjs',
      'src',
    ],
  },
  {
    name: 'unit tests',
    run: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}unit.json`,
    ],
    report: 'unit.json',
    count: vitest,
  },
  { name: 'build', run: [bin('vite/bin/vite.js'), 'build'] },
  { name: 'size budget', run: ['.ci/size.mjs'] },
  {
    name: 'browser tests',
    run: [
      bin('@playwright/test/cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    report: 'e2e.json',
    count: playwright,
  },
];

/** A suite without a count of its own is one check; one that failed before or beside its tests adds a failure. */
function counted({ report, count }, ok) {
  let result = { passed: 0, failed: 0 };
  try {
    if (report) result = count(JSON.parse(readFileSync(reports + report, 'utf8')));
  } catch {
    console.log(`no report of ${report}`);
  }
  if (ok && result.passed === 0) return { passed: 1, failed: 0 };
  if (!ok && result.failed === 0) return { ...result, failed: 1 };
  return result;
}

mkdirSync(reports, { recursive: true });
for (const { report } of suites) if (report) rmSync(reports + report, { force: true });
const results = suites.map((suite) => {
  console.log(`\n=== ${suite.name}`);
  const started = Date.now();
  const env = { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}e2e.json` };
  const { status } = spawnSync(process.execPath, suite.run, {
    cwd: root,
    stdio: 'inherit',
    env,
    timeout: 1_080_000,
    // Playwright then closes its server and still tells what passed.
    killSignal: 'SIGINT',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return { name: suite.name, seconds, ok: status === 0, ...counted(suite, status === 0) };
});

console.log('\n=== all');
for (const { name, ok, passed, failed, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
