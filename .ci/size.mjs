// The size budget of the build in dist/: what the first screen waits for, and all the code, as brotli sends it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const budget = { firstScreen: 90, code: 480 };

const raw = (file) => readFileSync(dist + file);
const brotli = (file) => brotliCompressSync(raw(file)).length;
const kB = (files, size) => files.reduce((sum, file) => sum + size(file), 0) / 1000;

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    `${entry.parentPath ?? entry.path}/${entry.name}`.replaceAll('\\', '/').replace(/\/+/g, '/'),
  )
  .map((path) => path.slice(dist.replaceAll('\\', '/').length));
const code = files.filter((file) => /\.(js|css)$/.test(file));

/** What index.html names, and what those files import without being asked (the manifest follows the chunks). */
function firstScreen() {
  const chunks = JSON.parse(readFileSync(new URL('../reports/manifest.json', import.meta.url), 'utf8'));
  const named = [
    ...raw('index.html')
      .toString()
      .matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g),
  ].map((match) => match[1]);
  const wanted = new Set(named);
  const follow = (chunk) => {
    wanted.add(chunk.file);
    for (const style of chunk.css ?? []) wanted.add(style);
    for (const key of chunk.imports ?? []) if (!wanted.has(chunks[key].file)) follow(chunks[key]);
  };
  for (const chunk of Object.values(chunks)) if (named.includes(chunk.file)) follow(chunk);
  return [...wanted];
}

function check(name, list, limit) {
  const size = kB(list, brotli);
  const ok = size <= limit;
  console.log(
    `${ok ? 'ok  ' : 'OVER'} ${name}: ${size.toFixed(1)} kB brotli of ${limit} (${list.length} files)`,
  );
  return ok;
}

const biggest = code.map((file) => ({ file, size: brotli(file) / 1000 })).sort((a, b) => b.size - a.size);
for (const { file, size } of biggest.slice(0, 12))
  console.log(`     ${size.toFixed(1).padStart(6)} kB ${file}`);
const passed = [
  check('first screen', firstScreen(), budget.firstScreen),
  check('all JS and CSS', code, budget.code),
];
for (const [name, ending] of [
  ['fonts', /\.woff2?$/],
  ['images', /\.(png|svg|webp|jpg)$/],
]) {
  const list = files.filter((file) => ending.test(file));
  console.log(`     ${name}: ${kB(list, (file) => raw(file).length).toFixed(1)} kB (${list.length} files)`);
}
process.exitCode = passed.every(Boolean) ? 0 : 1;
