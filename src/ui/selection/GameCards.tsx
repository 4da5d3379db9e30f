import { Suspense, useMemo } from 'react';
import type { Chosen, GameUi, ScenarioUi } from '../game/gameUi';
import { ScenarioCard } from '../widgets/ScenarioCard';
import { SidesContext } from '../widgets/sides';
import { useCards, useChosen } from './cards';
import { MapKey } from './MapKey';
import { MapThumbnail } from './MapThumbnail';

interface GameCardsProps {
  readonly game: GameUi;
  /** Cards of one name are one radio group. */
  readonly group: string;
  /** There are other games: its own name stands above, and how its maps are to be read. */
  readonly titled: boolean;
  /** null: the scenario chosen is of another game. */
  readonly selected: string | null;
  readonly onSelect: (scenario: string) => void;
}

/** The scenarios of one game. */
export function GameCards({ game, group, titled, selected, onSelect }: GameCardsProps) {
  const cards = useCards(game);
  const chosen = useChosen(game);
  return (
    <SidesContext value={game.sides}>
      <section aria-label={titled ? game.title : undefined}>
        {titled && (
          <div className="selection-head">
            <h2>{game.title}</h2>
            <MapKey game={game} />
          </div>
        )}
        <div className="scenario-cards">
          {cards?.scenarios.map((scenario) => (
            <Card
              key={scenario.id}
              {...{ game, scenario, chosen, group }}
              first={scenario.id === cards.first}
              selected={scenario.id === selected}
              onSelect={() => onSelect(scenario.id)}
            />
          ))}
        </div>
      </section>
    </SidesContext>
  );
}

interface CardProps {
  readonly game: GameUi;
  readonly scenario: ScenarioUi;
  readonly chosen: Chosen;
  readonly group: string;
  /** The one to begin with. */
  readonly first: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function Card({ game, scenario, chosen, group, first, selected, onSelect }: CardProps) {
  const sketch = useMemo(() => scenario.sketch(), [scenario]);
  return (
    <ScenarioCard
      group={group}
      value={scenario.id}
      kicker={scenario.kicker}
      title={scenario.title}
      picture={<MapThumbnail grid={scenario.grid} picture={scenario.picture} sketch={sketch} />}
      sides={game.sides.map(({ id }) => ({ side: id, text: scenario.forces(id, chosen) }))}
      victory={scenario.victory}
      balance={
        game.Balance && (
          <Suspense fallback={null}>
            <game.Balance scenario={scenario.id} chosen={chosen} words="few" />
          </Suspense>
        )
      }
      mark={first ? 'First game' : undefined}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
