import { useEffect, useMemo } from 'react';
import type { Grid } from '../../hex';
import type { BoardModel, EdgeLabel } from '../model';
import { EDGE_FONT, edgePlace, edgeTexture } from './edgeLabels';
import { labelPart, textureScale, type Sharpness } from './sharpness';
import { useFont } from './useFont';

interface EdgeLabelsProps {
  readonly grid: Grid;
  readonly edges: readonly EdgeLabel[];
  readonly sides: BoardModel['sides'];
  readonly sharpness: Sharpness;
}

/** Whose edge is whose, in the margin of the sheet. */
export function EdgeLabels({ grid, edges, sides, sharpness }: EdgeLabelsProps) {
  const part = labelPart(sharpness, 1.9);
  const scale = textureScale(sharpness, part);
  const font = useFont(EDGE_FONT);
  const labels = useMemo(
    () =>
      edges.map((edge) => ({
        edge,
        texture: edgeTexture(sides[edge.side], edge.label, scale),
      })),
    // The words are drawn anew when their font has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [edges, sides, scale, font],
  );
  useEffect(() => () => labels.forEach(({ texture }) => texture.destroy(true)), [labels]);
  return labels.map(({ edge, texture }) => {
    const { x, y, turn } = edgePlace(grid, edge.edge);
    return (
      <pixiSprite
        key={`${edge.edge} ${edge.label}`}
        texture={texture}
        anchor={0.5}
        x={x}
        y={y}
        rotation={turn}
        scale={part}
      />
    );
  });
}
