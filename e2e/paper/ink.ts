import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether poppler is here, which draws pages without a browser. */
export function hasPoppler(): boolean {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fine enough that a hairline takes no more ink than it has. */
const DPI = 72;

/** Of each page, how much of it would be black if its ink were: 0 for white, 1 for black. */
export function inkOf(pdf: Uint8Array): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'ink-'));
  try {
    writeFileSync(join(folder, 'sheets.pdf'), pdf);
    execFileSync('pdftoppm', ['-gray', '-r', String(DPI), join(folder, 'sheets.pdf'), join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort()
      .map((name) => darkness(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of a picture in grey: three lines of heading, then a byte a pixel. */
function darkness(picture: Buffer): number {
  const pixels = picture.subarray(
    /^P5\s+\d+\s+\d+\s+\d+\s/.exec(picture.toString('latin1', 0, 64))![0].length,
  );
  return 1 - pixels.reduce((sum, grey) => sum + grey, 0) / (255 * pixels.length);
}
