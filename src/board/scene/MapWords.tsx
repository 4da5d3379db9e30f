import { useEffect, useMemo } from 'react';
import type { Grid } from '../../hex';
import type { BoardMark } from '../model';
import { cardTexture, placeTexture, WORDS_FONT } from './mapWords';
import { centreOf } from './markShapes';
import { labelPart, textureScale, type Sharpness } from './sharpness';
import { useFont } from './useFont';

interface MapWordsProps {
  readonly grid: Grid;
  readonly words: readonly Worded[];
  readonly kind: 'words' | 'place';
  readonly sharpness: Sharpness;
}

export type Worded = Extract<BoardMark, { readonly kind: 'words' | 'place' }>;

/** Between the counters of the two hexes beside it a card of one line hides none. */
const EAST = 24;

/** Names on the ground in the middle of their hex, or a player's cards beside theirs. */
export function MapWords({ grid, words, kind, sharpness }: MapWordsProps) {
  const part = labelPart(sharpness, kind === 'words' ? 1.9 : 2.2);
  const scale = textureScale(sharpness, part);
  const font = useFont(WORDS_FONT);
  const cards = useMemo(
    () =>
      words
        .filter((mark) => mark.kind === kind)
        .map((mark) => ({
          mark,
          texture: kind === 'words' ? cardTexture(mark.label, scale) : placeTexture(mark.label, scale),
        })),
    // The words are drawn anew when their font has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [words, kind, scale, font],
  );
  useEffect(() => () => cards.forEach(({ texture }) => texture.destroy(true)), [cards]);
  return cards.map(({ mark, texture }, i) => {
    const [x, y] = centreOf(grid, mark.hex);
    const aside = mark.kind === 'place' ? 0 : mark.lies === 'east' ? EAST : -EAST;
    return (
      <pixiSprite
        key={`${mark.hex} ${i}`}
        texture={texture}
        anchor={{ x: aside === 0 ? 0.5 : aside > 0 ? 0 : 1, y: 0.5 }}
        x={x + aside}
        y={y}
        scale={part}
      />
    );
  });
}
