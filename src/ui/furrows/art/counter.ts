import { fill, group, line, type Drawing, type Shape } from '../../../art/drawing';
import type { Lod } from '../../../art/lod';
import { disc, hexagon, polygonPath } from '../../../art/outline';
import { text } from '../../../art/text';
import type { Side } from '../../../rules/furrows';
import { armourText, type CounterFace } from './face';
import { sideMark } from './marks';
import type { Livery, Palette } from './palette';
import { silhouette } from './silhouettes';

/** Circumradius of every plate, and the apothem its sides lie at. */
export const PLATE = 56;
export const APOTHEM = (PLATE * Math.sqrt(3)) / 2;
const DRAWN_HALF = 66;

const SHARP = polygonPath(hexagon(PLATE));
const INNER = polygonPath(hexagon(PLATE - 3));
const CORE = polygonPath(hexagon(PLATE - 6));

/** The Foundry's plate is sharp with a second rim, the League's round with a heavy one. */
function plate(side: Side, { plate: ground, innerRim, edge }: Livery): readonly Shape[] {
  return side === 'foundry'
    ? [
        { d: SHARP, fill: ground, stroke: edge, width: 2.6 },
        { d: INNER, stroke: innerRim, width: 2.4 },
      ]
    : [
        { d: CORE, fill: ground, stroke: edge, width: 14.5, join: 'round' },
        { d: CORE, fill: ground, stroke: ground, width: 9.5, join: 'round' },
      ];
}

function halo(side: Side, { halo: colour }: Palette): Shape {
  const sharp = side === 'foundry';
  return {
    d: sharp ? SHARP : CORE,
    stroke: colour,
    width: sharp ? 6.5 : 18.5,
    join: sharp ? 'miter' : 'round',
    opacity: 0.9,
  };
}

/** The card, without facing and status. */
export function counterDrawing(face: CounterFace, lod: Lod, palette: Palette): Drawing {
  const livery = palette.side[face.side];
  const tones = { ink: livery.ink, cut: livery.plate };
  const many = face.models.full > 1;
  const place = lod === 'lo' ? { y: many ? -4 : 0, scale: many ? 0.78 : 0.88 } : { y: -9.5, scale: 0.6 };
  return {
    half: DRAWN_HALF,
    shapes: [
      ...(palette.shadow
        ? [group({ x: 3, y: 3.6 }, [{ d: SHARP, fill: palette.shadow, opacity: 0.42 }])]
        : []),
      halo(face.side, palette),
      ...plate(face.side, livery),
      group(place, silhouette(face.unit, tones)),
      ...(lod === 'lo' ? countOfModels(face, livery) : figures(face, livery)),
    ],
  };
}

/** From afar: as many dots as models live. */
function countOfModels({ models: { full, living } }: CounterFace, { ink }: Livery): readonly Shape[] {
  if (full === 1) return [];
  return Array.from({ length: living }, (_, i) => fill(disc((i - (living - 1) / 2) * 12, 34, 4.8), ink));
}

function figures(face: CounterFace, livery: Livery): readonly Shape[] {
  const armour = armourText(face.armour);
  return [
    group({ x: -40.5 }, sideMark(face.side, 7.6, livery.ink, livery.plate)),
    text(armour, 0, 28.5, { size: armour.length > 1 ? 17.5 : 21, fill: livery.ink }),
    ...(face.models.full > 1 ? pips(face, livery) : rank(face, livery)),
  ];
}

function rank({ rank: number }: CounterFace, { ink }: Livery): readonly Shape[] {
  return number === undefined ? [] : [text(String(number), 39, 7, { size: 19, fill: ink })];
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [39, -5.5],
    [39, 5.5],
  ],
  4: [
    [34, -5],
    [43, -5],
    [34, 5],
    [43, 5],
  ],
};

/** Living models are filled, doomed ones crossed, lost ones hollow. */
function pips(face: CounterFace, { ink, plate: ground }: Livery): readonly Shape[] {
  const { full, living, doomed } = face.models;
  const dots = (PIPS[full] ?? []).flatMap(([x, y], i): readonly Shape[] => {
    if (i >= living) return [{ d: disc(x, y, 3.4), stroke: ink, width: 1.6 }];
    if (i < living - doomed) return [fill(disc(x, y, 4), ink)];
    return [
      { d: disc(x, y, 4), fill: ground, stroke: ink, width: 1.8 },
      line(`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`, ink, 2),
    ];
  });
  return face.rank === undefined
    ? dots
    : [...dots, text(String(face.rank), 39, -12, { size: 13, fill: ink })];
}

/** A base where it would be: paper, a dashed rim, its own figure. */
export function ghostDrawing({ unit, side }: CounterFace, palette: Palette): Drawing {
  return {
    half: DRAWN_HALF,
    shapes: [
      { d: INNER, fill: palette.halo, opacity: 0.82 },
      {
        d: INNER,
        stroke: palette.path,
        width: 4.4,
        join: side === 'foundry' ? 'miter' : 'round',
        dash: [11, 6],
      },
      group({ y: -4, scale: 0.74 }, silhouette(unit, { ink: palette.path, cut: palette.halo })),
    ],
  };
}
