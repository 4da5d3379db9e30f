import { useState } from 'react';
import {
  POINT_STEP,
  pointsRangeOf,
  scenarioOf,
  TURN_RANGE,
  type Handicap,
  type Scenario,
  type ScenarioId,
  type Setup,
} from '../../../rules/extractors';
import type { EvenOutProps } from '../../game/gameUi';
import { Button } from '../../widgets/Button';
import { RuleLink } from '../../widgets/RuleLink';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { capital, listed } from '../../widgets/words';
import { levelName } from '../../seats/levels';
import { adviceOf, measuredOf } from '../measured/measured';
import { SIDES } from '../sides';
import { pointsWords, sideName } from '../wording';
import { Amount } from './Amount';
import { Bidding } from './Bidding';
import { adviceWords } from './words';

const PRINTED: Handicap = { dorian: 0, avronian: 0, turns: 0 };

/** Points for a side that buys, turns for all: what the players agree on before a game. */
export function EvenOut({ scenario: id, chosen, agreed, onChange, seats, onExchange }: EvenOutProps) {
  const scenario = scenarioOf(id as ScenarioId);
  const rules = chosen.rules === 'full' ? 'full' : 'simple';
  const handicap = (agreed.handicap as Handicap | undefined) ?? PRINTED;
  const twice = 'match' in agreed;
  const agree = (next: Handicap, games: 'one' | 'two') => {
    const isPrinted = next.dorian === 0 && next.avronian === 0 && next.turns === 0;
    onChange({ ...(!isPrinted && { handicap: next }), ...(games === 'two' && { match: { game: 1 } }) });
  };
  const change = (part: Partial<Handicap>) => agree({ ...handicap, ...part }, twice ? 'two' : 'one');
  return (
    <div className="even-out">
      <Points scenario={scenario} handicap={handicap} onChange={change} />
      <Amount
        label="Length"
        value={handicap.turns}
        range={TURN_RANGE}
        step={1}
        words={`${scenario.lastTurn + handicap.turns} turns`}
        onChange={(turns) => change({ turns })}
      />
      <BidForSide
        {...{ scenario: scenario.id, rules, seats, onExchange }}
        handicap={handicap}
        onSettled={change}
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
      <Advice scenario={scenario.id} rules={rules} onTake={change} />
      <small>
        For players of unequal strength, or a scenario that leans to one side. <RuleLink rule="R-110" />{' '}
        <RuleLink rule="R-112" /> <RuleLink rule="R-113" />
      </small>
    </div>
  );
}

interface BidForSideProps extends Pick<EvenOutProps, 'seats' | 'onExchange'> {
  readonly scenario: ScenarioId;
  readonly rules: Setup['rules'];
  /** Agreed on before: what was measured is of the printed length. */
  readonly handicap: Handicap;
  readonly onSettled: (points: Partial<Handicap>) => void;
}

/** The bidding of both, when it is asked for. What is bid on, and who bids, cannot change under a sealed bid. */
function BidForSide({ scenario, rules, handicap, seats, onExchange, onSettled }: BidForSideProps) {
  const [bidding, setBidding] = useState(false);
  const { turns, dorian, avronian } = handicap;
  return (
    <>
      <Button
        pressed={bidding}
        caption="Who wants a side more plays it with fewer points"
        onPress={() => setBidding(!bidding)}
      >
        Bid for a side
      </Button>
      {bidding && turns !== 0 && Object.values(seats).some((seat) => seat !== 'person') && (
        <small>At this length nothing has been measured: the computer bids by lot.</small>
      )}
      {bidding && (
        <Bidding
          key={[scenario, rules, turns, ...Object.values(seats).sort()].join(' ')}
          scenario={scenario}
          measured={turns === 0 ? measuredOf(scenario, rules) : undefined}
          seats={seats}
          agreed={dorian !== 0 || avronian !== 0}
          onSettled={({ sides, points }) => {
            onSettled(points);
            // Who sits at the first side was the first to bid.
            if (sides[0] !== SIDES[0].id) onExchange();
          }}
        />
      )}
    </>
  );
}

interface PointsProps {
  readonly scenario: Scenario;
  readonly handicap: Handicap;
  readonly onChange: (points: Partial<Handicap>) => void;
}

/** More or fewer for each side that can have them. */
function Points({ scenario, handicap, onChange }: PointsProps) {
  const ranges = (['dorian', 'avronian'] as const).map((side) => ({
    side,
    range: pointsRangeOf(scenario, side),
  }));
  return ranges
    .filter(({ range }) => range.from < range.to)
    .map(({ side, range }) => (
      <Amount
        key={side}
        label={`${sideName(side)}, points`}
        value={handicap[side]}
        range={range}
        step={POINT_STEP}
        words={pointsWords(scenario.id, side, handicap[side])}
        onChange={(points) => onChange({ [side]: points })}
      />
    ));
}

interface AdviceProps {
  readonly scenario: ScenarioId;
  readonly rules: Setup['rules'];
  readonly onTake: (handicap: Handicap) => void;
}

/** The handicap that was measured to come nearest to even between players of a level, to take over. */
function Advice({ scenario, rules, onTake }: AdviceProps) {
  return adviceOf(scenario, rules).map(({ player, handicap, dorian, games }) => (
    <Button
      key={player}
      wide
      caption={`Then the Dorian wins ${dorian} of 100 between two ${levelName(player)}s, by ${games} pairs of games`}
      onPress={() => onTake(handicap)}
    >
      {capital(listed(adviceWords(scenario, handicap)))}
    </Button>
  ));
}
