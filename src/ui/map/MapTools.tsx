import { MapButtons } from '../../board/chrome/MapButtons';
import type { BoardHandle } from '../../board/model';
import { useBoardSettings } from './useBoardSettings';

/** The map's own buttons, where they lie beside it. */
export function MapTools({ board }: { readonly board: BoardHandle | null }) {
  const { buttons } = useBoardSettings();
  return (
    <MapButtons onZoom={(factor) => board?.zoomBy(factor)} onFit={() => board?.fit()} buttons={buttons} />
  );
}
