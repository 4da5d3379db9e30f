import { FolderOpen } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { GameUi } from '../game/gameUi';
import { GAMES } from '../games';
import { pick, useGamePicked } from '../onTable';
import { Button } from '../widgets/Button';
import type { MenuItem } from '../widgets/menuItems';
import { Screen } from '../shell/Screen';
import { useSettings } from '../shell/settings';
import { TopBar } from '../shell/TopBar';
import type { Begun } from './begun';
import { useCards } from './cards';
import { GameCards } from './GameCards';
import { MapKey } from './MapKey';
import type { NewHereProps } from './NewHere';
import type { SavedGamesProps } from './listed';
import { SavedGames } from './SavedGames';
import { SetupPanel } from './SetupPanel';
import './selection.css';

/** The offer of a first visit; if it cannot be loaded the scenarios are shown all the same. */
const NewHere = lazy((): Promise<{ readonly default: ComponentType<NewHereProps> }> =>
  import('./NewHere').then(
    (module) => ({ default: module.NewHere }),
    () => ({ default: () => null }),
  ),
);

interface SelectScreenProps extends SavedGamesProps {
  readonly games?: readonly [GameUi, ...GameUi[]];
  readonly onStart: (begun: Begun) => void;
}

/** The first screen: a scenario of one of the games, its choices, the games begun. */
export function SelectScreen({ games = GAMES, onStart, ...saved }: SelectScreenProps) {
  const before = useGamePicked();
  const game = games.includes(before) ? before : games[0];
  /** null: the one its game begins with. */
  const [picked, setPicked] = useState<string | null>(null);
  const group = useId();
  const cards = useCards(game);
  const named = (name: string | null) => cards?.scenarios.find(({ id }) => id === name);
  const scenario = named(picked) ?? named(cards?.first ?? null);
  const file = useRef<HTMLInputElement>(null);
  const alone = games.length === 1;
  const { help, helpSeen } = useSettings();
  const fresh = help === 'on' && !helpSeen.includes('welcome');
  return (
    <Screen title="Extractors" bar={<BarWithImport file={file} />} layout="page">
      <div className="page">
        {fresh && (
          <Suspense fallback={<div className="new-here" />}>
            <NewHere game={games[0]} onStart={onStart} />
          </Suspense>
        )}
        <div className="selection-head">
          <h1 id={`${group}-title`}>Choose a scenario</h1>
          {alone && <MapKey game={game} />}
        </div>
        <div className="selection">
          <div className="selection-games" role="radiogroup" aria-labelledby={`${group}-title`}>
            {games.map((each) => (
              <GameCards
                key={each.name}
                group={group}
                game={each}
                titled={!alone}
                selected={each === game ? (scenario?.id ?? null) : null}
                onSelect={(id) => {
                  setPicked(id);
                  pick(each);
                }}
              />
            ))}
          </div>
          <div className="selection-side">
            {scenario && cards && (
              <SetupPanel {...{ game, scenario, cards, onStart }}>
                <ContinueButton {...saved} />
              </SetupPanel>
            )}
            <SavedGames {...saved} file={file} />
          </div>
        </div>
      </div>
    </Screen>
  );
}

/** On a phone the list of saved games, with its own button, lies below all the scenarios. */
function BarWithImport({ file }: { readonly file: RefObject<HTMLInputElement | null> }) {
  const item: MenuItem = {
    type: 'act',
    label: 'Import',
    detail: 'A game, or a letter of one by mail',
    icon: <FolderOpen aria-hidden size={20} />,
    onSelect: () => file.current?.click(),
  };
  return <TopBar items={[item]} />;
}

/** The newest game that goes on, where the list of saved games lies below all the scenarios. */
function ContinueButton({ saves, onContinue }: SavedGamesProps) {
  const newest = saves.find(({ goesOn }) => goesOn);
  if (!newest) return null;
  return (
    <div className="start-way">
      <Button caption={newest.title} onPress={() => onContinue(newest.id)}>
        Continue
      </Button>
    </div>
  );
}
