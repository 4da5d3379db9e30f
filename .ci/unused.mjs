// `npm run deps`, `npm run check` and `npm test`: no file exports what nobody imports.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = `${root}node_modules/ts-unused-exports/bin/ts-unused-exports`;

const exceptions = [
  // Read by Vite, Playwright and Vitest.
  'vite.config.ts',
  // Loaded whole, in laterPanels.ts, laterScreens.tsx, laterDialogs.ts and useSaves.ts.
  'src/ui/extractors/panels.ts',
  'src/ui/extractors/screens.ts',
  'src/ui/saves/gameDialogParts.ts',
  'src/ui/selection/saveActs.ts',
];

const { status } = spawnSync(
  process.execPath,
  [tool, 'tsconfig.json', '--allowUnusedTypes', `--excludePathsFromReport=${exceptions.join(';')}`],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
