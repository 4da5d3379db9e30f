// Which unit tests concern a change: those that import what has changed, the nearest first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** `from '…'`, `import '…'` and `import('…')` of files of our own. */
const IMPORTS = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]*)/g;

/** Test files that reach one of the changed files by their imports, the fewest steps away first. */
export function relatedTests(root, changed) {
  const importers = importersIn(root);
  const found = new Map(changed.map((file) => [file, 0]));
  for (const [file, steps] of found)
    for (const importer of importers.get(file) ?? [])
      if (!found.has(importer)) found.set(importer, steps + 1);
  return [...found.keys()].filter((file) => TEST.test(file) && existsSync(join(root, file)));
}

/** For every file the files that import it. */
function importersIn(root) {
  const importers = new Map();
  for (const file of sourcesIn(root, 'src'))
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTS)) {
      const imported = resolved(root, join(dirname(file), path));
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourcesIn(root, path) : SOURCE.test(path) ? [path] : [];
  });
}

function resolved(root, path) {
  const ways = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')];
  return ways.find((way) => /\.\w+$/.test(way) && existsSync(join(root, way))) ?? path;
}
