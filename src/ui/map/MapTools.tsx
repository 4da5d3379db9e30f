import { MapButtons } from '../../board/chrome/MapButtons';
import type { BoardHandle } from '../../board/model';
import { useColumns } from '../widgets/useColumns';
import { useBoardSettings } from './useBoardSettings';

/** The map's own buttons, where they lie beside it: on a phone they lie in it. */
export function MapTools({ board }: { readonly board: BoardHandle | null }) {
  const { buttons } = useBoardSettings();
  if (useColumns() === 'phone') return null;
  return (
    <MapButtons onZoom={(factor) => board?.zoomBy(factor)} onFit={() => board?.fit()} buttons={buttons} />
  );
}
