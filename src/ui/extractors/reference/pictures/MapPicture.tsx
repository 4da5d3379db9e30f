import { useContext, useId, type CSSProperties } from 'react';
import { outlineOf } from '../../../../board/overlays/hexes';
import { RADIUS } from '../../../../board/terrain/geometry';
import {
  allHexes,
  columnOf,
  hexCentre,
  hexCorners,
  hexNumber,
  parseHex,
  rowOf,
  type Hex,
  type Point,
} from '../../../../hex';
import { canSee, doriana, isPlaced, unitsOf, type Placed, type Position } from '../../../../rules/extractors';
import { assembledDrawing } from '../../art/assemble';
import { faceOf, statusOf } from '../../art/counterFace';
import { terrainStrokes } from '../../art/mapSigns';
import { DrawingShapes } from '../../../widgets/DrawingSvg';
import { PicturePalette } from './palette';
import type { MapPicture as Picture, PictureMark } from './picture';

const { grid, terrain, flux, roads } = doriana;
/** Of a hex, flat side to flat side. */
const TALL = Math.sqrt(3) * RADIUS;
/** A counter is 50 units each way from its middle; on the map two thirds of a hex. */
const COUNTER = (TALL * 0.64) / 100;
/** Counters of a stack lie on one another, each a little up and to the right. */
const STEP = 9;

const hexOf = (number: string) => parseHex(grid, number) as Hex;
const at = (hex: Hex): Point => hexCentre(grid, hex, RADIUS);
const xy = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const hexPath = (hex: Hex) => `M${hexCorners(at(hex), RADIUS).map(xy).join('L')}Z`;

interface MapPictureProps {
  readonly picture: Picture;
  readonly position: Position;
}

/** A part of the map in flat colours, the board's own counters on it, and what the rules say about them. */
export function MapPicture({ picture, position }: MapPictureProps) {
  const id = useId();
  const hexes = hexesOf(picture.part);
  const shown = new Set(hexes);
  const marks = picture.marks(position);
  const box = boxOf(hexes);
  return (
    <svg
      className="rule-picture"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ maxWidth: Math.round(box.width * 1.05), ...onPaper(box) }}
      role="img"
      aria-label={picture.says}
    >
      <clipPath id={id}>
        <path d={hexes.map(hexPath).join('')} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Ground hexes={hexes} plain={picture.plain ?? false} />
        {marks.map((mark, index) => (
          <Lit key={index} mark={mark} shown={shown} />
        ))}
      </g>
      <path
        className="rule-picture-band"
        d={hexes.map((hex) => `M${xy(atOffset(hex, -RADIUS * 0.64))}m-9 0h18`).join('')}
      />
      {hexes.map((hex) => (
        <text key={hex} className="rule-picture-number" {...atOffset(hex, -RADIUS * 0.64)}>
          {hexNumber(grid, hex)}
        </text>
      ))}
      <Counters position={position} shown={shown} />
      {marks.map((mark, index) => (
        <Over key={index} mark={mark} arrow={`${id}-arrow`} />
      ))}
      <marker
        id={`${id}-arrow`}
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="4.2"
        markerHeight="4.2"
        orient="auto"
      >
        <path className="rule-picture-arrow" d="M0 0L10 5L0 10Z" />
      </marker>
    </svg>
  );
}

/** How large hex numbers must be to have 7 points in a booklet, whose pictures are at most so many CSS px. */
function onPaper({ width, height }: { readonly width: number; readonly height: number }): CSSProperties {
  const scale = Math.min(1.05, 440 / width, 390 / height);
  return { '--number-on-paper': `${(9.5 / scale).toFixed(1)}px` } as CSSProperties;
}

function hexesOf([first, last]: readonly [string, string]): readonly Hex[] {
  const [from, to] = [hexOf(first), hexOf(last)];
  const within = (part: (of: typeof grid, hex: Hex) => number) => (hex: Hex) =>
    part(grid, from) <= part(grid, hex) && part(grid, hex) <= part(grid, to);
  return allHexes(grid).filter(within(columnOf)).filter(within(rowOf));
}

function boxOf(hexes: readonly Hex[]) {
  const [xs, ys] = [hexes.map((hex) => at(hex).x), hexes.map((hex) => at(hex).y)];
  const [x, y] = [Math.min(...xs) - RADIUS - 2, Math.min(...ys) - TALL / 2 - 2];
  return { x, y, width: Math.max(...xs) + RADIUS + 2 - x, height: Math.max(...ys) + TALL / 2 + 2 - y };
}

function atOffset(hex: Hex, down: number) {
  const { x, y } = at(hex);
  return { x, y: y + down };
}

