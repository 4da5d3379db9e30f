import { CanvasSource, Texture } from 'pixi.js';
import { HALO, HUES } from '../overlays/hues';
import { linesOf } from '../overlays/wordLines';

export const WORDS_FONT = "600 13px 'Barlow Semi Condensed', 'Arial Narrow', system-ui, sans-serif";
const PLACE_FONT = "italic 600 15px 'Barlow Semi Condensed', 'Arial Narrow', system-ui, sans-serif";
const LINE = 15;
/** A player's words on a card, `scale` pixels a world unit. */
export function cardTexture(words: string, scale: number): Texture {
  const lines = linesOf(words);
  return painted(WORDS_FONT, lines, { scale, padX: 7, padY: 4 }, (pen, { width, height }) => {
    pen.beginPath();
    pen.roundRect(1, 1, width - 2, height - 2, 4);
    pen.fillStyle = HALO;
    pen.fill();
    pen.strokeStyle = HUES.note;
    pen.lineWidth = 1.6;
    pen.setLineDash([5, 2.4]);
    pen.stroke();
    pen.fillStyle = HUES.note;
    lines.forEach((line, i) => pen.fillText(line, 7, 4 + LINE * (i + 0.5)));
  });
}

/** A name on the ground in letters with a paper halo. */
export function placeTexture(name: string, scale: number): Texture {
  const lines = linesOf(name);
  return painted(PLACE_FONT, lines, { scale, padX: 5, padY: 3 }, (pen, { width }) => {
    pen.textAlign = 'center';
    pen.lineJoin = 'round';
    pen.strokeStyle = HALO;
    pen.lineWidth = 4.5;
    pen.fillStyle = HUES.blocked;
    lines.forEach((line, i) => {
      const y = 3 + LINE * (i + 0.5);
      pen.strokeText(line, width / 2, y);
      pen.fillText(line, width / 2, y);
    });
  });
}

interface Room {
  readonly scale: number;
  readonly padX: number;
  readonly padY: number;
}

type Draw = (
  pen: CanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
) => void;

function painted(font: string, lines: readonly string[], { scale, padX, padY }: Room, draw: Draw): Texture {
  const resource = document.createElement('canvas');
  const pen = resource.getContext('2d');
  if (pen === null) return Texture.EMPTY;
  pen.font = font;
  const width = Math.max(...lines.map((line) => pen.measureText(line).width), 8) + padX * 2;
  const height = lines.length * LINE + padY * 2;
  resource.width = Math.ceil(width * scale);
  resource.height = Math.ceil(height * scale);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.font = font;
  pen.textBaseline = 'middle';
  draw(pen, { width, height });
  return new Texture({ source: new CanvasSource({ resource, resolution: scale }) });
}
