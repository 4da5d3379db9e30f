import type { Texture } from 'pixi.js';
import { useMemo } from 'react';
import type { Grid, Hex } from '../../hex';
import type { BoardMark } from '../model';
import { HEX_APOTHEM, HEX_RADIUS } from '../overlays/hexes';
import type { Hue } from '../overlays/hues';
import { fitsDisc } from '../overlays/labels';
import { discTexture, flagTexture, pennantTexture, pillTexture } from '../overlays/textures';
import { centreOf } from './markShapes';
import { labelPart, textureScale, type Sharpness } from './sharpness';

interface BadgesProps {
  readonly grid: Grid;
  readonly marks: readonly BoardMark[];
  /** Where counters stand: a badge there makes room. */
  readonly taken: ReadonlySet<Hex>;
  readonly sharpness: Sharpness;
}

interface Badge {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly part: number;
  readonly texture: Texture;
}

/** The figures and pennants of marks, over the counters. */
export function Badges({ grid, marks, taken, sharpness }: BadgesProps) {
  const badges = useMemo(
    () => marks.flatMap((mark) => badgesOf(mark, grid, taken, sharpness)),
    [grid, marks, taken, sharpness],
  );
  return badges.map(({ key, x, y, part, texture }, i) => (
    <pixiSprite key={`${i} ${key}`} texture={texture} anchor={0.5} x={x} y={y} scale={part} />
  ));
}

function badgesOf(
  mark: BoardMark,
  grid: Grid,
  taken: ReadonlySet<Hex>,
  sharpness: Sharpness,
): readonly Badge[] {
  const part = labelPart(sharpness, 2);
  const scale = textureScale(sharpness, part);
  const pill = (hex: Hex, label: string, hue: Hue): Badge => {
    const [x, y] = centreOf(grid, hex);
    return { key: `pill ${hex}`, x, y: y + HEX_APOTHEM, part, texture: pillTexture(label, hue, scale) };
  };
  /** East of the hex: no arrow of a turn stands there. */
  const beside = (hex: Hex, label: string): Badge => {
    const [x, y] = centreOf(grid, hex);
    return {
      key: `left ${hex}`,
      x: x + HEX_RADIUS * 1.2,
      y,
      part,
      texture: pillTexture(label, 'reachable', scale),
    };
  };
  const disc = (hex: Hex, label: string): Badge => {
    const [x, y] = centreOf(grid, hex);
    if (!fitsDisc(label)) return pill(hex, label, 'reachable');
    const small = taken.has(hex) ? 0.72 : 1;
    const texture = discTexture(label, 'reachable', scale);
    return { key: `disc ${hex}`, x, y: y + (small < 1 ? HEX_APOTHEM - 5 : 0), part: part * small, texture };
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
        return i === mark.hexes.length - 1 ? [beside(hex, label)] : [disc(hex, label)];
      });
    case 'selected':
    case 'target':
    case 'blocked':
      return mark.label === undefined ? [] : [pill(mark.hex, mark.label, mark.kind)];
    case 'chance': {
      const [x, y] = centreOf(grid, mark.hex);
      const texture = pillTexture(mark.label, mark.whose === 'mine' ? 'target' : 'blocked', scale);
      return [{ key: `chance ${mark.hex}`, x, y: y - HEX_APOTHEM, part, texture }];
    }
    case 'objective': {
      const [x, y] = centreOf(grid, mark.hex);
      return [{ key: 'pennant', x, y, part: 1, texture: pennantTexture(mark.label, scale) }];
    }
    case 'flag': {
      const [x, y] = centreOf(grid, mark.hex);
      return [{ key: `flag ${mark.hex}`, x, y, part: 1, texture: flagTexture(mark.flag, scale) }];
    }
    case 'zone':
    case 'cover':
    case 'area':
    case 'sight':
    case 'words':
    case 'arrow':
    case 'place':
    case 'rim':
      return [];
  }
}
