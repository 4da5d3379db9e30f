import { useId } from 'react';
import './curtain.css';

/** The ground between two players: empty hexes. */
export function HexField() {
  const id = useId();
  return (
    <svg className="curtain-field" aria-hidden width="100%" height="100%">
      <defs>
        <pattern id={id} width="84" height="48.5" patternUnits="userSpaceOnUse">
          <path
            d="M14 0L28 24.25L14 48.5M28 24.25H56M56 24.25L70 0M56 24.25L70 48.5M70 0H84M70 48.5H84M0 0H14M0 48.5H14"
            fill="none"
            stroke="#34484f"
            strokeWidth="1.5"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