function Ground({ hexes, plain }: { readonly hexes: readonly Hex[]; readonly plain: boolean }) {
  return (
    <>
      {hexes.map((hex) => (
        <path
          key={hex}
          className="rule-picture-hex"
          data-terrain={plain ? 'clear' : terrain[hex]}
          d={hexPath(hex)}
        />
      ))}
      {!plain && (
        <>
          <path
            className="rule-picture-strokes"
            d={hexes.map((hex) => terrainStrokes(terrain[hex], flux[hex], at(hex))).join('')}
          />
          {['rule-picture-road', 'rule-picture-road-bed'].map((layer) => (
            <path
              key={layer}
              className={layer}
              d={roads.map((chain) => `M${chain.map((hex) => xy(at(hex as Hex))).join('L')}`).join('')}
            />
          ))}
        </>
      )}
    </>
  );
}

/** Below the counters: lit hexes with their outline. */
function Lit({ mark, shown }: { readonly mark: PictureMark; readonly shown: ReadonlySet<Hex> }) {
  if (!('lit' in mark)) return null;
  const hexes = mark.lit.map(hexOf).filter((hex) => shown.has(hex));
  const loops = outlineOf(hexes.map((hex) => [at(hex).x, at(hex).y] as const));
  return (
    <path
      className="rule-picture-lit"
      data-tone={mark.tone}
      d={loops.map((loop) => `M${loop.map(([x, y]) => xy({ x, y })).join('L')}Z`).join('')}
    />
  );
}

function Counters({ position, shown }: { readonly position: Position; readonly shown: ReadonlySet<Hex> }) {
  const palette = useContext(PicturePalette);
  const placed = unitsOf(position).filter(
    (unit): unit is Placed => isPlaced(unit) && unit.where.inside === null && shown.has(unit.where.hex),
  );
  return placed.map((unit, index) => {
    const { hex, facing } = unit.where;
    const below = placed.slice(0, index).filter((other) => other.where.hex === hex).length;
    const { x, y } = at(hex);
    const drawing = assembledDrawing(
      { face: faceOf(unit), ...(facing === null ? {} : { facing }), status: statusOf(position, unit) },
      'mid',
      palette,
    );
    return (
      <g
        key={unit.id}
        transform={`translate(${x + below * STEP - STEP / 2} ${y - below * STEP + STEP / 2}) scale(${COUNTER})`}
      >
        <DrawingShapes shapes={drawing.shapes} />
      </g>
    );
  });
}

/** What a counter covers of a line that begins in its hex. */
const START = 22;

/** A line that leaves out so much at its two ends. */
function shortened(points: readonly Point[], [start, end]: readonly [number, number]): readonly Point[] {
  const last = points.length - 1;
  return points.map((point, index) => {
    if (index === 0) return towards(point, points[1], start);
    return index === last ? towards(point, points[last - 1], end) : point;
  });
}

function towards(from: Point, to: Point, by: number): Point {
  const share = by / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Above the counters: ways, lines of sight, words. */
function Over({ mark, arrow }: { readonly mark: PictureMark; readonly arrow: string }) {
  if ('path' in mark)
    return (
      <path
        className="rule-picture-path"
        data-drift={mark.drift || undefined}
        d={`M${shortened(
          mark.path.map((hex) => at(hexOf(hex))),
          [START, 8],
        )
          .map(xy)
          .join('L')}`}
        markerEnd={`url(#${arrow})`}
      />
    );
  if ('sight' in mark) return <SightLine between={mark.sight} />;
  if ('note' in mark) return <Note hex={hexOf(mark.note)} text={mark.text} />;
  return null;
}

function SightLine({ between: [from, to] }: { readonly between: readonly [string, string] }) {
  const [a, b] = [hexOf(from), hexOf(to)];
  const clear = canSee(doriana, a, b);
  const middle = { x: (at(a).x + at(b).x) / 2, y: (at(a).y + at(b).y) / 2 };
  return (
    <g className="rule-picture-sight" data-clear={clear}>
      <path
        d={`M${shortened([at(a), at(b)], [START, START])
          .map(xy)
          .join('L')}`}
      />
      {!clear && <path d="M-9 -9L9 9M-9 9L9 -9" transform={`translate(${xy(middle)})`} />}
    </g>
  );
}

/** Every sign of the narrow type is about this wide. */
const SIGN = 7.4;

function Note({ hex, text }: { readonly hex: Hex; readonly text: string }) {
  const { x, y } = atOffset(hex, RADIUS * 0.86);
  const width = text.length * SIGN + 12;
  return (
    <g className="rule-picture-note">
      <rect x={x - width / 2} y={y - 10} width={width} height={20} rx={4} />
      <text x={x} y={y + 4.6}>
        {text}
      </text>
    </g>
  );
}
