import { group, type GroupShape } from './drawing';
import { CAP_HEIGHT, GLYPHS } from './glyphs';

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A no-break space is as wide as any other. */
const glyphOf = (letter: string) => GLYPHS[letter === '\u00a0' ? ' ' : letter];

export function textWidth(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + (glyphOf(letter)?.advance ?? 0), 0) * size) / 100;
}

/** Height of capitals and figures at a size: to centre a line on y, put its baseline at y + capHeight / 2. */
export function capHeight(size: number): number {
  return (CAP_HEIGHT * size) / 100;
}

const BEHIND_ANCHOR = { start: 0, middle: 0.5, end: 1 } as const;

/** A line of text as outlines, its baseline at y. Letters outside the baked table are left out. */
export function text(line: string, x: number, y: number, style: TextStyle): GroupShape {
  let pen = x - textWidth(line, style.size) * BEHIND_ANCHOR[style.anchor ?? 'middle'];
  const letters: GroupShape[] = [];
  for (const letter of line) {
    const glyph = glyphOf(letter);
    if (glyph === undefined) continue;
    if (glyph.d !== '')
      letters.push(group({ x: pen, y, scale: style.size / 100 }, [{ d: glyph.d, fill: style.fill }]));
    pen += (glyph.advance * style.size) / 100;
  }
  return group({}, letters);
}
