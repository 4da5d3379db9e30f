import { useState } from 'react';
import {
  mostBid,
  POINT_STEP,
  scenarioOf,
  type Bid,
  type ScenarioId,
  type Settled,
  type Side,
} from '../../../rules/extractors';
import { newSeed } from '../../game/seed';
import { Button } from '../../widgets/Button';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import type { Measured } from '../measured/measured';
import { pointsWords, sideName } from '../wording';
import { Amount } from './Amount';
import { biddersOf, type Bidder } from './bidders';
import { opened, type Drawn, type Opened } from './bids';
import { bidWords, measuredWords, outcomeWords, reasonWords } from './words';

interface BiddingProps {
  readonly scenario: ScenarioId;
  readonly measured: Measured | undefined;
  readonly seats: Readonly<Record<string, string>>;
  /** Points have been agreed on, or bid, before. */
  readonly agreed?: boolean;
  readonly onSettled: (settled: Settled) => void;
}

type Bidders = readonly [Bidder, Bidder];

/** Each says in secret what a side is worth to him, the computer too, and then all see it. */
export function Bidding({ scenario, measured, seats, agreed, onSettled }: BiddingProps) {
  const bidders = biddersOf(seats);
  const persons = bidders.filter(({ occupant }) => occupant === 'person');
  const [sealed, setSealed] = useState<readonly Bid[]>([]);
  const [handsOver, setHandsOver] = useState(false);
  const [drawn, setDrawn] = useState(draw);
  const [outcome, setOutcome] = useState<(Opened & { readonly bidders: Bidders }) | null>(null);
  if (outcome)
    return (
      <>
        <OutcomeText scenario={scenario} bidders={outcome.bidders} opened={outcome} />
        <Button onPress={() => setOutcome(null)}>Bid again</Button>
      </>
    );
  const open = (bids: readonly Bid[]) => {
    const result = opened(bidders, bids, { measured, drawn });
    setOutcome({ ...result, bidders });
    setSealed([]);
    setDrawn(draw());
    onSettled(result.settled);
  };
  const waits = sealed.length + 1 < persons.length;
  return (
    <>
      {agreed && <small>Once both bids are open, they take the place of the points agreed on.</small>}
      {measured && <small>{measuredWords(scenario, measured)}</small>}
      <SealedLines bidders={bidders} />
      {persons.length > 0 ? (
        <BidForm
          scenario={scenario}
          name={persons[sealed.length].name}
          act={waits ? 'Seal the bid' : 'Open both bids'}
          caption={waits ? 'Then the other player bids, unseen too' : 'The higher bid for a side plays it'}
          sealedBefore={handsOver ? persons[0].name : null}
          onHandedOver={() => setHandsOver(false)}
          onBid={(bid) => {
            setHandsOver(waits);
            return waits ? setSealed([...sealed, bid]) : open([...sealed, bid]);
          }}
        />
      ) : (
        <Button wide caption="The higher bid for a side plays it" onPress={() => open([])}>
          Open both bids
        </Button>
      )}
    </>
  );
}

/** Before anybody bids. */
function draw(): Drawn {
  return { seeds: [newSeed(), newSeed()], lot: (newSeed() % 2) as 0 | 1 };
}

/** The levels have bid before anybody else. */
function SealedLines({ bidders }: { readonly bidders: Bidders }) {
  const levels = bidders.filter(({ occupant }) => occupant !== 'person');
  return levels.map(({ name }) => <p key={name}>{name} has sealed its bid.</p>);
}

interface OutcomeTextProps {
  readonly scenario: ScenarioId;
  readonly bidders: Bidders;
  readonly opened: Opened;
}

function OutcomeText({ scenario, bidders, opened: result }: OutcomeTextProps) {
  return (
    <div role="status">
      <p>
        <b>{outcomeWords(scenario, bidders, result)}</b>
      </p>
      {result.reasons.map((reason, index) => {
        const { name } = bidders[index];
        const words = reason
          ? reasonWords(scenario, name, reason)
          : `${bidWords(scenario, name, result.bids[index])}.`;
        return <p key={name}>{words}</p>;
      })}
    </div>
  );
}

interface BidFormProps {
  readonly scenario: ScenarioId;
  /** Who bids: 'First player', 'You'. */
  readonly name: string;
  readonly act: string;
  readonly caption: string;
  /** Who has sealed a bid and hands the screen over; null: this one has it. */
  readonly sealedBefore: string | null;
  readonly onHandedOver: () => void;
  readonly onBid: (bid: Bid) => void;
}

const NO_BID: Bid = { side: 'dorian', points: 0 };

/** One person's bid; the next one begins from nothing, and a button in the same place asks for him first: pressed twice, Seal would open both. */
function BidForm(props: BidFormProps) {
  const { scenario, name, act, caption, sealedBefore, onHandedOver, onBid } = props;
  const [bid, setBid] = useState(NO_BID);
  const hand = () => {
    setBid(NO_BID);
    onBid(bid);
  };
  const most = (side: Side) => mostBid(scenarioOf(scenario), side);
  return (
    <>
      <div className="stack" inert={sealedBefore !== null}>
        <SegmentedControl
          label={`${name} would rather be`}
          value={bid.side}
          choices={(['dorian', 'avronian'] as const).map((value) => ({ value, label: sideName(value) }))}
          onChange={(side) => setBid({ side, points: Math.min(bid.points, most(side)) })}
        />
        <Amount
          label="Bid for it"
          value={bid.points}
          range={{ from: 0, to: most(bid.side) }}
          step={POINT_STEP}
          words={pointsWords(scenario, bid.side, -bid.points)}
          onChange={(points) => setBid({ ...bid, points })}
        />
      </div>
      {sealedBefore === null ? (
        <Button wide caption={caption} onPress={hand}>
          {act}
        </Button>
      ) : (
        <Button wide caption={`${sealedBefore} has sealed its bid`} onPress={onHandedOver}>
          I am {name}
        </Button>
      )}
    </>
  );
}
