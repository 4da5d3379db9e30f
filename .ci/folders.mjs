// `npm run deps`, `npm run check` and `npm test`: folders that lie side by side do not import each other in a circle.
import { dirname } from 'node:path';
import { filesIn, importsOf } from './sources.mjs';

/** By parent folder: which of its folders imports which, and by which files. */
const edges = new Map();
for (const file of filesIn('src'))
  for (const target of importsOf(file)) {
    const [from, to] = [dirname(file).split('/'), dirname(target).split('/')];
    const same = from.findIndex((part, i) => part !== to[i]);
    // One lies within the other: a chapter and its door.
    if (same < 0 || same >= to.length) continue;
    const parent = from.slice(0, same).join('/');
    const imports = edges.get(parent) ?? edges.set(parent, new Map()).get(parent);
    const targets = imports.get(from[same]) ?? imports.set(from[same], new Map()).get(from[same]);
    targets.set(to[same], `${file} -> ${target}`);
  }

/** Folders that reach each other, as groups. */
function circles(imports) {
  const reach = (start) => {
    const seen = new Set();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const next of imports.get(folder)?.keys() ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    return seen;
  };
  const reached = new Map([...imports.keys()].map((folder) => [folder, reach(folder)]));
  const groups = [...imports.keys()]
    .filter((folder) => reached.get(folder).has(folder))
    .map((folder) => [...reached.get(folder)].filter((other) => reached.get(other)?.has(folder)).sort());
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

let found = 0;
for (const [parent, imports] of edges)
  for (const group of circles(imports)) {
    found++;
    console.error(`A circle of folders in ${parent}: ${group.join(' ')}`);
    for (const from of group)
      for (const to of group) if (imports.get(from)?.has(to)) console.error(`  ${imports.get(from).get(to)}`);
  }
if (found === 0) console.log('no circles of folders');
process.exitCode = found > 0 ? 1 : 0;
