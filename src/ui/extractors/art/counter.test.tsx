import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { assembledDrawing } from './assemble';
import { CELLS } from './cells';
import { counterDrawing } from './counter';
import { CounterSvg } from './CounterSvg';
import { isGroup, pathsOf, type Drawing, type Place, type Shape } from '../../../art/drawing';
import { CAP_HEIGHT, GLYPHS } from '../../../art/glyphs';
import { COUNTER_KINDS, formOf, type CounterFace, type CounterKind } from './face';
import { lodFor, type Lod } from '../../../art/lod';
import { facingDrawing } from './facing';
import { COLOUR, MONO, type Palette } from './palette';
import { SILHOUETTES } from './silhouettes';
import { statusDrawing, statusFormOf, statusMarks } from './status';
import { drawingToSvg } from '../../../art/testing';

const LODS: readonly Lod[] = ['lo', 'mid'];
const PALETTES: readonly Palette[] = [COLOUR, MONO];

function faceOf(kind: CounterKind): CounterFace {
  const owners = {
    section: { cell: 'Panza', rank: 2 },
    vehicle: { white: true, rank: 1 },
    machine: { machine: 'C' },
    static: { none: true },
  } as const;
  const form = formOf(kind);
  const body = form === 'section' ? { steps: { now: 1, full: 2 } } : { armour: 12, armourLost: true };
  const figures = form === 'static' ? {} : { firepower: 3, range: 2, speed: 4 };
  return { kind, figures, owner: owners[form], ...body };
}

/** How far the star of what has fired reaches, its halo with it. */
const STAR = 15.5;

/** Where the figures printed on a counter lie. */
function figureBoxes(shapes: readonly Shape[], at: Required<Omit<Place, 'turn'>> = { x: 0, y: 0, scale: 1 }) {
  return shapes.flatMap((shape): { left: number; right: number; top: number; bottom: number }[] => {
    if (isGroup(shape)) {
      const { x = 0, y = 0, scale = 1 } = shape.place;
      return figureBoxes(shape.shapes, {
        x: at.x + x * at.scale,
        y: at.y + y * at.scale,
        scale: at.scale * scale,
      });
    }
    const glyph = Object.values(GLYPHS).find(({ d }) => d !== '' && d === shape.d);
    if (!glyph) return [];
    return [
      {
        left: at.x,
        right: at.x + glyph.advance * at.scale,
        top: at.y - CAP_HEIGHT * at.scale,
        bottom: at.y,
      },
    ];
  });
}

const every = COUNTER_KINDS.flatMap((kind) =>
  LODS.flatMap((lod) => PALETTES.map((palette) => ({ kind, lod, palette, name: palette.name }))),
);

function colours(drawing: Drawing): readonly string[] {
  return pathsOf(drawing.shapes).flatMap(({ fill, stroke }) => [fill, stroke].filter((c) => c !== undefined));
}

describe('a counter', () => {
  test.each(every)('$kind draws at $lod in $name, the same every time, without a broken number', (made) => {
    const svg = drawingToSvg(counterDrawing(faceOf(made.kind), made.lod, made.palette));
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(5);
    expect(drawingToSvg(counterDrawing(faceOf(made.kind), made.lod, made.palette))).toBe(svg);
  });

  test('has a silhouette no other kind has', () => {
    const drawn = COUNTER_KINDS.map((kind) => SILHOUETTES[kind].map((part) => part.d).join(' '));
    expect(new Set(drawn).size).toBe(18);
  });

  test('drops its figures under 34 px and only there', () => {
    expect([24, 33.9, 34, 96].map(lodFor)).toEqual(['lo', 'lo', 'mid', 'mid']);
    const lance = faceOf('lance');
    const stronger = { ...lance, figures: { ...lance.figures, firepower: 8 } };
    const drawn = (face: CounterFace, lod: Lod) => drawingToSvg(counterDrawing(face, lod, COLOUR));
    expect(drawn(stronger, 'lo')).toBe(drawn(lance, 'lo'));
    expect(drawn(stronger, 'mid')).not.toBe(drawn(lance, 'mid'));
  });

  test.each(PALETTES)('shows in $name the cell, the rank, a lost step and lost armour', (palette) => {
    const drawn = (face: CounterFace) => drawingToSvg(counterDrawing(face, 'mid', palette));
    const shock: CounterFace = {
      kind: 'shock',
      figures: {},
      steps: { now: 2, full: 2 },
      owner: { cell: 'Panza', rank: 1 },
    };
    const pgp: CounterFace = { kind: 'pgp', figures: {}, armour: 4, owner: { white: true } };
    const cells = Object.keys(CELLS).map((cell) => drawn({ ...shock, owner: { cell, rank: 1 } }));
    expect(new Set(cells).size).toBe(15);
    expect(drawn({ ...shock, owner: { cell: 'Panza', rank: 2 } })).not.toBe(drawn(shock));
    expect(drawn({ ...shock, steps: { now: 1, full: 2 } })).not.toBe(drawn(shock));
    expect(drawn({ ...pgp, armourLost: true })).not.toBe(drawn(pgp));
  });

  test('is a plate of its own for each side', () => {
    const owner = { none: true } as const;
    const vehicle = counterDrawing({ kind: 'pgp', figures: {}, owner }, 'lo', MONO);
    const machine = counterDrawing({ kind: 'glide', figures: {}, owner }, 'lo', MONO);
    expect(pathsOf(vehicle.shapes)[0].d).not.toBe(pathsOf(machine.shapes)[0].d);
  });
});

