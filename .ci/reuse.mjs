// `npm run reuse`: how many lines of the program a second game finds ready, and which files still hold the first one fast.
import { GAMES, SHIPPED } from './games.cjs';
import { filesIn, importsOf, textOf } from './sources.mjs';

const GAME = new RegExp(`^src/[^/]+/(${GAMES.join('|')})/`);
/** The lists of games: each has a line a game. */
const LISTS = ['src/rules/index.ts', 'src/ui/games.ts'];
/** Not a part of what is played. */
const ASIDE = /^src\/tools\//;

const files = filesIn('src').filter((file) => !ASIDE.test(file));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Shared files that import a game, or something that does, the lists apart. */
const bound = new Map();
for (let grew = true; grew;) {
  grew = false;
  for (const file of files) {
    if (bound.has(file) || GAME.test(file) || LISTS.includes(file)) continue;
    const why = imports.get(file).find((target) => GAME.test(target) || bound.has(target));
    if (why === undefined) continue;
    bound.set(file, why);
    grew = true;
  }
}

const linesOf = (file) => textOf(file).split('\n').length - 1;
const sum = (some) => some.reduce((lines, file) => lines + linesOf(file), 0);
const shared = files.filter((file) => !GAME.test(file) && !bound.has(file));
const folders = [...new Set(shared.map((file) => file.split('/').slice(0, -1).slice(0, 3).join('/')))].sort();

console.log('Lines a second game uses as they are, comments included, tests and tools not:\n');
for (const folder of folders) {
  const own = shared.filter((file) => file.split('/').slice(0, -1).slice(0, 3).join('/') === folder);
  console.log(`  ${String(sum(own)).padStart(6)}  ${folder}`);
}
console.log(`\n  ${String(sum(shared)).padStart(6)}  in all`);
console.log(`  ${String(sum([...bound.keys()])).padStart(6)}  in shared folders that still import a game:`);
for (const [file, why] of bound) console.log(`          ${file} (${why})`);
for (const game of SHIPPED)
  console.log(
    `  ${String(sum(files.filter((file) => file.includes(`/${game}/`)))).padStart(6)}  of ${game} itself`,
  );
