/** What a PDF is written in: numbers, names with their stroke, strings as their bytes, lists, dictionaries, references. */
export type Value =
  | number
  | string
  | { readonly bytes: string }
  | { readonly ref: number }
  | readonly Value[]
  | Dictionary;

export interface Dictionary {
  readonly [name: `/${string}`]: Value;
}

const DELIMITERS = '()<>[]{}/%';
const isSpace = (letter: string) => letter <= ' ';

/** Reads values one after another; words that are no value (operators, `obj`, `stream`) come as strings. */
export class Reader {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** null at the end. */
  next(): Value | null {
    const { text } = this;
    while (this.at < text.length && isSpace(text[this.at])) this.at++;
    if (this.at >= text.length) return null;
    switch (text[this.at]) {
      case '%':
        this.at = text.indexOf('\n', this.at) + 1 || text.length;
        return this.next();
      case '[':
        this.at++;
        return this.until(']');
      case '(':
        return this.literal();
      case '<':
        return text[this.at + 1] === '<' ? this.dictionary() : this.hex();
      default:
        return this.word();
    }
  }

  private until(end: string): readonly Value[] {
    const values: Value[] = [];
    for (let value = this.next(); value !== null && value !== end; value = this.next()) {
      if (value !== 'R') values.push(value);
      else values.splice(-2, 2, { ref: Number(values.at(-2)) });
    }
    return values;
  }

  private dictionary(): Dictionary {
    this.at += 2;
    const values = this.until('>>');
    return Object.fromEntries(
      values.flatMap((value, index) => (index % 2 === 0 ? [[value as string, values[index + 1]]] : [])),
    );
  }

  private hex(): Value {
    const end = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at + 1, end).replace(/\s/g, '');
    this.at = end + 1;
    return { bytes: digits.replace(/../g, (pair) => String.fromCharCode(parseInt(pair, 16))) };
  }

  private literal(): Value {
    let [bytes, depth] = ['', 1];
    for (this.at++; depth > 0; this.at++) {
      const letter = this.text[this.at];
      if (letter === '\\') bytes += this.escaped();
      else {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
        if (depth > 0) bytes += letter;
      }
    }
    return { bytes };
  }

  private escaped(): string {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0];
    this.at += octal?.length ?? 1;
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
    const letter = this.text[this.at];
    return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[letter] ?? letter;
  }

  private word(): Value {
    const { text } = this;
    const from = this.at++;
    if (text[from] === '>') return text.slice(from, ++this.at);
    if (text[from] === ']') return ']';
    while (this.at < text.length && !isSpace(text[this.at]) && !DELIMITERS.includes(text[this.at])) this.at++;
    const word = text.slice(from, this.at);
    const number = Number(word);
    return Number.isNaN(number) ? word : number;
  }
}
