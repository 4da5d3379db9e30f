import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Each has a folder a game. */
const HALVES = ['src/rules', 'src/opponent', 'src/ui', 'src/tools'];
/** The most lines the smallest game takes. */
const SMALL = 150;
/** The least lines a further game finds ready. */
const READY = 16_000;

/** The files of a game, tests left out, by their paths. */
function filesOf(game: string): readonly string[] {
  return HALVES.map((half) => `${root}/${half}/${game}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$/.test(file));
}

describe('two games in one house', () => {
  // So the second one was added, and may be taken away, without a touch of the first; nor does it lean on it.
  it.each<[string, RegExp]>([
    ['extractors', /furrows|first ?light/i],
    ['furrows', /extractors|dorian|avronian/i],
  ])('no file of %s knows of the other', (game, other) => {
    const files = filesOf(game);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => other.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('a whole game for tests takes a hundred and fifty lines', () => {
    const lines = filesOf('pebbles').map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(SMALL);
  });

  it('a further one finds sixteen thousand lines ready, and no shared file that holds a game fast', () => {
    const { stdout } = spawnSync(process.execPath, ['.ci/reuse.mjs'], { cwd: root, encoding: 'utf8' });
    expect(Number(/(\d+) +in all/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(READY);
    expect(Number(/(\d+) +in shared folders that still import a game/.exec(stdout)?.[1])).toBe(0);
  });
});
