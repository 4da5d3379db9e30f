import type { Container } from 'pixi.js';
import type { Grid, Hex } from '../../hex';
import type { BoardCounter, BoardMark, BoardModel, Turns } from '../model';
import { HEX_APOTHEM } from '../overlays/hexes';
import type { Hue } from '../overlays/hues';
import { fitsDisc, pillDrawing } from '../overlays/labels';
import { discTexture, flagTexture, pennantTexture, pillTexture } from '../overlays/textures';
import { trayOf, type Placement } from '../view/stacks';
import { besideArrows, chancePoint, footOf } from '../view/turns';
import { centreOf } from './markShapes';
import { labelPart, textureScale, type Sharpness } from './sharpness';
import { laySprites, type Laid } from './sprites';

interface Around {
  readonly grid: Grid;
  /** Where counters stand: a badge there makes room. */
  readonly taken: ReadonlySet<Hex>;
  /** The arrows that lie over them. */
  readonly turns: Turns | undefined;
  readonly sharpness: Sharpness;
}

/** Marks whose figures belong to a shot: a stack fanned out beside the target leaves them in sight. */
const OF_SHOTS: readonly BoardMark['kind'][] = ['target', 'blocked', 'chance'];

/** Half the height of a pill with its halo. */
const PILL = 8;
/** And of a disc, more than a pill's. */
const DISC = 11.5;
/** Of a disc over a counter. */
const SMALL = 0.72;

/** The figures and pennants of marks, over the counters; with where counters lie those of shots, over a stack fanned out. */
export function layBadges(
  holder: Container,
  { grid, marks: all, turns, counters }: BoardModel,
  sharpness: Sharpness,
  placements?: readonly Placement<BoardCounter>[],
): void {
  const marks = all.filter(({ kind }) => OF_SHOTS.includes(kind) === (placements !== undefined));
  const fanned = placements?.find((one) => one.fanned)?.counter.hex;
  const tray = placements && trayOf(placements);
  const taken = new Set<Hex>(counters.map(({ hex }) => hex));
  // What is left of the move in hand lies over the figures of other hexes.
  const ordered = marks.sort((a, b) => Number(a.kind === 'path') - Number(b.kind === 'path'));
  const badges = ordered.flatMap((mark) => {
    const laid = badgesOf(mark, { grid, taken, turns, sharpness });
    if (!tray || !('hex' in mark) || mark.hex !== fanned) return laid;
    // Whose chance it is would seem to be said by the card it lay on.
    const below = (part = 1) => tray.y + tray.height + PILL * part;
    return laid.map((one) => ({ ...one, y: Math.max(one.y ?? 0, below(one.part)) }));
  });
  laySprites(holder, badges);
}

function badgesOf(mark: BoardMark, { grid, taken, turns, sharpness }: Around): readonly Laid[] {
  const part = labelPart(sharpness, 2);
  const scale = textureScale(sharpness, part);
  const pill = (hex: Hex, label: string, hue: Hue): Laid => {
    const [x, y] = centreOf(grid, hex);
    return { x, y: y + HEX_APOTHEM, part, texture: pillTexture(label, hue, scale) };
  };
  const beside = (hex: Hex, label: string): Laid => ({
    ...besideArrows(grid, hex, pillDrawing(label, 'reachable').half * part),
    part,
    texture: pillTexture(label, 'reachable', scale),
  });
  const disc = (hex: Hex, label: string): Laid => {
    const [x, y] = centreOf(grid, hex);
    if (!fitsDisc(label)) return pill(hex, label, 'reachable');
    const small = taken.has(hex) ? SMALL : 1;
    const texture = discTexture(label, 'reachable', scale);
    return { x, y: y + (small < 1 ? HEX_APOTHEM - 5 : 0), part: part * small, texture };
  };
  switch (mark.kind) {
    case 'reach':
      return mark.hexes.flatMap(({ hex, label }) => (label === undefined ? [] : [disc(hex, label)]));
    case 'legalEnd':
      return mark.label === undefined ? [] : [disc(mark.hex, mark.label)];
    case 'path':
      return mark.hexes.flatMap((hex, i) => {
        const label = mark.labels?.[i] ?? '';
        if (label === '') return [];
        if (i === mark.hexes.length - 1 && turns?.hex === hex) return [beside(hex, label)];
        return [taken.has(hex) ? atFoot(disc(hex, label), grid, hex) : disc(hex, label)];
      });
    case 'selected':
    case 'target':
    case 'blocked':
      return mark.label === undefined ? [] : [pill(mark.hex, mark.label, mark.kind)];
    case 'chance': {
      const texture = pillTexture(mark.label, mark.whose === 'mine' ? 'target' : 'blocked', scale);
      return [{ ...chancePoint(grid, mark.hex, turns), part, texture }];
    }
    case 'objective': {
      const [x, y] = centreOf(grid, mark.hex);
      return [{ x, y, part: 1, texture: pennantTexture(mark.label, scale) }];
    }
    case 'flag': {
      const [x, y] = centreOf(grid, mark.hex);
      return [{ x, y, part: 1, texture: flagTexture(mark.flag, scale) }];
    }
    case 'gone':
    case 'zone':
    case 'cover':
    case 'area':
    case 'sight':
    case 'words':
    case 'arrow':
    case 'charge':
    case 'place':
    case 'rim':
      return [];
  }
}

/** Over a counter a figure of a way says by its place that it is of that hex and not of the next. */
function atFoot(laid: Laid, grid: Grid, hex: Hex): Laid {
  return { ...laid, ...footOf(grid, hex, DISC * (laid.part ?? 1)) };
}
