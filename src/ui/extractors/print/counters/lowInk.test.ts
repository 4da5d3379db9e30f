import { describe, expect, it } from 'vitest';
import { isGroup, type Shape } from '../../../../art/drawing';
import type { Card } from '../../../print/counters/card';
import { orderCards, pieceCards, printPalette } from './cards';

/** A picture by its forms alone: two that differ only in grey are one. */
function forms(shapes: readonly Shape[]): unknown {
  return shapes.map((shape) =>
    isGroup(shape)
      ? [shape.place, forms(shape.shapes)]
      : [shape.d, shape.fill === undefined || shape.fill === '#FFFFFF', shape.width],
  );
}

const cards: readonly Card[] = [...pieceCards('low'), ...orderCards('low')];
const looks = (face: (card: Card) => readonly Shape[]) => {
  const byLook = new Map<string, Set<string>>();
  for (const card of cards) {
    const look = JSON.stringify([forms(face(card)), card.word?.text]);
    // Forts have no number of their own, in whatever ink.
    byLook.set(look, (byLook.get(look) ?? new Set()).add(card.name.replace(/^Fort \d$/, 'Fort')));
  }
  return byLook;
};

describe('low ink', () => {
  it('has no colour and nothing darker than its one grey', () => {
    const inks = new Set(JSON.stringify(cards).match(/#[0-9a-f]{6}/gi));
    for (const ink of inks) {
      const [red, green, blue] = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16));
      expect([red, green], ink).toEqual([green, blue]);
      expect(red, ink).toBeGreaterThanOrEqual(parseInt(printPalette('low').ink.slice(1, 3), 16));
    }
  });

  it('tells every piece, order and marker apart by form', () => {
    const alike = [...looks(({ front }) => front).values()].filter((names) => names.size > 1);
    expect(alike.map((names) => [...names])).toEqual([]);
  });
});
