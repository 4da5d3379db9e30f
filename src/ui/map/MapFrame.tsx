import type { ReactNode } from 'react';

interface MapFrameProps {
  /** The board. */
  readonly children: ReactNode;
  /** What is told under it. */
  readonly strip: ReactNode;
}

/** The room of a map, and the strip under it. */
export function MapFrame({ children, strip }: MapFrameProps) {
  return (
    <div className="board-pane">
      <div className="board-room">{children}</div>
      {strip}
    </div>
  );
}
