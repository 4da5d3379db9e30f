import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Scenario, Setup } from '../../rules/extractors';
import { firstPhaseWords, rulesWords } from '../extractors/wording/scenarios';
import { SeatChoice } from '../seats/SeatChoice';
import { seatsWords, type Occupants } from '../seats/words';
import { Button } from '../widgets/Button';
import { Panel } from '../widgets/Panel';
import { SegmentedControl } from '../widgets/SegmentedControl';
import { SIDE_NAMES, type Side } from '../widgets/side';
import { TextField } from '../widgets/TextField';
import { LARGEST_SEED, newSeed, parseSeed } from './seed';

interface SetupPanelProps {
  readonly scenario: Scenario;
  readonly rules: Setup['rules'];
  readonly onRules: (rules: Setup['rules']) => void;
  readonly seats: Occupants;
  readonly onSeats: (seats: Occupants) => void;
  readonly onStart: (setup: Setup, seed: number) => void;
  /** Beside the button that begins it. */
  readonly children?: ReactNode;
}

const SIDES: readonly Side[] = ['dorian', 'avronian'];
const SEED_RANGE = `a whole number from 0 to ${LARGEST_SEED}`;

/** The choices of a game and the button that begins it. */
export function SetupPanel(props: SetupPanelProps) {
  const { scenario, rules, onRules, seats, onSeats, onStart, children } = props;
  const [dice, setDice] = useState<'new' | 'entered'>('new');
  const [text, setText] = useState('');
  const seed = parseSeed(text);
  const setup: Setup = { scenario: scenario.id, rules };
  const noSeed = dice === 'entered' && seed === undefined;
  return (
    <Panel title={`Set up ${scenario.title}`}>
      <div className="panel-body">
        {SIDES.map((side) => (
          <SeatChoice
            key={side}
            side={side}
            name={SIDE_NAMES[side]}
            value={seats[side]}
            onChange={(occupant) => onSeats({ ...seats, [side]: occupant })}
          />
        ))}
        <SegmentedControl
          label="Rules"
          value={rules}
          choices={[
            { value: 'full', label: 'Full' },
            { value: 'simple', label: 'Simple' },
          ]}
          onChange={onRules}
          hint={rulesWords(scenario, rules)}
        />
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
            hint={`The same seed and the same choices give the same dice: ${SEED_RANGE}.`}
            error={text !== '' && noSeed ? `“${text}” is no seed: ${SEED_RANGE}.` : undefined}
          />
        )}
        <div className="start-bar">
          {children}
          <Button
            kind="go"
            wide
            icon={<ArrowRight aria-hidden size={20} />}
            caption={seatsWords(seats) ?? firstPhaseWords(scenario)}
            reason={noSeed ? `Enter a seed first: ${SEED_RANGE}` : undefined}
            onPress={() => onStart(setup, dice === 'entered' ? (seed ?? 0) : newSeed())}
          >
            Start {scenario.title}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
