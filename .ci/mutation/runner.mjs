// A Stryker test runner that keeps the tests of the rules loaded: a mutant costs its tests, not a start of vitest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { Script, compileFunction } from 'node:vm';
import * as fastCheck from 'fast-check';
import * as honeycomb from 'honeycomb-grid';
import { build } from 'vite';
import { collector } from './collect.mjs';

const ENTRY = 'mutation-tests.entry.js';
const TIMES = 'mutation-tests.times.json';
const BUNDLE = 'mutation-tests.cjs';
/** Milliseconds a mutant may run: what takes longer runs for ever. */
const LONGEST = 10_000;
const LEFT_OUT = new RegExp(process.env.MUTATION_LEFT_OUT || '^$');
const strykerSpace = () => (globalThis.__stryker__ ??= {});

/** The tests in one script, which can be evaluated anew: every evaluation has its own module state. */
async function bundle() {
  const tests = JSON.stringify((process.env.MUTATION_TESTS ?? '').split(' ').map((glob) => `/${glob}`));
  writeFileSync(ENTRY, `import.meta.glob(${tests}, { eager: true })`);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'of-file', transform: (code, id) => ofFile(id, code) }],
    build: {
      ssr: ENTRY,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        external: ['vitest', 'fast-check', '@fast-check/vitest', 'honeycomb-grid'],
        treeshake: false,
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  }).then(({ output }) => writeFileSync(BUNDLE, output[0].code));
}

/** Before a test file declares its tests it gives its path: bundled into one script, every file keeps an address of its own. */
function ofFile(id, code) {
  const enter = /\.test\.ts$/.test(id) ? `__enterFile(${JSON.stringify(relative(process.cwd(), id))});` : '';
  return enter + code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
}

/** Run in a script, tests can be stopped: a mutant may loop for ever. */
const RUN = new Script('__runTests()');
/** Random tests try fewer cases against a mutant, the same ones each time. */
const RUNS = 15;
const fewer = {
  ...fastCheck.default,
  assert: (property, parameters) =>
    fastCheck.assert(property, { ...parameters, numRuns: Math.min(parameters?.numRuns ?? 100, RUNS) }),
};
const asModule = (exports) => ({ ...exports, __esModule: true });

export class WarmRunner {
  #evaluate;
  #tests;
  #times = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    if (!existsSync(BUNDLE)) await bundle();
    this.#evaluate = compileFunction(
      readFileSync(BUNDLE, 'utf8'),
      ['require', '__enterFile', 'module', 'exports'],
      {
        filename: BUNDLE,
      },
    );
    if (existsSync(TIMES)) this.#times = new Map(JSON.parse(readFileSync(TIMES, 'utf8')));
    fastCheck.default.configureGlobal({ seed: 1 });
  }

  /** Each file anew, as vitest would: so every file that asks for a table is known to depend on how it was made. */
  dryRun() {
    const space = strykerSpace();
    space.mutantCoverage = { static: {}, perTest: {} };
    this.#load();
    const tests = groupedByFile(this.#tests.values());
    const results = [...tests.values()].flatMap((ids, index) => {
      if (index > 0) this.#load();
      return ids.map((id) => this.#dry(id, space));
    });
    writeFileSync(TIMES, JSON.stringify([...this.#times]));
    return { status: 'complete', tests: results, mutantCoverage: space.mutantCoverage };
  }

  #dry(id, space) {
    const test = this.#tests.get(id);
    space.currentTestId = id;
    const started = performance.now();
    const failureMessage = failureOf(test);
    const timeSpentMs = performance.now() - started;
    space.currentTestId = undefined;
    this.#times.set(id, timeSpentMs);
    const result = { id, name: id, fileName: test.file, timeSpentMs };
    return failureMessage === undefined ? { ...result, status: 0 } : { ...result, status: 1, failureMessage };
  }

  /** Warm, and anew where memory is part of it: a table made once, or a memory that the mutant has spoilt. */
  mutantRun({ activeMutant, testFilter, hitLimit, reloadEnvironment }) {
    if (this.#tests === undefined) this.#load();
    const covering = testFilter ?? [...this.#tests.keys()];
    const others = this.#dependent(covering, reloadEnvironment);
    const once = reloadEnvironment || others.length > 0;
    const warm = once ? null : this.#against(activeMutant, covering, hitLimit);
    if (warm?.status === 'timeout') this.#load();
    const passes = warm?.status === 'killed' && failureOf(this.#tests.get(warm.killedBy[0])) === undefined;
    if (warm && (warm.status !== 'killed' || passes)) return warm;
    const result = this.#against(activeMutant, [...covering, ...others], hitLimit, 'anew');
    this.#load();
    return result;
  }

  /** Code that only one test of a file reaches may fill a table that is made once: then the rest of the file depends on it too. On what is made while loading every test depends. */
  #dependent(covering, duringLoad) {
    const fileOf = (id) => this.#tests.get(id).file;
    const files = new Set(covering.map(fileOf));
    if (files.size < covering.length && !duringLoad) return [];
    const others = [...this.#tests.keys()].filter((id) => !covering.includes(id));
    return duringLoad ? others : others.filter((id) => files.has(fileOf(id)));
  }

  #against({ id }, ids, hitLimit, anew) {
    const tests = ids.toSorted((a, b) => this.#timeOf(a) - this.#timeOf(b));
    const space = strykerSpace();
    space.activeMutant = id;
    space.hitLimit = hitLimit;
    space.hitCount = hitLimit === undefined ? undefined : 0;
    const told = { killedBy: ['loading'], nrOfTests: 0 };
    globalThis.__runTests = () => {
      if (anew) this.#load();
      for (const test of tests) {
        told.nrOfTests += 1;
        told.killedBy = [test];
        const failureMessage = failureOf(this.#tests.get(test));
        if (space.hitCount > hitLimit) return { status: 'timeout', reason: 'hit limit' };
        if (failureMessage !== undefined) return { status: 'killed', failureMessage, ...told };
      }
      return { status: 'survived', nrOfTests: told.nrOfTests };
    };
    const expected = tests.reduce((sum, test) => sum + this.#timeOf(test), 0);
    const timeout = Math.ceil(Math.min(LONGEST, 2000 + 5 * expected));
    try {
      return RUN.runInThisContext({ timeout });
    } catch (error) {
      if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { status: 'timeout', reason: 'time' };
      return { status: 'killed', failureMessage: String(error), ...told };
    } finally {
      space.activeMutant = undefined;
    }
  }

  #timeOf(test) {
    return this.#times.get(test) ?? 0;
  }

  #load() {
    const { tests, api, enter } = collector();
    const own = {
      vitest: asModule(api),
      'fast-check': asModule({ ...fastCheck, default: fewer }),
      '@fast-check/vitest': asModule({ fc: fewer, test: api.test }),
      'honeycomb-grid': asModule({ ...honeycomb }),
    };
    const require = createRequire(import.meta.url);
    const module = { exports: {} };
    this.#evaluate((id) => own[id] ?? require(id), enter, module, module.exports);
    this.#tests = new Map(tests.filter(({ id }) => !LEFT_OUT.test(id)).map((test) => [test.id, test]));
  }
}

function groupedByFile(tests) {
  const files = new Map();
  for (const { id, file } of tests) files.set(file, [...(files.get(file) ?? []), id]);
  return files;
}

function failureOf({ run }) {
  try {
    if (run() instanceof Promise) return 'asks to wait: tests of the rules do not';
  } catch (error) {
    return String(error?.message ?? error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm', injectableClass: WarmRunner }];
