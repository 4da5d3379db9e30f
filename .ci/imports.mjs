// What the files of src import of each other, tests and what only tests use left out.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const isCode = (file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|\/testing\.tsx?|\.d\.ts)$/.test(file);

export function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : isCode(path) ? [path] : [];
  });
}

export function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}

function resolved(from, specifier) {
  const path = join(root, dirname(from), specifier.replace(/\?.*$/, ''));
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((each) =>
    statSync(each, { throwIfNoEntry: false })?.isFile(),
  );
  return found && relative(root, found).replaceAll('\\', '/');
}

/** The files a file imports, types and what is loaded later included. */
export function importsOf(file) {
  const specifiers = [...textOf(file).matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)];
  return specifiers.flatMap(([, specifier]) => resolved(file, specifier) ?? []);
}