describe('the mono palette', () => {
  const grey = /^#([0-9A-F]{2})\1\1$/i;

  test('is black, white and grey everywhere', () => {
    const drawings = COUNTER_KINDS.flatMap((kind) =>
      LODS.map((lod) => {
        const status = {
          hidden: true,
          pinned: true,
          critical: true,
          moved: true,
          fired: true,
          passengers: 2,
        };
        return assembledDrawing({ face: faceOf(kind), facing: 1, status }, lod, MONO);
      }),
    );
    for (const colour of new Set(drawings.flatMap(colours))) expect(colour).toMatch(grey);
  });
});

describe('facing', () => {
  test('never redraws the card', () => {
    const face = faceOf('walker');
    const card = drawingToSvg(counterDrawing(face, 'mid', COLOUR));
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const whole = drawingToSvg(assembledDrawing({ face, facing }, 'mid', COLOUR));
      expect(whole).toContain(card.slice(card.indexOf('>') + 1, card.lastIndexOf('<')));
    }
  });

  test('is drawn on plates alone', () => {
    const shown = (kind: CounterKind) =>
      assembledDrawing({ face: faceOf(kind), facing: 2 }, 'mid', COLOUR).shapes.length -
      assembledDrawing({ face: faceOf(kind) }, 'mid', COLOUR).shapes.length;
    expect(COUNTER_KINDS.filter((kind) => shown(kind) > 0)).toEqual(
      COUNTER_KINDS.filter((kind) => ['vehicle', 'machine'].includes(formOf(kind))),
    );
  });

  test('looks different on a vehicle and a machine', () => {
    for (const palette of PALETTES)
      expect(facingDrawing('vehicle', palette)).not.toEqual(facingDrawing('machine', palette));
  });
});

describe('status', () => {
  const MARKS = [
    'hidden',
    'pinned',
    'routed',
    'critical',
    'reduced',
    'sheltered',
    'moved',
    'fired',
    'passenger',
    'passengers',
  ] as const;

  test('gives every mark a shape of its own, also in mono', () => {
    for (const palette of PALETTES) {
      const drawn = MARKS.map((mark) =>
        pathsOf(statusDrawing(mark, 'square', 'mid', palette).shapes)
          .map(({ d }) => d)
          .join(),
      );
      expect(new Set(drawn).size).toBe(MARKS.length);
    }
  });

  test.each(COUNTER_KINDS)('the mark of a %s that has fired covers none of its figures', (kind) => {
    const face = faceOf(kind);
    const form = statusFormOf(face);
    const [star] = statusDrawing('fired', form, 'mid', COLOUR).shapes.filter(isGroup);
    const { x = 0, y = 0 } = star.place;
    const boxes = figureBoxes(counterDrawing(face, 'mid', COLOUR).shapes);
    if (formOf(kind) !== 'static') expect(boxes.length).toBeGreaterThan(1);
    for (const { left, right, top, bottom } of boxes) {
      const across = Math.max(left - x, 0, x - right);
      const down = Math.max(top - y, 0, y - bottom);
      expect(Math.hypot(across, down)).toBeGreaterThan(STAR);
    }
  });

  test.each(LODS)('no mark leaves its drawing at %s', (lod) => {
    for (const form of ['square', 'plate'] as const) {
      const { half, shapes } = statusDrawing('fired', form, lod, COLOUR);
      const [{ place }] = shapes.filter(isGroup);
      expect((place.y ?? 0) + STAR * (place.scale ?? 1)).toBeLessThanOrEqual(half);
    }
  });

  test('a rout replaces a pin, and a step already shown lost is not marked again', () => {
    const face = faceOf('shock');
    expect(statusMarks(face, { pinned: true, routed: true })).toEqual(['routed']);
    expect(statusMarks(face, { reduced: true })).toEqual([]);
    expect(statusMarks(faceOf('pgp'), { reduced: true, passengers: 0 })).toEqual(['reduced']);
  });
});

describe('a counter in a panel', () => {
  test('is an image with its name, or hidden from assistive technology', () => {
    const face = faceOf('orni');
    expect(renderToStaticMarkup(<CounterSvg face={face} size={44} label="Orni C" />)).toContain(
      'role="img" aria-label="Orni C"',
    );
    expect(renderToStaticMarkup(<CounterSvg face={face} size={44} />)).toContain('aria-hidden="true"');
  });

  test('holds the same paths as the drawing', () => {
    const face = faceOf('agrax');
    const markup = renderToStaticMarkup(<CounterSvg face={face} facing={4} size={96} />);
    const paths = pathsOf(assembledDrawing({ face, facing: 4 }, 'mid', COLOUR).shapes);
    expect([...markup.matchAll(/ d="([^"]*)"/g)].map((match) => match[1])).toEqual(paths.map(({ d }) => d));
  });
});
