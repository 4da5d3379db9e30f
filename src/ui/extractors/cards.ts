import { SCENARIOS, type Scenario, type Setup, type Side } from '../../rules/extractors';
import type { Cards, Chosen, ScenarioUi } from '../game/gameUi';
import { sketchOf } from './scenarioSketch';
import { FIRST_GAME, firstPhaseWords, forceWords, rulesWords, victoryWords } from './wording/scenarios';

const PICTURE = `${import.meta.env.BASE_URL}map-thumbnail.webp`;

function cardOf(scenario: Scenario): ScenarioUi {
  return {
    id: scenario.id,
    kicker: `Scenario ${scenario.number}, ${scenario.lastTurn} turns`,
    title: scenario.title,
    grid: scenario.map.grid,
    picture: PICTURE,
    sketch: () => sketchOf(scenario),
    forces: (side, chosen) => forceWords(scenario, side as Side, rulesIn(chosen)),
    victory: victoryWords(scenario),
    choiceHint: (_, chosen) => rulesWords(scenario, rulesIn(chosen)),
    begins: firstPhaseWords(scenario),
  };
}

function rulesIn({ rules }: Chosen): Setup['rules'] {
  return rules === 'full' ? 'full' : 'simple';
}

/** As the list of saves calls them; the other phases are called as the rules name them. */
const PHASES: Readonly<Record<string, string>> = { buildUp: 'build-up', programming: 'orders' };

export const CARDS: Cards = {
  scenarios: SCENARIOS.map(cardOf),
  first: FIRST_GAME,
  choices: [
    {
      name: 'rules',
      label: 'Rules',
      preset: 'simple',
      values: [
        { value: 'full', label: 'Full' },
        { value: 'simple', label: 'Simple' },
      ],
    },
  ],
  phaseName: (phase) => PHASES[phase] ?? phase,
};
