interface MapFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of the picture when it could not be drawn; lists, panels and the keyboard still play. */
export function MapFailure({ error, onRetry }: MapFailureProps) {
  return (
    <div className="board-failure" role="alert">
      <p>
        <b>The map cannot be drawn.</b> {error.message} The game goes on: lists, panels and the keyboard work
        as before.
      </p>
      <button type="button" onClick={onRetry}>
        Draw the map again
      </button>
    </div>
  );
}
