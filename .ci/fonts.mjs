// Each cut of Barlow in two files: the letters the program itself writes, and the rest of latin for what players type,
// which a page loads when it first shows one of those.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = `${root}node_modules/.cache/fonts/`;

/** What the browser applies by itself to English, and the figures the style sheets ask for. Hints are read by Windows alone. */
const CUT = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'ccmp', 'calt', 'mark', 'mkmk', 'lnum', 'tnum'],
};

/** @param {readonly number[]} codes in order @returns {string} as `unicode-range` writes them */
function rangesOf(codes) {
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

/** @param {string} ranges as `unicode-range` writes them @returns {number[]} */
function codesIn(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

const LATIN = codesIn(
  JSON.parse(readFileSync(`${root}node_modules/@fontsource/barlow/unicode.json`, 'utf8')).latin,
);

/** Of ASCII what is written in code and in no word of the game. */
const OF_CODE = [...'#$@\\^_`{|}~'].map((letter) => letter.codePointAt(0));

/** The characters of latin that the page's sources hold, as they stand or as `\u2212`, and ASCII without what is of code. */
function written() {
  const codes = new Set(LATIN.filter((code) => code >= 0x20 && code < 0x7f && !OF_CODE.includes(code)));
  for (const file of readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.(tsx?|css)$/.test(file) || /^tools[\\/]/.test(file)) continue;
    const text = readFileSync(`${root}src/${file}`, 'utf8');
    for (const [found, escaped] of text.matchAll(/\\u([\da-f]{4})|[^\0-~]/gi))
      codes.add(escaped ? parseInt(escaped, 16) : found.codePointAt(0));
  }
  return LATIN.filter((code) => codes.has(code));
}

/** The file of these characters of a font, made once. */
async function cut(font, name, codes) {
  const source = readFileSync(font);
  const of = createHash('sha256')
    .update(source)
    .update(JSON.stringify([CUT, codes]))
    .digest('hex');
  const file = `${kept}${of.slice(0, 8)}/${name}.woff2`;
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await subsetFont(source, String.fromCodePoint(...codes), CUT));
  }
  return file;
}

const FILE = /url\('(@fontsource\/[^']*?([^/']*)-latin-([^/']*))\.woff2'\)/;

/** PostCSS: in place of each `@font-face` of a whole cut one for what is written and one for the rest. */
export const twoFilesACut = {
  postcssPlugin: 'two-files-a-cut',
  async Once(sheet) {
    const faces = [];
    sheet.walkAtRules('font-face', (face) => void faces.push(face));
    const ours = written();
    const rest = LATIN.filter((code) => code >= 0x20 && !ours.includes(code));
    for (const face of faces)
      for (const [which, codes] of [
        ['written', ours],
        ['rest', rest],
      ]) {
        const part = face.clone();
        const src = part.nodes.find(({ prop }) => prop === 'src');
        const [, path, family, style] = FILE.exec(src?.value ?? '') ?? [];
        if (path === undefined) break;
        const file = await cut(`${root}node_modules/${path}.woff2`, `${family}-${style}-${which}`, codes);
        const from = relative(dirname(src.source.input.file), file).replaceAll('\\', '/');
        src.value = `url('${from}') format('woff2')`;
        part.append({ prop: 'unicode-range', value: rangesOf(codes) });
        face.before(part);
        if (which === 'rest') face.remove();
      }
  },
};
