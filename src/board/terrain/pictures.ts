import { tileName, type PaintedTile } from './tiles';

/** The painted tiles there are. */
export interface Pictures {
  readonly tile: (name: string) => PaintedTile | undefined;
  readonly tiles: () => Iterable<PaintedTile>;
  /** Adds a tile, or closes it if it is there already. */
  readonly add: (tile: PaintedTile) => void;
  /** Lets the longest there go if there are too many beside those of these names. */
  readonly makeRoom: (beside: ReadonlySet<string>) => void;
  /** Called when pictures have come or gone; one that goes is closed after that. */
  readonly onChange: (listener: () => void) => () => void;
  readonly changed: () => void;
}

/** Pixels held of tiles that nobody looks at, those of the whole sheet from afar apart. */
const HELD_PIXELS = 24e6;

export function createPictures(): Pictures {
  const tiles = new Map<string, PaintedTile>();
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  return {
    tile: (name) => tiles.get(name),
    tiles: () => tiles.values(),
    add(tile) {
      const name = tileName(tile);
      if (tiles.has(name)) return tile.bitmap.close();
      tiles.set(name, tile);
      changed();
    },
    makeRoom(beside) {
      let pixels = 0;
      const gone: PaintedTile[] = [];
      for (const [name, tile] of [...tiles].reverse()) {
        if (tile.level === 0 || beside.has(name)) continue;
        pixels += tile.bitmap.width * tile.bitmap.height;
        if (pixels > HELD_PIXELS) gone.push(tile);
      }
      if (gone.length === 0) return;
      for (const tile of gone) tiles.delete(tileName(tile));
      changed();
      for (const { bitmap } of gone) bitmap.close();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed,
  };
}
