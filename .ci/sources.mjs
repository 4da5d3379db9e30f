// The files of src and what they import of each other.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const isSource = (file) => /\.tsx?$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);
const isForTests = (file) => isTest(file) || /(\/testing\.tsx?|\.d\.ts)$/.test(file);

/** All sources of a folder. */
export function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sourcesIn(path) : isSource(path) ? [path] : [];
  });
}

/** Tests and what only tests use left out. */
export function filesIn(folder) {
  return sourcesIn(folder).filter((file) => !isForTests(file));
}

export function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** The file that a path without its ending names; undefined where there is none. */
export function fileAt(path) {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
    .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile())
    ?.replaceAll('\\', '/');
}

/** The files a file imports, types and what is loaded later included. */
export function importsOf(file) {
  return [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)].flatMap(([, specifier]) => {
    const found = fileAt(join(root, dirname(file), specifier));
    return found ? relative(root, found).replaceAll('\\', '/') : [];
  });
}

/** Test files that reach one of the changed files by their imports, the fewest steps away first. */
export function relatedTests(changed) {
  const importers = importersIn('src');
  const found = new Map(changed.map((file) => [file, 0]));
  for (const [file, steps] of found)
    for (const importer of importers.get(file) ?? [])
      if (!found.has(importer)) found.set(importer, steps + 1);
  return [...found.keys()].filter((file) => isTest(file) && fileAt(join(root, file)));
}

/** For every file the files that import it. */
function importersIn(folder) {
  const importers = new Map();
  for (const file of sourcesIn(folder))
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
}
