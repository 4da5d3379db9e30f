import type { Ground } from '../terrain/ground';
import { PAPER } from '../terrain/palette';

/** Pixels, and how many of them a world unit has. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The sheet for the small map, shrunk once: that takes longer than all the dots on it. */
export function smallSheet({ sheet, thumbnail }: Ground, { width, height, scale }: Size) {
  let drawn: HTMLCanvasElement | undefined;
  let of: ImageBitmap | undefined;
  return (picture: ImageBitmap | undefined): HTMLCanvasElement => {
    if (drawn && of === picture) return drawn;
    of = picture;
    drawn = document.createElement('canvas');
    drawn.width = width;
    drawn.height = height;
    const pen = drawn.getContext('2d');
    if (!pen) return drawn;
    pen.setTransform(scale, 0, 0, scale, -sheet.x * scale, -sheet.y * scale);
    pen.fillStyle = PAPER.sheet;
    pen.fillRect(sheet.x, sheet.y, sheet.width, sheet.height);
    if (picture === undefined) return drawn;
    const { area } = thumbnail;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, area.x, area.y, area.width, area.height);
    return drawn;
  };
}
