import type { PdfFile } from './file';
import { Reader, type Value } from './values';

/** The letters that codes of a font stand for. */
export type Letters = (codes: string) => string;

const known = new WeakMap<PdfFile, Map<string, Letters>>();

/** What a reader that searches or copies text makes of a font's codes. */
export function letters(file: PdfFile, font: Value | undefined): Letters {
  const fonts = known.get(file) ?? new Map<string, Letters>();
  known.set(file, fonts);
  const key = JSON.stringify(font);
  const read = fonts.get(key) ?? readLetters(file, font);
  fonts.set(key, read);
  return read;
}

function readLetters(file: PdfFile, font: Value | undefined): Letters {
  const { '/ToUnicode': table, '/Subtype': kind } = file.dictionary(font);
  const bytes = kind === '/Type0' ? 2 : 1;
  const meaning = tableOf(file.stream(table));
  return (codes) => {
    let text = '';
    for (let at = 0; at < codes.length; at += bytes)
      text += meaning.get(code(codes.slice(at, at + bytes))) ?? '\ufffd';
    return text;
  };
}

const code = (bytes: string) => [...bytes].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
const bytesOf = (value: Value) => (typeof value === 'object' && 'bytes' in value ? value.bytes : '');
const words = (bytes: string) => Buffer.from(bytes, 'latin1').swap16().toString('utf16le');

/** By code: single ones, and runs that begin with one. */
function tableOf(stream: string): ReadonlyMap<number, string> {
  const table = new Map<number, string>();
  const reader = new Reader(stream);
  let given: Value[] = [];
  for (let value = reader.next(); value !== null; value = reader.next()) {
    if (value === 'beginbfchar' || value === 'beginbfrange') given = [];
    else if (value === 'endbfchar')
      for (let k = 0; k < given.length; k += 2)
        table.set(code(bytesOf(given[k])), words(bytesOf(given[k + 1])));
    else if (value === 'endbfrange')
      for (let k = 0; k < given.length; k += 3) {
        const [from, to] = [code(bytesOf(given[k])), code(bytesOf(given[k + 1]))];
        const first = words(bytesOf(given[k + 2])).codePointAt(0) ?? 0;
        for (let each = from; each <= to; each++) table.set(each, String.fromCodePoint(first + each - from));
      }
    else given.push(value);
  }
  return table;
}
