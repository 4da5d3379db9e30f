// Which files of src/ some of them load with themselves: what they import without being asked, step by step, and of a file
// that only hands names on (an index.ts) what is asked of it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileAt } from './sources.mjs';

const src = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');
const STATIC = /^(import|export)\s+(?!type\b)(?:([^'"]*?)\s*from\s*)?'([^'"]+)'/gm;
const EVERYTHING = '*';

/** The file of an icon, of which there may be several names. */
const icons = new Map(
  [
    ...readFileSync(`${src}../node_modules/lucide-react/dist/esm/lucide-react.mjs`, 'utf8').matchAll(
      /export \{([^}]*)\} from '\.\/icons\/([^']*)\.mjs'/g,
    ),
  ].flatMap(([, names, file]) =>
    names.split(',').map((name) => [name.trim().replace('default as ', ''), file]),
  ),
);

/** Packages are known by their names, icons one by one. */
function namedPackages(specifier, names) {
  if (specifier !== 'lucide-react') return [`package:${specifier.split('/')[0]}`];
  return names.map(({ there }) => `icon:${icons.get(there)}`);
}

function found(from, specifier) {
  const path = join(dirname(from), specifier);
  // Of a worker the address alone.
  return path.includes('?') ? path.replaceAll('\\', '/') : fileAt(path);
}

/** `{ a, type B, c as d }` as pairs of the name over there and the name here. */
function namesIn(clause = EVERYTHING) {
  const braces = /\{([^}]*)\}/.exec(clause);
  if (braces === null) return null;
  return braces[1]
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/))
    .map(([there, here = there]) => ({ there, here }));
}

/** What a file imports for itself, and what it hands on. */
function linksOf(file) {
  const links = [];
  if (!/\.tsx?$/.test(file)) return links;
  for (const [, verb, clause, specifier] of readFileSync(file, 'utf8').matchAll(STATIC)) {
    const names = namesIn(clause);
    const targets = specifier.startsWith('.') ? [found(file, specifier)] : namedPackages(specifier, names);
    for (const target of targets)
      if (target !== undefined) links.push({ handsOn: verb === 'export', names, target });
  }
  return links;
}

const linksRead = new Map();
function linksRemembered(file) {
  if (!linksRead.has(file)) linksRead.set(file, linksOf(file));
  return linksRead.get(file);
}

const declares = (file, name) =>
  new RegExp(`^export (?:(?:async )?function\\*?|const|let|class) ${name}\\b`, 'm').test(
    readFileSync(file, 'utf8'),
  );

/** Has this file the name, of its own or from another? */
const knows = (file, name) => declares(file, name) || handersOn(file, name).length > 0;

/** The links by which a file hands a name on. */
const handersOn = (file, name) =>
  linksRemembered(file).filter(
    ({ handsOn, names, target }) =>
      handsOn && (names === null ? knows(target, name) : names.some(({ here }) => here === name)),
  );

const isIndex = (file) => /\/index\.tsx?$/.test(file);

/** @param {readonly string[]} entries paths below src/ @returns {Set<string>} absolute paths, the entries among them */
export function reachOf(entries) {
  const [reached, asked] = [new Set(), new Set()];
  const take = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { handsOn, names, target } of linksRemembered(file))
      if (!handsOn || !isIndex(file)) follow(target, names?.map(({ there }) => there) ?? null);
  };
  const follow = (file, names) => {
    if (!isIndex(file)) return take(file);
    const key = `${file} ${names?.join() ?? EVERYTHING}`;
    if (asked.has(key)) return undefined;
    asked.add(key);
    for (const link of linksRemembered(file)) {
      if (!link.handsOn) take(file);
      else if (names === null) follow(link.target, link.names?.map(({ there }) => there) ?? null);
    }
    for (const name of names ?? []) {
      const by = handersOn(file, name);
      if (by.length === 0) take(file);
      for (const link of by)
        follow(
          link.target,
          link.names === null
            ? [name]
            : link.names.filter(({ here }) => here === name).map(({ there }) => there),
        );
    }
    return undefined;
  };
  for (const entry of entries) follow(src + entry, null);
  return reached;
}
