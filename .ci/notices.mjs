// The licences of what ships, as one text file beside the build. The bundler knows the packages it bundled;
// what it copies without reading (fonts, the service worker) is named here.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const COPIED = [
  '@fontsource/barlow',
  '@fontsource/barlow-condensed',
  '@fontsource/barlow-semi-condensed',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
];

/** Between two packages; the About screen splits the file at it. */
export const RULE = '='.repeat(79);

const folderOf = (name) => `${root}node_modules/${name}/`;
const manifestOf = (name) => JSON.parse(readFileSync(`${folderOf(name)}package.json`, 'utf8'));

/** For a package under MIT that ships no text: the licence's own words over its author's name. */
function mit(name) {
  const { author } = manifestOf(name);
  const holder = (typeof author === 'string' ? author : author.name).replace(/ *<.*>/, '');
  const own = readFileSync(`${root}LICENSE`, 'utf8');
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

function copied(name) {
  const folder = folderOf(name);
  const { version, license } = manifestOf(name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file === undefined) throw new Error(`${name} ships without a licence text.`);
  return { name, version, identifier: license, text: readFileSync(folder + file, 'utf8') };
}

function written(packages) {
  return packages.map(
    ({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text.trim()}\n`,
  );
}

/** A Vite plugin: turns the bundler's list of licences (`build.license`, JSON) into `licences.txt`. */
export function notices({ from, to }) {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[from];
        if (list === undefined) this.error(`The bundler wrote no ${from}.`);
        const bundled = JSON.parse(list.source);
        const silent = bundled.filter(({ text, identifier }) => !text && identifier !== 'MIT');
        if (silent.length > 0) this.error(`No licence text of ${silent.map(({ name }) => name).join(', ')}.`);
        const found = bundled.map((entry) => ({ ...entry, text: entry.text ?? mit(entry.name) }));
        const all = [...found, ...COPIED.map(copied)].sort((a, b) => (a.name < b.name ? -1 : 1));
        delete bundle[from];
        this.emitFile({ type: 'asset', fileName: to, source: written(all).join(`\n${RULE}\n\n`) });
      },
    },
  };
}
