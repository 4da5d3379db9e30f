import {
  canBeGivenPoints,
  MOST_POINTS,
  POINT_STEP,
  scenarioOf,
  TURN_RANGE,
  type Handicap,
  type ScenarioId,
} from '../../rules/extractors';
import type { EvenOutProps } from '../game/gameUi';
import { RuleLink } from '../widgets/RuleLink';
import { Stepper } from '../widgets/Stepper';
import { count } from '../widgets/words';
import { sideName } from './wording';

const PRINTED: Handicap = { dorian: 0, avronian: 0, turns: 0 };

/** Points for a side that buys, turns for all: what the players agree on before a game. */
export function EvenOut({ scenario: id, agreed, onChange }: EvenOutProps) {
  const scenario = scenarioOf(id as ScenarioId);
  const handicap = (agreed.handicap as Handicap | undefined) ?? PRINTED;
  const change = (part: Partial<Handicap>) => {
    const next = { ...handicap, ...part };
    const isPrinted = next.dorian === 0 && next.avronian === 0 && next.turns === 0;
    onChange(isPrinted ? {} : { handicap: next });
  };
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
      <small>
        For players of unequal strength, or a scenario that leans to one side. <RuleLink rule="R-110" />
      </small>
    </div>
  );
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
