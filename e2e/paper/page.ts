import { letters, type Letters } from './letters';
import type { PdfFile } from './file';
import { Reader, type Dictionary, type Value } from './values';

/** Millimetres from the upper left corner of the paper. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One stroke or fill of the pen. */
export interface Mark {
  readonly filled: boolean;
  /** Each a run of corners; curves by their control points. */
  readonly lines: readonly (readonly Point[])[];
  /** What is seen of it within its clip, its width included; null: nothing. */
  readonly seen: Box | null;
  /** Red, green, blue from 0 to 1. */
  readonly colour: readonly number[];
  /** Of the line, in millimetres. */
  readonly width: number;
}

export interface Words {
  readonly text: string;
  readonly at: Point;
  /** Where what is seen of them begins: letters before it are cut off. */
  readonly from: Point;
  /** Of the letters, in points. */
  readonly size: number;
}

export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly words: readonly Words[];
  /** Rectangles that something was cut off at. */
  readonly clips: readonly Box[];
}

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  readonly at: Matrix;
  readonly clip: Box;
  readonly fill: readonly number[];
  readonly stroke: readonly number[];
  readonly width: number;
  readonly letters: Letters | null;
  /** As the font is called for; the matrices make the rest of it. */
  readonly fontSize: number;
}

const MM = 25.4 / 72;

/** `inner` first, then `outer`. */
function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [
    ...[a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D],
    ...[e * A + f * C + E, e * B + f * D + F],
  ] as unknown as Matrix;
}

const on = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

function around(points: readonly Point[], by = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity) - by;
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity) + by;
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

