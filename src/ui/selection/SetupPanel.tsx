import { ArrowRight } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Agreed, Cards, GameUi, ScenarioUi } from '../game/gameUi';
import { PaceControl } from '../opponent/PaceControl';
import { SeatChoice } from '../seats/SeatChoice';
import { seatsWords, type Occupants } from '../seats/words';
import { changeSettings, settings, useSettings } from '../shell/settings';
import { Button } from '../widgets/Button';
import { Panel } from '../widgets/Panel';
import { SegmentedControl } from '../widgets/SegmentedControl';
import { SidesContext } from '../widgets/sides';
import { TextField } from '../widgets/TextField';
import type { Begun } from './begun';
import { choose, useChosen } from './cards';
import { LARGEST_SEED, newSeed, parseSeed } from '../game/seed';

interface SetupPanelProps {
  readonly game: GameUi;
  readonly cards: Cards;
  readonly scenario: ScenarioUi;
  readonly onStart: (begun: Begun) => void;
  /** Above or beside the button that begins it. */
  readonly children?: ReactNode;
}

/** What the players have agreed on for a scenario. */
interface Even {
  readonly scenario: string;
  readonly agreed: Agreed;
}

const SEED_RANGE = `a whole number from 0 to ${LARGEST_SEED}`;

/** The choices of a game and the button that begins it. */
export function SetupPanel(props: SetupPanelProps) {
  const { game, cards, scenario, onStart, children } = props;
  const { sides } = game;
  const chosen = useChosen(game);
  const seats = useSeats(game);
  const [dice, setDice] = useState<'new' | 'entered'>('new');
  const [text, setText] = useState('');
  const [even, setEven] = useState<Even | null>(null);
  const seed = parseSeed(text);
  // What was agreed on for one scenario does not hold for another.
  const agreed = even?.scenario === scenario.id ? even.agreed : null;
  const setup = { scenario: scenario.id, ...chosen, ...agreed };
  const noSeed = dice === 'entered' && seed === undefined;
  const seated = seatsWords(sides, seats);
  const said = [...wordsOfChosen(cards, chosen), ...(seated === null ? ['two players'] : [])];
  return (
    <>
      <Panel title={`Set up ${scenario.title}`}>
        <div className="panel-body">
          {game.hasOpponent && <Seats game={game} seats={seats} />}
          {cards.choices.map(({ name, label, values }) => (
            <SegmentedControl
              key={name}
              label={label}
              value={chosen[name]}
              choices={values}
              onChange={(value) => choose(game, { ...chosen, [name]: value })}
              hint={scenario.choiceHint(name, chosen)}
            />
          ))}
          {game.EvenOut && (
            <SegmentedControl
              label="Balance"
              value={agreed === null ? 'printed' : 'even'}
              choices={[
                { value: 'printed', label: 'As printed' },
                { value: 'even', label: 'Even it out' },
              ]}
              onChange={(value) => setEven(value === 'even' ? { scenario: scenario.id, agreed: {} } : null)}
            />
          )}
          {game.Balance && (
            <p className="setup-balance">
              <Suspense fallback={null}>
                <game.Balance scenario={scenario.id} chosen={chosen} words="all" />
              </Suspense>
            </p>
          )}
          {game.EvenOut && agreed !== null && (
            <Suspense fallback={null}>
              <game.EvenOut
                scenario={scenario.id}
                chosen={chosen}
                agreed={agreed}
                onChange={(changed) => setEven({ scenario: scenario.id, agreed: changed })}
                seats={seats}
                onExchange={() =>
                  reseat({ [sides[0].id]: seats[sides[1].id], [sides[1].id]: seats[sides[0].id] })
                }
              />
            </Suspense>
          )}
          <SegmentedControl
            label="Dice"
            value={dice}
            choices={[
              { value: 'new', label: 'New seed' },
              { value: 'entered', label: 'Enter a seed' },
            ]}
            onChange={setDice}
          />
          {dice === 'entered' && (
            <TextField
              label="Seed of the dice"
              value={text}
              onChange={setText}
              inputMode="numeric"
              hint={`The same seed and choices give the same dice: ${SEED_RANGE}.`}
              error={text !== '' && noSeed ? `“${text}” is no seed: ${SEED_RANGE}.` : undefined}
            />
          )}
        </div>
      </Panel>
      <div className="start-bar">
        {children}
        <ToSetup said={said} />
        <Button
          kind="go"
          wide
          icon={<ArrowRight aria-hidden size={20} />}
          caption={seated ?? scenario.begins}
          reason={noSeed ? `Enter a seed first: ${SEED_RANGE}` : undefined}
          onPress={() =>
            onStart({
              game,
              setup,
              seed: dice === 'entered' ? (seed ?? 0) : newSeed(),
              title: 'match' in setup ? `${scenario.title}, first game` : scenario.title,
              seats,
            })
          }
        >
          Start {scenario.title}
        </Button>
      </div>
    </>
  );
}

function wordsOfChosen({ choices }: Cards, chosen: Readonly<Record<string, string>>): readonly string[] {
  return choices.flatMap(
    ({ name, values }) => values.find(({ value }) => value === chosen[name])?.label ?? [],
  );
}

interface ToSetupProps {
  readonly said: readonly string[];
}

/** The way to the choices where they lie below all the scenarios, or have been scrolled past, and what is chosen. */
function ToSetup({ said }: ToSetupProps) {
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = way.current!;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) element.toggleAttribute('data-away', !isIntersecting);
    });
    observer.observe(choicesOver(element).firstElementChild!);
    return () => observer.disconnect();
  }, []);
  const open = () => {
    const choices = choicesOver(way.current!);
    choices.scrollIntoView();
    choices.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
  };
  return (
    <div ref={way} className="start-way">
      <Button caption={said.join(', ')} onPress={open}>
        Set-up
      </Button>
    </div>
  );
}

/** The panel above the bar of the start. */
function choicesOver(way: Element): Element {
  return way.parentElement!.previousElementSibling!;
}

/** Who plays the sides of a game: as before, at first persons. */
function useSeats({ sides, hasOpponent }: GameUi): Occupants {
  const { seats } = useSettings();
  return Object.fromEntries(
    sides.map(({ id }) => [id, hasOpponent && Object.hasOwn(seats, id) ? seats[id] : 'person']),
  );
}

function reseat(seats: Occupants): void {
  changeSettings({ seats: { ...settings().seats, ...seats } });
}

interface SeatsProps {
  readonly game: GameUi;
  readonly seats: Occupants;
}

function Seats({ game, seats }: SeatsProps) {
  return (
    <SidesContext value={game.sides}>
      {game.sides.map(({ id, name }) => (
        <SeatChoice
          key={id}
          side={id}
          name={name}
          value={seats[id]}
          onChange={(occupant) => reseat({ [id]: occupant })}
        />
      ))}
      {game.sides.every(({ id }) => seats[id] !== 'person') && <PaceControl />}
    </SidesContext>
  );
}
