// Which files of the interface the first screen waits for: what main.tsx imports without being asked, step by step.
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s*)?'(\.[^'"]+)'/gm;

function found(from, specifier) {
  const path = join(dirname(from), specifier);
  const files = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())?.replaceAll('\\', '/');
}

/** Absolute paths of files of src/ui, main.tsx left out. */
export function firstScreenFiles() {
  const seen = new Set([`${src}main.tsx`]);
  for (const file of seen)
    if (/\.tsx?$/.test(file))
      for (const [, specifier] of readFileSync(file, 'utf8').matchAll(STATIC)) {
        const target = found(file, specifier);
        if (target?.startsWith(`${src}ui/`)) seen.add(target);
      }
  seen.delete(`${src}main.tsx`);
  return seen;
}
