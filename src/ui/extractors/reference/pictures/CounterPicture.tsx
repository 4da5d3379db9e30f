import { isFault, readPosition, unitsOf, type Unit } from '../../../../rules/extractors';
import { assembledDrawing } from '../../art/assemble';
import { faceOf, statusOf } from '../../art/counterFace';
import { COLOUR } from '../../art/palette';
import { DrawingShapes } from '../../../widgets/DrawingSvg';

interface Callout {
  /** Where its line ends, in counter units from the middle. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

interface Guide {
  readonly says: string;
  /** The unit it shows, in notation. */
  readonly side: string;
  /** Down the left and the right of the counter. */
  readonly left: readonly Callout[];
  readonly right: readonly Callout[];
}

const GUIDES = {
  section: {
    says: 'The counter of a Shock section of the Panza cell: cell by colour and mark, its number, steps left, and in a row firepower, range and speed.',
    side: 'D panza-shock-1@1310 -1',
    left: [
      { x: -34, y: -14, text: 'its cell' },
      { x: -35, y: 24, text: 'first of two' },
      { x: -8, y: 44, text: 'firepower 2' },
    ],
    right: [
      { x: 33, y: -34, text: '1 step left of 2' },
      { x: 33, y: 44, text: 'speed 2' },
      { x: 13, y: 44, text: 'range 2' },
    ],
  },
  vehicle: {
    says: 'The counter of a PGP, a vehicle of no cell: the arrow at its front, armour in the shield, and in a row firepower, range and speed; it has moved.',
    side: 'D pgp-1@1310/N a4 moved',
    left: [
      { x: -10, y: -58, text: 'front' },
      { x: -40, y: -6, text: 'white: no cell' },
      { x: -21, y: 38, text: 'firepower 6' },
      { x: -28, y: 52, text: 'has moved' },
    ],
    right: [
      { x: 38, y: -8, text: 'armour 4, was 5' },
      { x: 19, y: 38, text: 'speed 3' },
      { x: -1, y: 38, text: 'range 4' },
    ],
  },
  machine: {
    says: 'The counter of a Glide, a machine: the arrow at its front, its letter, armour in the shield, speed beside it.',
    side: 'A glide A@1310/N a11',
    left: [
      { x: -12, y: -58, text: 'front' },
      { x: -44, y: 0, text: 'machine A' },
      { x: -16, y: 40, text: 'armour 11' },
    ],
    right: [
      { x: 24, y: -8, text: 'a Glide' },
      { x: 20, y: 40, text: 'speed 6' },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;

type GuideName = `counter-${keyof typeof GUIDES}`;

export function isCounterPicture(name: string): name is GuideName {
  return name.startsWith('counter-') && Object.hasOwn(GUIDES, name.slice(8));
}

/** A counter drawn large, each of its figures and marks with its meaning beside it. */
export function CounterPicture({ name }: { readonly name: GuideName }) {
  const guide: Guide = GUIDES[name.slice(8) as keyof typeof GUIDES];
  const position = readPosition(`engage full T3 Dfire | ${guide.side}`);
  if (isFault(position)) throw new Error(`${name}: ${position.error}`);
  const unit: Unit = unitsOf(position)[0];
  const facing = unit.where.at === 'map' ? unit.where.facing : null;
  const drawing = assembledDrawing(
    { face: faceOf(unit), ...(facing === null ? {} : { facing }), status: statusOf(position, unit) },
    'mid',
    COLOUR,
  );
  return (
    <svg className="rule-counter" viewBox="-200 -90 400 180" role="img" aria-label={guide.says}>
      <rect className="rule-counter-paper" x="-200" y="-90" width="400" height="180" rx="4" />
      <g transform="scale(1.15)">
        <DrawingShapes shapes={drawing.shapes} />
      </g>
      <Callouts side={-1} callouts={guide.left} />
      <Callouts side={1} callouts={guide.right} />
    </svg>
  );
}

function Callouts({ side, callouts }: { readonly side: -1 | 1; readonly callouts: readonly Callout[] }) {
  const gap = 150 / Math.max(1, callouts.length);
  return callouts.map(({ x, y, text }, index) => {
    const height = -75 + gap * (index + 0.5);
    return (
      <g key={text} className="rule-counter-callout">
        <path d={`M${side * 98} ${height}L${x * 1.15} ${y * 1.15}`} />
        <circle cx={x * 1.15} cy={y * 1.15} r="3" />
        <text x={side * 102} y={height + 4.5} textAnchor={side < 0 ? 'end' : 'start'}>
          {text}
        </text>
      </g>
    );
  });
}
