import { useContext } from 'react';
import { isFault, readPosition, unitsOf } from '../../../../rules/extractors';
import { DrawingShapes } from '../../../widgets/DrawingSvg';
import { faceOf } from '../../art/counterFace';
import { PicturePalette } from '../../reference/pictures/palette';
import { printedFace } from '../counters/printedFace';

interface Callout {
  /** Where its line ends, in counter units from the middle. */
  readonly at: readonly [x: number, y: number];
  readonly text: string;
}

interface Guide {
  /** The unit it shows, in notation. */
  readonly side: string;
  readonly left: readonly Callout[];
  readonly right: readonly Callout[];
}

const GUIDES = {
  'counter-section': {
    side: 'D panza-shock-1@1310 -1',
    left: [
      { at: [-36, -12], text: 'its cell' },
      { at: [-36, 32], text: 'first of two' },
      { at: [-8, 46], text: 'firepower' },
    ],
    right: [
      { at: [38, -38], text: 'one step left: the other side' },
      { at: [34, 46], text: 'speed' },
      { at: [13, 46], text: 'range' },
    ],
  },
  'counter-vehicle': {
    side: 'D pgp-1@1310/N',
    left: [
      { at: [2, -42], text: 'its front is this edge' },
      { at: [-40, -10], text: 'hatched: no cell' },
      { at: [-8, 46], text: 'firepower' },
    ],
    right: [
      { at: [33, -24], text: 'armour' },
      { at: [34, 46], text: 'speed' },
      { at: [13, 46], text: 'range' },
    ],
  },
  'counter-machine': {
    side: 'A glide A@1310/N',
    left: [
      { at: [2, -42], text: 'its front is this edge' },
      { at: [-30, 0], text: 'its letter' },
      { at: [-16, 30], text: 'armour' },
    ],
    right: [
      { at: [12, -10], text: 'its kind: a Glide' },
      { at: [22, 30], text: 'speed' },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;

export function isPaperCounter(name: string): name is keyof typeof GUIDES {
  return Object.hasOwn(GUIDES, name);
}

/** A printed counter drawn large, its figures and marks with their meaning beside it. */
export function PaperCounter({ name }: { readonly name: keyof typeof GUIDES }) {
  const palette = useContext(PicturePalette);
  const guide: Guide = GUIDES[name];
  const position = readPosition(`engage full T3 Dfire | ${guide.side}`);
  if (isFault(position)) throw new Error(`${name}: ${position.error}`);
  const [unit] = unitsOf(position);
  return (
    <svg className="paper-counter" viewBox="-190 -54 380 108" aria-hidden>
      <svg x="-50" y="-50" width="100" height="100" viewBox="-50 -50 100 100">
        <DrawingShapes shapes={printedFace(faceOf(unit), palette)} />
      </svg>
      <rect className="paper-counter-edge" x="-50" y="-50" width="100" height="100" />
      <Callouts side={-1} callouts={guide.left} />
      <Callouts side={1} callouts={guide.right} />
    </svg>
  );
}

function Callouts({ side, callouts }: { readonly side: -1 | 1; readonly callouts: readonly Callout[] }) {
  const gap = 100 / callouts.length;
  return callouts.map(({ at: [x, y], text }, index) => {
    const height = -50 + gap * (index + 0.5);
    return (
      <g key={text} className="paper-callout">
        <path d={`M${side * 72} ${height}L${x} ${y}`} />
        <circle cx={x} cy={y} r="2" />
        <text x={side * 76} y={height + 3.6} textAnchor={side < 0 ? 'end' : 'start'}>
          {text}
        </text>
      </g>
    );
  });
}
