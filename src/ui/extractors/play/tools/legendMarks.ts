import type { Texture } from 'pixi.js';
import type { Shape } from '../../../../art/drawing';
import { pennant } from '../../../../art/pennant';
import { group } from '../../../../art/drawing';
import type { Point } from '../../../../art/outline';
import { HALO, HUES } from '../../../../board/overlays/hues';
import { dotScreenDrawing } from '../../../../board/overlays/labels';
import type { Pen } from '../../../../board/overlays/pen';
import {
  drawArrow,
  drawBlocked,
  drawDottedZone,
  drawHatchedZone,
  drawLineOfSight,
  drawObjective,
  drawPath,
  drawReachable,
  drawSelected,
  drawTarget,
} from '../../../../board/overlays/shapes';
import { drawArea, drawCover, drawLegalEnds, drawRim } from '../../../../board/scene/markShapes';
import { SIDES_ON_MAP } from '../../art/look';
import { recordingPen } from './svgPen';

export interface LegendMark {
  readonly name: string;
  readonly shapes: readonly Shape[];
}

const HERE: Point = [0, 0];
const LINE: readonly [Point, Point] = [
  [-34, 20],
  [34, -20],
];
const NO_SCREEN = { width: 0, height: 0 } as unknown as Texture;

function drawn(draw: (pen: Pen) => void, under: readonly Shape[] = []): readonly Shape[] {
  const { pen, shapes } = recordingPen();
  draw(pen);
  return [...under, ...shapes()];
}

const dots = (colour: string, division: number, radius: number) =>
  dotScreenDrawing(colour, division, radius).shapes;
const { hatched, dotted } = SIDES_ON_MAP;

/** What the map lays over the ground, drawn as the map draws it. */
export const LEGEND_MARKS: readonly LegendMark[] = [
  { name: 'In hand, or picked', shapes: drawn((pen) => drawSelected(pen, HERE)) },
  {
    name: 'Within reach; a figure says the movement points left',
    shapes: drawn((pen) => drawReachable(pen, [HERE], NO_SCREEN), dots(HUES.reachable, 8, 1)),
  },
  { name: 'A move may end here', shapes: drawn((pen) => drawLegalEnds(pen, [HERE])) },
  { name: 'The way of a move', shapes: drawn((pen) => drawPath(pen, [[-34, 20], HERE, [34, -20]])) },
  { name: 'May be fired at; a figure says the chance', shapes: drawn((pen) => drawTarget(pen, HERE)) },
  { name: 'Could be fired at from there', shapes: drawn((pen) => drawCover(pen, [HERE])) },
  { name: 'Covered by one shot', shapes: drawn((pen) => drawArea(pen, [HERE])) },
  { name: 'A clear line of sight', shapes: drawn((pen) => drawLineOfSight(pen, ...LINE)) },
  { name: 'A line of sight that is blocked', shapes: drawn((pen) => drawLineOfSight(pen, ...LINE, HERE)) },
  { name: 'What blocks it, or a hex that is not allowed', shapes: drawn((pen) => drawBlocked(pen, HERE)) },
  {
    name: 'Marker of Vector or Target, with the letter of its machine',
    shapes: [
      ...drawn((pen) => drawObjective(pen, HERE)),
      group(
        { x: 20, y: 10, scale: 0.5 },
        pennant({ halo: HALO, cloth: '#F4B63C', edge: HUES.objective, ink: '#2A211A' }, 'A'),
      ),
    ],
  },
  {
    name: 'Dorian sets up, enters or leaves here',
    shapes: drawn((pen) => drawHatchedZone(pen, [HERE], hatched.colour)),
  },
  {
    name: 'Avronian sets up, enters or leaves here',
    shapes: drawn(
      (pen) => drawDottedZone(pen, [HERE], dotted.colour, NO_SCREEN),
      dots(dotted.colour, 6, 1.7),
    ),
  },
  { name: 'The area that decides', shapes: drawn((pen) => drawRim(pen, [HERE])) },
  { name: 'Your own arrow', shapes: drawn((pen) => drawArrow(pen, ...LINE)) },
];
