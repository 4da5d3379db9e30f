import type { ReactNode } from 'react';
import './mapStrip.css';

interface MapStripProps {
  /** What the keyboard or the last tap has come to: said aloud as it changes. */
  readonly children?: ReactNode;
  /** What the pointer rests on: shown in its place while it does. */
  readonly hovered?: ReactNode;
  /** Shown instead, for as long as there is any; what the keyboard comes to is still said aloud. */
  readonly instead?: ReactNode;
  /** Shown while nothing is pointed at. */
  readonly otherwise?: ReactNode;
  /** Buttons of the map. */
  readonly tools?: ReactNode;
}

/** Under the map, always of the same height: the hex in one sentence, and the map's buttons. */
export function MapStrip({ children, hovered, instead, otherwise, tools }: MapStripProps) {
  const shown = hovered ? 'hovered' : instead ? 'instead' : children ? 'children' : 'otherwise';
  return (
    <div className="map-strip">
      <div className="map-strip-words">
        <div className={shown === 'children' ? 'map-strip-line' : 'visually-hidden'} role="status">
          {children}
        </div>
        {shown === 'hovered' && (
          <div className="map-strip-line" aria-hidden>
            {hovered}
          </div>
        )}
        {shown === 'instead' && instead}
        {shown === 'otherwise' && otherwise}
      </div>
      {tools}
    </div>
  );
}
