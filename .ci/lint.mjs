// `npm run lint`, `npm run check` and `npm test`: the types and the lint of all sources in one run, by the native compiler.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is read as it stands, by Node or into a page, has no types. */
const UNTYPED = '**/*.{js,mjs,cjs}';

export const typesAndLint = {
  name: 'types and lint',
  run: [
    `${root}node_modules/oxlint/bin/oxlint`,
    ...['--config', '.ci/oxlint.config.mjs', '--ignore-pattern', UNTYPED],
    ...['src', 'e2e', '.ci', 'vite.config.ts'],
  ],
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = spawnSync(process.execPath, typesAndLint.run, { cwd: root, stdio: 'inherit' }).status;
