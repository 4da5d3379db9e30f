import { inflateSync } from 'node:zlib';
import { Reader, type Dictionary, type Value } from './values';

/** The objects of a PDF as browsers write it: a plain table of places, streams deflated. */
export class PdfFile {
  private readonly places = new Map<number, number>();
  readonly text: string;

  constructor(file: Uint8Array) {
    this.text = Buffer.from(file).toString('latin1');
    for (const [, id] of this.text.matchAll(/(?:^|[\r\n])(\d+) 0 obj\b/g)) this.places.set(Number(id), 0);
    for (const match of this.text.matchAll(/(?:^|[\r\n])(\d+) 0 obj\b/g))
      this.places.set(Number(match[1]), match.index + match[0].length);
  }

  /** A value, or the object it refers to. */
  of(value: Value | undefined): Value | undefined {
    if (typeof value !== 'object' || !('ref' in value)) return value;
    const at = this.places.get(value.ref);
    return at === undefined ? undefined : (new Reader(this.text, at).next() ?? undefined);
  }

  dictionary(value: Value | undefined): Dictionary {
    const found = this.of(value);
    return typeof found === 'object' && !Array.isArray(found) ? (found as Dictionary) : {};
  }

  list(value: Value | undefined): readonly Value[] {
    const found = this.of(value);
    return Array.isArray(found) ? (found as readonly Value[]) : [];
  }

  /** What a stream holds. */
  stream(value: Value | undefined): string {
    if (typeof value !== 'object' || !('ref' in value)) return '';
    const reader = new Reader(this.text, this.places.get(value.ref));
    const head = reader.next() as Dictionary;
    if (reader.next() !== 'stream') return '';
    const from = reader.at + (this.text[reader.at] === '\r' ? 2 : 1);
    const bytes = Buffer.from(this.text.slice(from, from + Number(this.of(head['/Length']))), 'latin1');
    return (head['/Filter'] === undefined ? bytes : inflateSync(bytes)).toString('latin1');
  }

  /** In order. */
  pages(): readonly Dictionary[] {
    const trailer = [...this.text.matchAll(/trailer\s*/g)].at(-1);
    if (!trailer) throw new Error('A PDF without a trailer');
    const { '/Root': root } = new Reader(this.text, trailer.index + trailer[0].length).next() as Dictionary;
    return this.pagesUnder(this.dictionary(root)['/Pages']);
  }

  private pagesUnder(node: Value | undefined): readonly Dictionary[] {
    const found = this.dictionary(node);
    return found['/Type'] === '/Page'
      ? [found]
      : this.list(found['/Kids']).flatMap((kid) => this.pagesUnder(kid));
  }
}
