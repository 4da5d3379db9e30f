import { changeSettings, settings } from '../shell/settings';
import { announce } from '../widgets/announce';
import { Button } from '../widgets/Button';
import { goTo } from '../shell/route';
import type { GameUi } from '../game/gameUi';
import type { Begun } from './begun';
import { useCards, useChosen } from './cards';
import { newSeed } from '../game/seed';
import './newHere.css';

/** The name among the moments of help under which it is kept that one of the three was chosen: `SelectScreen` asks for it. */
const WELCOME = 'welcome';

export interface NewHereProps {
  readonly game: GameUi;
  readonly onStart: (begun: Begun) => void;
}

/** The button goes with its band: the keyboard, and on a small screen the page, goes where there is something to choose. */
function toScenarios(): void {
  document.querySelector<HTMLElement>('.scenario-cards input:checked')?.focus();
  announce('Both sides are people. Choose a scenario.');
}

/** The first visit: three ways in, the lesson first. Once one has been taken they are not offered again. */
export function NewHere({ game, onStart }: NewHereProps) {
  const cards = useCards(game);
  const chosen = useChosen(game);
  const seat = (other: 'person' | 'recruit') =>
    ({ [game.sides[0].id]: 'person', [game.sides[1].id]: other }) as const;
  const welcomed = () => changeSettings({ helpSeen: [...settings().helpSeen, WELCOME] });
  const begin = () => {
    const scenario = cards?.scenarios.find(({ id }) => id === cards.first);
    if (!scenario) return;
    const { id, title } = scenario;
    welcomed();
    onStart({ game, title, setup: { scenario: id, ...chosen }, seed: newSeed(), seats: seat('recruit') });
  };
  return (
    <section className="new-here" aria-labelledby="new-here">
      <h2 id="new-here">New here?</h2>
      <Button
        kind="voice"
        caption="The first lesson"
        onPress={() => {
          welcomed();
          goTo({ screen: 'learn', what: 'road' });
        }}
      >
        Learn (2 minutes)
      </Button>
      <Button caption="Recruit is easy to beat" onPress={begin}>
        Play against the computer
      </Button>
      <Button
        caption="At one screen, or by mail"
        onPress={() => {
          welcomed();
          changeSettings({ seats: seat('person') });
          toScenarios();
        }}
      >
        Two players
      </Button>
    </section>
  );
}
