// What the reports of Vitest and Playwright say: how many tests passed, and the names of those that did not.

/** A test file that fails before its first test fails under its own name, and so does one beside whose tests something went wrong. */
export function ofVitest({ testResults, numPassedTests }, root, beside) {
  const inTests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(root, '');
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [file];
    return tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  const besideTests = beside.map(
    ({ file, error }) => `${file.replace(root, '')} › beside its tests: ${error}`,
  );
  const files = [
    ...testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    ...beside.map(({ file }) => file),
  ];
  return {
    passed: numPassedTests,
    failed: [...inTests, ...besideTests],
    files: [...new Set(files)].map((file) => file.replace(root, '')),
  };
}

/** Tests that a time-out left undone have failed too; tests that skip themselves have not. */
export function ofPlaywright({ suites, errors, stats }) {
  const failed = suites.flatMap((suite) => namesIn(suite, hasFailed));
  if (failed.length === 0 && errors.length > 0) failed.push(`${errors[0].message}`.split('\n')[0]);
  const atSecondTry = suites.flatMap((suite) => namesIn(suite, ({ status }) => status === 'flaky'));
  return { passed: stats.expected + stats.flaky, failed, atSecondTry };
}

const hasFailed = ({ status, expectedStatus }) =>
  status === 'unexpected' || (status === 'skipped' && expectedStatus !== 'skipped');

function namesIn({ title, specs, suites = [] }, which) {
  const own = specs.flatMap((spec) =>
    spec.tests.filter(which).map(({ projectName }) => `${spec.title} [${projectName}]`),
  );
  return [...own, ...suites.flatMap((suite) => namesIn(suite, which))].map((name) => `${title} › ${name}`);
}
