import { useMemo } from 'react';
import type { GameUi } from '../game/gameUi';
import { SideMark } from '../widgets/SideMark';
import { SidesContext } from '../widgets/sides';
import { useCards } from './cards';

/** How the small maps of a game are to be read. */
export function MapKey({ game }: { readonly game: GameUi }) {
  const { sides } = game;
  const cards = useCards(game);
  const arrows = useMemo(() => cards?.scenarios.some(({ sketch }) => sketch().arrows.length > 0), [cards]);
  return (
    <SidesContext value={sides}>
      <ul className="selection-key" aria-label="Key to the small maps">
        {sides.map(({ id, name }, index) => (
          <li key={id}>
            <SideMark side={id} size={18} />
            <span>
              {name}, {index === 0 ? 'hatched' : 'dotted'}
              <span className="bar-roomy"> zone</span>
            </span>
          </li>
        ))}
        {arrows && (
          <li>
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
              <path d="M9 1l7 8h-4v8H6V9H2z" fill="currentColor" />
            </svg>
            entry or exit
          </li>
        )}
      </ul>
    </SidesContext>
  );
}
