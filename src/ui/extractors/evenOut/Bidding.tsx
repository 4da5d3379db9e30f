import { useState } from 'react';
import { POINT_STEP, type Handicap, type ScenarioId, type Side } from '../../../rules/extractors';
import { newSeed } from '../../game/seed';
import { Button } from '../../widgets/Button';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { pointsWords, sideName } from '../wording';
import { Amount } from './Amount';
import { mostBid, settle, type Bid, type Settled } from './bids';

interface BiddingProps {
  readonly scenario: ScenarioId;
  readonly onSettled: (points: Pick<Handicap, Side>) => void;
}

const NO_BID: Bid = { side: 'dorian', points: 0 };

/** One player after the other says what a side is worth to him, and then both see it. */
export function Bidding({ scenario, onSettled }: BiddingProps) {
  const [bid, setBid] = useState(NO_BID);
  const [sealed, setSealed] = useState<Bid | null>(null);
  const [outcome, setOutcome] = useState<Settled | null>(null);
  if (outcome)
    return (
      <>
        <p role="status">{outcomeWords(scenario, outcome)}</p>
        <Button onPress={() => setOutcome(null)}>Bid again</Button>
      </>
    );
  const seal = () => {
    setBid(NO_BID);
    setSealed(sealed ? null : bid);
    if (!sealed) return;
    const settled = settle([sealed, bid], (newSeed() % 2) as 0 | 1);
    setOutcome(settled);
    onSettled(settled.points);
  };
  return (
    <>
      <SegmentedControl
        label={`${sealed ? 'Second' : 'First'} player would rather be`}
        value={bid.side}
        choices={(['dorian', 'avronian'] as const).map((value) => ({ value, label: sideName(value) }))}
        onChange={(side) => setBid({ side, points: Math.min(bid.points, mostBid(scenario, side)) })}
      />
      <Amount
        label="Bid: would play it"
        value={bid.points}
        range={{ from: 0, to: mostBid(scenario, bid.side) }}
        step={POINT_STEP}
        words={pointsWords(scenario, bid.side, -bid.points)}
        onChange={(points) => setBid({ ...bid, points })}
      />
      <Button
        wide
        caption={sealed ? 'The higher bid for a side plays it' : 'Then the other player bids, unseen too'}
        onPress={seal}
      >
        {sealed ? 'Open both bids' : 'Seal the bid'}
      </Button>
    </>
  );
}

/** 'First player: Avronian. Second player: Dorian, 15 points fewer.' */
function outcomeWords(scenario: ScenarioId, { sides, points }: Settled): string {
  return sides
    .map((side, index) => {
      const price = points[side] === 0 ? '' : `, ${pointsWords(scenario, side, points[side])}`;
      return `${index === 0 ? 'First' : 'Second'} player: ${sideName(side)}${price}.`;
    })
    .join(' ');
}
