import type { ReactNode } from 'react';

export type Buttons = 'signs' | 'words';

interface MapButtonsProps {
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  /** Signs alone, or with their words beside them. */
  readonly buttons: Buttons;
}

const STEP = 1.4;

/** For those who neither pinch nor have a wheel. */
export function MapButtons({ onZoom, onFit, buttons }: MapButtonsProps) {
  return (
    <div className="board-buttons" role="group" aria-label="Map" data-buttons={buttons}>
      <MapButton label="Zoom in" onPress={() => onZoom(STEP)}>
        <path d="M12 5v14M5 12h14" />
      </MapButton>
      <MapButton label="Zoom out" onPress={() => onZoom(1 / STEP)}>
        <path d="M5 12h14" />
      </MapButton>
      <MapButton label="Show the whole map" onPress={onFit}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </MapButton>
    </div>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function MapButton({ label, onPress, children }: MapButtonProps) {
  return (
    <button type="button" onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <span>{label}</span>
    </button>
  );
}