function both(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** Everything that is drawn on a page of a PDF, in millimetres of its paper. */
export function readPage(file: PdfFile, page: Dictionary): PaperPage {
  const [, , right, top] = file.list(page['/MediaBox']).map(Number);
  const [width, height] = [right * MM, top * MM];
  const pen = new Pen(file, {
    at: [MM, 0, 0, -MM, 0, height],
    clip: { left: 0, top: 0, right: width, bottom: height },
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    width: 1,
    letters: null,
    fontSize: 0,
  });
  const contents = file.of(page['/Contents']);
  const streams = Array.isArray(contents) ? (contents as readonly Value[]) : [page['/Contents']];
  pen.draw(streams.map((stream) => file.stream(stream)).join('\n'), page['/Resources']);
  return { width, height, marks: pen.marks, words: pen.words, clips: pen.clips };
}

/** Draws as the operators of a page say. */
class Pen {
  readonly marks: Mark[] = [];
  readonly words: Words[] = [];
  readonly clips: Box[] = [];
  private readonly kept: State[] = [];
  private lines: Point[][] = [];
  private clipping = false;
  private text: Matrix = [1, 0, 0, 1, 0, 0];

  private readonly file: PdfFile;
  private state: State;

  constructor(file: PdfFile, state: State) {
    this.file = file;
    this.state = state;
  }

  draw(content: string, resources: Value | undefined): void {
    const reader = new Reader(content);
    let given: Value[] = [];
    for (let value = reader.next(); value !== null; value = reader.next()) {
      if (typeof value !== 'string' || value.startsWith('/')) given.push(value);
      else {
        this.operate(value, given, resources);
        given = [];
      }
    }
  }

  private operate(operator: string, given: readonly Value[], resources: Value | undefined): void {
    const numbers = given.map(Number);
    const { state } = this;
    switch (operator) {
      case 'q':
        this.kept.push(state);
        break;
      case 'Q':
        this.state = this.kept.pop() ?? state;
        break;
      case 'cm':
        this.state = { ...state, at: times(numbers as unknown as Matrix, state.at) };
        break;
      case 'w':
        this.state = { ...state, width: numbers[0] };
        break;
      case 'rg':
      case 'g':
        this.state = { ...state, fill: operator === 'g' ? [0, 0, 0].map(() => numbers[0]) : numbers };
        break;
      case 'RG':
      case 'G':
        this.state = { ...state, stroke: operator === 'G' ? [0, 0, 0].map(() => numbers[0]) : numbers };
        break;
      case 'gs': {
        // Chromium writes the width of lines here.
        const states = this.file.dictionary(this.file.dictionary(resources)['/ExtGState']);
        const { '/LW': width } = this.file.dictionary(states[given[0] as `/${string}`]);
        if (typeof width === 'number') this.state = { ...state, width };
        break;
      }
      case 'Do':
        this.form(given[0], resources);
        break;
      default:
        this.trace(operator, numbers);
        this.write(operator, given, resources);
    }
  }

  /** Lines are laid down, and painted or made a clip. */
  private trace(operator: string, numbers: readonly number[]): void {
    const [x, y, width, height] = numbers;
    switch (operator) {
      case 'm':
        this.lines.push([on(this.state.at, x, y)]);
        break;
      case 'l':
      case 'c':
      case 'v':
      case 'y':
        for (let k = 0; k < numbers.length; k += 2)
          this.lines.at(-1)?.push(on(this.state.at, numbers[k], numbers[k + 1]));
        break;
      case 're':
        this.lines.push(
          [
            [x, y],
            [x + width, y],
            [x + width, y + height],
            [x, y + height],
          ].map(([cx, cy]) => on(this.state.at, cx, cy)),
        );
        break;
      case 'W':
      case 'W*':
        this.clipping = true;
        break;
      case 'n':
        this.finish([]);
        break;
      case 'f':
      case 'f*':
        this.finish(['fill']);
        break;
      case 'S':
      case 's':
        this.finish(['stroke']);
        break;
      case 'B':
      case 'B*':
      case 'b':
        this.finish(['fill', 'stroke']);
    }
  }

  private finish(ways: readonly ('fill' | 'stroke')[]): void {
    const { lines, state } = this;
    const [a, b] = state.at;
    const points = lines.flat();
    for (const way of ways) {
      const width = way === 'fill' ? 0 : state.width * Math.hypot(a, b);
      this.marks.push({
        filled: way === 'fill',
        lines,
        seen: both(around(points, width / 2), state.clip),
        colour: state[way],
        width,
      });
    }
    if (this.clipping) {
      const clip = both(around(points), state.clip) ?? NOWHERE;
      this.clips.push(clip);
      this.state = { ...state, clip };
    }
    this.clipping = false;
    this.lines = [];
  }

  private write(operator: string, given: readonly Value[], resources: Value | undefined): void {
    const numbers = given.map(Number);
    switch (operator) {
      case 'BT':
        this.text = [1, 0, 0, 1, 0, 0];
        break;
      case 'Tm':
        this.text = numbers as unknown as Matrix;
        break;
      case 'Td':
        this.text = times([1, 0, 0, 1, numbers[0], numbers[1]], this.text);
        break;
      case 'Tf': {
        const fonts = this.file.dictionary(this.file.dictionary(resources)['/Font']);
        this.state = {
          ...this.state,
          letters: letters(this.file, fonts[given[0] as `/${string}`]),
          fontSize: numbers[1],
        };
        break;
      }
      case 'Tj':
      case 'TJ': {
        const parts = Array.isArray(given[0]) ? (given[0] as readonly Value[]) : given;
        const bytes = parts.map((part) => (typeof part === 'object' && 'bytes' in part ? part.bytes : ''));
        const [, , , , x, y] = this.text;
        const [, , c, d] = times(this.text, this.state.at);
        const at = on(this.state.at, x, y);
        this.words.push({
          text: this.state.letters?.(bytes.join('')) ?? '',
          at,
          from: {
            x: Math.max(at.x, this.state.clip.left),
            y: Math.min(at.y, this.state.clip.bottom),
          },
          size: (this.state.fontSize * Math.hypot(c, d)) / MM,
        });
      }
    }
  }

  /** A drawing within the drawing. */
  private form(name: Value | undefined, resources: Value | undefined): void {
    const forms = this.file.dictionary(this.file.dictionary(resources)['/XObject']);
    const ref = forms[name as `/${string}`];
    const form = this.file.dictionary(ref);
    if (form['/Subtype'] !== '/Form') return;
    const before = this.state;
    const place = this.file.list(form['/Matrix']).map(Number);
    if (place.length === 6) this.state = { ...before, at: times(place as unknown as Matrix, before.at) };
    this.draw(this.file.stream(ref), form['/Resources'] ?? resources);
    this.state = before;
  }
}
