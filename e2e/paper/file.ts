import { inflateSync } from 'node:zlib';
import { Reader, type Dictionary, type Value } from './values';

/** Where an object begins. */
interface Place {
  readonly text: string;
  readonly at: number;
}

/** The objects of a PDF as browsers write it: plain ones, and those Firefox packs into streams; streams deflated. */
export class PdfFile {
  private readonly places = new Map<number, Place>();
  readonly text: string;

  constructor(file: Uint8Array) {
    this.text = Buffer.from(file).toString('latin1');
    for (const match of this.text.matchAll(/(?:^|[\r\n])(\d+) 0 obj\b/g))
      this.places.set(Number(match[1]), { text: this.text, at: match.index + match[0].length });
    for (const ref of [...this.places.keys()]) this.unpack({ ref });
  }

  /** The objects in a stream of them: a list of numbers and places, then the objects. */
  private unpack(ref: Value): void {
    const { '/Type': type, '/N': count, '/First': first } = this.dictionary(ref);
    if (type !== '/ObjStm') return;
    const text = this.stream(ref);
    const heading = new Reader(text);
    for (let k = 0; k < Number(count); k++) {
      const [id, at] = [Number(heading.next()), Number(heading.next())];
      this.places.set(id, { text, at: Number(first) + at });
    }
  }

  /** A value, or the object it refers to. */
  of(value: Value | undefined): Value | undefined {
    if (typeof value !== 'object' || !('ref' in value)) return value;
    const place = this.places.get(value.ref);
    return place === undefined ? undefined : (new Reader(place.text, place.at).next() ?? undefined);
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
    const reader = new Reader(this.text, this.places.get(value.ref)?.at);
    const head = reader.next() as Dictionary;
    if (reader.next() !== 'stream') return '';
    const from = reader.at + (this.text[reader.at] === '\r' ? 2 : 1);
    const bytes = Buffer.from(this.text.slice(from, from + Number(this.of(head['/Length']))), 'latin1');
    return (head['/Filter'] === undefined ? bytes : inflateSync(bytes)).toString('latin1');
  }

  /** In order. */
  pages(): readonly Dictionary[] {
    const trailer = [...this.text.matchAll(/trailer\s*/g)].at(-1);
    const { '/Root': root } = trailer
      ? (new Reader(this.text, trailer.index + trailer[0].length).next() as Dictionary)
      : this.crossReferences();
    return this.pagesUnder(this.dictionary(root)['/Pages']);
  }

  /** Firefox has no trailer: its table of places is a stream, which names the root. */
  private crossReferences(): Dictionary {
    for (const ref of this.places.keys()) {
      const found = this.dictionary({ ref });
      if (found['/Type'] === '/XRef') return found;
    }
    throw new Error('A PDF without a trailer');
  }

  private pagesUnder(node: Value | undefined): readonly Dictionary[] {
    const found = this.dictionary(node);
    return found['/Type'] === '/Page'
      ? [found]
      : this.list(found['/Kids']).flatMap((kid) => this.pagesUnder(kid));
  }
}
