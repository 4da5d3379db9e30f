import { useId, useMemo, useState } from 'react';
import { SCENARIOS, scenarioOf, type Scenario, type ScenarioId, type Setup } from '../../rules/extractors';
import { FIRST_GAME, forceWords, victoryWords } from '../extractors/wording/scenarios';
import type { Occupants } from '../seats/words';
import { Button } from '../widgets/Button';
import { Screen } from '../shell/Screen';
import { changeSettings, useSettings } from '../shell/settings';
import { TopBar } from '../shell/TopBar';
import { ScenarioCard } from '../widgets/ScenarioCard';
import { SideMark } from '../widgets/SideMark';
import { MapThumbnail } from './MapThumbnail';
import { SavedGames, type SavedGamesProps } from './SavedGames';
import { SetupPanel } from './SetupPanel';
import { sketchOf } from './sketch';
import './selection.css';

interface SelectScreenProps extends SavedGamesProps {
  readonly onStart: (setup: Setup, seed: number, seats: Occupants) => void;
}

/** The first screen: a scenario, its choices, the games begun. */
export function SelectScreen({ onStart, ...saved }: SelectScreenProps) {
  const [selected, setSelected] = useState<ScenarioId>(FIRST_GAME);
  const { rules, seats } = useSettings();
  const group = useId();
  return (
    <Screen title="Extractors" bar={<TopBar />} layout="page">
      <div className="page">
        <div className="selection-head">
          <h1 id={`${group}-title`}>Choose a scenario</h1>
          <Key />
        </div>
        <div className="selection">
          <div className="scenario-cards" role="radiogroup" aria-labelledby={`${group}-title`}>
            {SCENARIOS.map((scenario) => (
              <Card
                key={scenario.id}
                {...{ scenario, rules, group }}
                selected={scenario.id === selected}
                onSelect={() => setSelected(scenario.id)}
              />
            ))}
          </div>
          <div className="selection-side">
            <SetupPanel
              scenario={scenarioOf(selected)}
              rules={rules}
              onRules={(chosen) => changeSettings({ rules: chosen })}
              seats={seats}
              onSeats={(chosen) => changeSettings({ seats: chosen })}
              onStart={(setup, seed) => onStart(setup, seed, seats)}
            >
              <ContinueButton {...saved} />
            </SetupPanel>
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

interface CardProps {
  readonly scenario: Scenario;
  readonly rules: Setup['rules'];
  readonly group: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function Card({ scenario, rules, group, selected, onSelect }: CardProps) {
  const sketch = useMemo(() => sketchOf(scenario), [scenario]);
  return (
    <ScenarioCard
      group={group}
      value={scenario.id}
      kicker={`Scenario ${scenario.number}, ${scenario.lastTurn} turns`}
      title={scenario.title}
      picture={<MapThumbnail map={scenario.map} sketch={sketch} />}
      sides={[
        { side: 'dorian', text: forceWords(scenario, 'dorian', rules) },
        { side: 'avronian', text: forceWords(scenario, 'avronian', rules) },
      ]}
      victory={victoryWords(scenario)}
      mark={scenario.id === FIRST_GAME ? 'First game' : undefined}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

/** How the small maps are to be read. */
function Key() {
  return (
    <ul className="selection-key" aria-label="Key to the small maps">
      <li>
        <SideMark side="dorian" size={18} />
        <span>
          Dorian, hatched<span className="bar-roomy"> zone</span>
        </span>
      </li>
      <li>
        <SideMark side="avronian" size={18} />
        <span>
          Avronian, dotted<span className="bar-roomy"> zone</span>
        </span>
      </li>
      <li>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
          <path d="M9 1l7 8h-4v8H6V9H2z" fill="currentColor" />
        </svg>
        entry or exit
      </li>
    </ul>
  );
}
