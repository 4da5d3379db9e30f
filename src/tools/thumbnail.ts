/** Draws the pictures of both maps in public/ from the map data: `npx tsx src/tools/thumbnail.ts`. */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../../.ci/chromium.mjs';
import { grown, mapBounds } from '../board/terrain/geometry';
import { toSvg } from '../board/terrain/svg';
import { doriana } from '../rules/extractors/maps/doriana';
import { drawSurvey } from '../ui/extractors/ground/drawSurvey';
import { surveyFields } from '../ui/extractors/ground/fields';
import { drawValley } from '../ui/furrows/ground/drawValley';
import { valleyFields } from '../ui/furrows/ground/fields';
import { valleyModel } from '../ui/furrows/ground/valleyModel';

const WIDTH = 320;
const MOST_BYTES = 20_000;

const { grid, terrain, flux, roads } = doriana;
// The margins are cut away.
const title = { name: '', besideX: 0 };
const model = { title, columns: grid.columns, rows: grid.rows, terrain, flux, roads };
const valley = valleyModel();
const [wide, high] = [model, valley].map((map) => grown(mapBounds(map), 4));
const pictures = [
  { file: 'map-thumbnail.webp', area: wide, svg: toSvg(drawSurvey(surveyFields(model), 0), wide) },
  { file: 'valley-thumbnail.webp', area: high, svg: toSvg(drawValley(valleyFields(valley), 0), high) },
];

const executablePath = await findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  const page = await browser.newPage();
  for (const { file, area, svg } of pictures) {
    const height = Math.round((WIDTH * area.height) / area.width);
    for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
      const url = await page.evaluate(asWebp, { svg, width: WIDTH, height, quality });
      const picture = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
      if (picture.length > MOST_BYTES) continue;
      writeFileSync(new URL(`../../public/${file}`, import.meta.url), picture);
      console.log(`${file}: ${WIDTH} × ${height}, ${picture.length} bytes at quality ${quality.toFixed(2)}`);
      break;
    }
  }
} finally {
  await browser.close();
}

interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** Runs in the page. Halving step by step keeps thin lines that one large reduction would lose. */
async function asWebp({ svg, width, height, quality }: Picture): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  let from: CanvasImageSource = image;
  let canvas = document.createElement('canvas');
  for (const times of [4, 2, 1]) {
    canvas = document.createElement('canvas');
    canvas.width = width * times;
    canvas.height = height * times;
    canvas.getContext('2d')?.drawImage(from, 0, 0, canvas.width, canvas.height);
    from = canvas;
  }
  return canvas.toDataURL('image/webp', quality);
}
