import { SCENARIOS, UNITS, armyOf, mapOf, type Scenario, type Side } from '../../rules/furrows';
import type { Cards, ScenarioUi } from '../game/gameUi';
import { count, listed } from '../widgets/words';

const PICTURE = `${import.meta.env.BASE_URL}valley-thumbnail.webp`;

const PHASES: Readonly<Record<string, string>> = { placement: 'set-up', declare: 'fire' };

function cardOf(scenario: Scenario): ScenarioUi {
  const at = { scenario: scenario.id };
  return {
    id: scenario.id,
    kicker: `Scenario ${scenario.number}, ${scenario.lastTurn} turns, ${scenario.duration} min`,
    title: scenario.title,
    grid: mapOf(at).grid,
    picture: PICTURE,
    sketch: () => ({
      zones: scenario.armies.map(({ side, zone }) => ({ side, hexes: zone })),
      arrows: [],
      posts: [],
      objective: scenario.decisive,
    }),
    forces: (side) => forcesText(scenario, side as Side),
    victory: `At the end of turn ${scenario.lastTurn} who flags both middle objectives wins; else the greater worth destroyed.`,
    choiceHint: (_, { orders }) =>
      orders === 'ahead'
        ? 'Movement is written a turn ahead, so are the gunnery orders of the slower gunners.'
        : 'Orders are written for the turn that begins.',
    begins: 'Foundry set-up comes first',
  };
}

/** 'Anvil, 2 Line sections (one with a sergeant)'. */
function forcesText(scenario: Scenario, side: Side): string {
  const { given } = armyOf({ scenario: scenario.id }, side);
  const units = [...new Set(given.map(({ unit }) => unit))].map((unit) => {
    const bases = given.filter((each) => each.unit === unit);
    const sergeant = bases.some(({ upgrades }) => upgrades.includes('sergeant'))
      ? ', one with a sergeant'
      : '';
    return `${bases.length === 1 ? UNITS[unit].name : several(bases.length, UNITS[unit].name)}${sergeant}`;
  });
  return `${listed(units)}.`;
}

/** 'League rifles' are several already. */
function several(number: number, name: string): string {
  return count(number, name, name.endsWith('s') ? name : `${name}s`);
}

export const CARDS: Cards = {
  scenarios: SCENARIOS.map(cardOf),
  first: 'firstLight',
  choices: [
    {
      name: 'orders',
      label: 'Orders',
      preset: 'quick',
      values: [
        { value: 'quick', label: 'Quick' },
        { value: 'ahead', label: 'A turn ahead' },
      ],
    },
  ],
  phaseName: (phase) => PHASES[phase] ?? phase,
};
