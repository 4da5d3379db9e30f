import {
  canBeGivenPoints,
  MOST_POINTS,
  POINT_STEP,
  scenarioOf,
  TURN_RANGE,
  type Handicap,
  type ScenarioId,
  type Setup,
} from '../../rules/extractors';
import type { EvenOutProps } from '../game/gameUi';
import { Button } from '../widgets/Button';
import { RuleLink } from '../widgets/RuleLink';
import { SegmentedControl } from '../widgets/SegmentedControl';
import { Stepper } from '../widgets/Stepper';
import { capital, count, listed } from '../widgets/words';
import { measuredOf } from './measured/measured';
import { sideName } from './wording';

const PRINTED: Handicap = { dorian: 0, avronian: 0, turns: 0 };

/** Points for a side that buys, turns for all: what the players agree on before a game. */
export function EvenOut({ scenario: id, chosen, agreed, onChange }: EvenOutProps) {
  const scenario = scenarioOf(id as ScenarioId);
  const handicap = (agreed.handicap as Handicap | undefined) ?? PRINTED;
  const twice = 'match' in agreed;
  const agree = (next: Handicap, games: 'one' | 'two') => {
    const isPrinted = next.dorian === 0 && next.avronian === 0 && next.turns === 0;
    onChange({ ...(!isPrinted && { handicap: next }), ...(games === 'two' && { match: { game: 1 } }) });
  };
  const change = (part: Partial<Handicap>) => agree({ ...handicap, ...part }, twice ? 'two' : 'one');
  return (
    <div className="even-out">
      {(['dorian', 'avronian'] as const)
        .filter((side) => canBeGivenPoints(scenario, side))
        .map((side) => (
          <Amount
            key={side}
            label={`${sideName(side)}, points more`}
            value={handicap[side]}
            range={{ from: 0, to: MOST_POINTS }}
            step={POINT_STEP}
            words={count(handicap[side], 'point')}
            onChange={(points) => change({ [side]: points })}
          />
        ))}
      <Amount
        label="Length"
        value={handicap.turns}
        range={TURN_RANGE}
        step={1}
        words={`${scenario.lastTurn + handicap.turns} turns`}
        onChange={(turns) => change({ turns })}
      />
      <SegmentedControl
        label="Games"
        value={twice ? 'two' : 'one'}
        choices={[
          { value: 'one', label: 'One' },
          { value: 'two', label: 'Two, sides changed' },
        ]}
        onChange={(games) => agree(handicap, games)}
        hint={twice ? 'A match: after the first game you change sides, and both are added up.' : undefined}
      />
      <Advice
        scenario={id as ScenarioId}
        rules={chosen.rules === 'full' ? 'full' : 'simple'}
        onTake={change}
      />
      <small>
        For players of unequal strength, or a scenario that leans to one side. <RuleLink rule="R-110" />{' '}
        <RuleLink rule="R-112" />
      </small>
    </div>
  );
}

interface AdviceProps {
  readonly scenario: ScenarioId;
  readonly rules: Setup['rules'];
  readonly onTake: (handicap: Handicap) => void;
}

/** The handicap that was measured to come nearest to even, to take over. */
function Advice({ scenario, rules, onTake }: AdviceProps) {
  const even = measuredOf(scenario, rules)?.even;
  if (!even) return null;
  const { handicap, dorian, games } = even;
  return (
    <Button
      wide
      caption={`Then the Dorian won ${dorian} of 100, in ${games} games`}
      onPress={() => onTake(handicap)}
    >
      {capital(listed(adviceWords(handicap)))}
    </Button>
  );
}

/** 'Avronian 20 points more', 'one turn fewer'. */
function adviceWords({ turns, ...points }: Handicap): readonly string[] {
  const sides = (['dorian', 'avronian'] as const).filter((side) => points[side] > 0);
  return [
    ...sides.map((side) => `${sideName(side)} ${count(points[side], 'point')} more`),
    ...(turns === 0 ? [] : [`${count(Math.abs(turns), 'turn')} ${turns > 0 ? 'more' : 'fewer'}`]),
  ];
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly from: number; readonly to: number };
  readonly step: number;
  readonly words: string;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, range, step, words, onChange }: AmountProps) {
  return (
    <div role="group" aria-label={`${label}: ${words}`}>
      <span className="kicker">{label}</span>
      <Stepper
        less={{ label: `${label}: less`, reason: value <= range.from ? 'That is the least' : undefined }}
        more={{ label: `${label}: more`, reason: value >= range.to ? 'That is the most' : undefined }}
        onStep={(by) => onChange(value + by * step)}
      >
        <b aria-live="polite">{words}</b>
      </Stepper>
    </div>
  );
}
