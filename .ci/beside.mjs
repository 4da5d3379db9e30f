// A reporter of Vitest's: what went wrong beside the tests, which its own report for machines leaves out.
import { writeFileSync } from 'node:fs';

/** As `{ file, error }` each; the file is the one that ran then, and not always the one at fault. */
export default class {
  onTestRunEnd(_modules, errors) {
    const beside = errors.map(({ VITEST_TEST_PATH: file = '', name, message }) => ({
      file,
      error: `${name}: ${`${message}`.split('\n')[0]}`,
    }));
    writeFileSync(new URL('../reports/unit-beside.json', import.meta.url), JSON.stringify(beside));
  }
}
