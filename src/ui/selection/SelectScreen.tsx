import { useId, useState } from 'react';
import type { GameUi } from '../game/gameUi';
import { GAMES } from '../games';
import { Button } from '../widgets/Button';
import { Screen } from '../shell/Screen';
import { TopBar } from '../shell/TopBar';
import type { Begun } from './begun';
import { useCards } from './cards';
import { GameCards } from './GameCards';
import { MapKey } from './MapKey';
import type { SavedGamesProps } from './listed';
import { NewHere } from './NewHere';
import { SavedGames } from './SavedGames';
import { SetupPanel } from './SetupPanel';
import './selection.css';

interface SelectScreenProps extends SavedGamesProps {
  readonly games?: readonly [GameUi, ...GameUi[]];
  readonly onStart: (begun: Begun) => void;
}

/** What has been picked; scenario null: the one its game begins with. */
interface Picked {
  readonly game: GameUi;
  readonly scenario: string | null;
}

/** The first screen: a scenario of one of the games, its choices, the games begun. */
export function SelectScreen({ games = GAMES, onStart, ...saved }: SelectScreenProps) {
  const [picked, setPicked] = useState<Picked>({ game: games[0], scenario: null });
  const group = useId();
  const cards = useCards(picked.game);
  const scenario = cards?.scenarios.find(({ id }) => id === (picked.scenario ?? cards.first));
  const alone = games.length === 1;
  return (
    <Screen title="Extractors" bar={<TopBar />} layout="page">
      <div className="page">
        <NewHere game={games[0]} onStart={onStart} />
        <div className="selection-head">
          <h1 id={`${group}-title`}>Choose a scenario</h1>
          {alone && <MapKey sides={picked.game.sides} />}
        </div>
        <div className="selection">
          <div className="selection-games" role="radiogroup" aria-labelledby={`${group}-title`}>
            {games.map((game) => (
              <GameCards
                key={game.name}
                {...{ game, group }}
                titled={!alone}
                selected={game === picked.game ? (scenario?.id ?? null) : null}
                onSelect={(id) => setPicked({ game, scenario: id })}
              />
            ))}
          </div>
          <div className="selection-side">
            {scenario && cards && (
              <SetupPanel {...{ scenario, cards, onStart }} game={picked.game}>
                <ContinueButton {...saved} />
              </SetupPanel>
            )}
            <SavedGames {...saved} />
          </div>
        </div>
      </div>
    </Screen>
  );
}

/** The newest game that goes on, where the list of saved games lies below all the scenarios. */
function ContinueButton({ saves, onContinue }: SavedGamesProps) {
  const newest = saves.find(({ problem, over }) => problem === undefined && !over);
  if (!newest) return null;
  return (
    <div className="start-continue">
      <Button caption={newest.title} onPress={() => onContinue(newest.id)}>
        Continue
      </Button>
    </div>
  );
}
