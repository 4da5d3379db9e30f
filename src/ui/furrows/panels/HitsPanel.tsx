import {
  forecastAssault,
  forecastHits,
  shareOf,
  targetsIn,
  type AssignedHit,
  type Position,
  type Side,
} from '../../../rules/furrows';
import { Card } from '../../widgets/Card';
import { RadioGroup } from '../../widgets/RadioGroup';
import { RuleLink } from '../../widgets/RuleLink';
import { count, listed } from '../../widgets/words';
import { useTop } from '../../widgets/useTop';
import { useDesk, useDeskState } from '../play/desk';
import { hitsNow, kindsLeft, wayText, waysOf } from '../play/hits';
import { usePosition } from '../table';
import { baseName, hexName, oddsText } from '../wording';
import { AssaultCard } from './AssaultCard';
import { HitRows } from './HitRows';
import { Odds } from './ShotCard';

/** The hits left after the dice of an assault: ready ways to give them, each of them by hand, what they can do. */
export function HitsPanel() {
  const position = usePosition();
  const chosen = useDeskState((state) => state.hits);
  const { phase, fight } = position;
  const top = useTop(JSON.stringify(phase));
  if (phase.name !== 'hits' || !fight?.roll) return null;
  const { side } = phase;
  const now = hitsNow(position, side, chosen);
  const { hits, support } = shareOf(position, side);
  const targets = targetsIn(position, side);
  const kinds = kindsLeft(position, side).length;
  const { odds } = forecastHits(position, side, now);
  return (
    <div ref={top}>
      <Card title={`Assault in ${hexName(position, phase.hex)}: distribute the hits`}>
        <p className="card-note">
          {count(hits, 'damage hit')} on{' '}
          {listed(
            targets.map(({ fighter }) => baseName(position, fighter.base)),
            hits < targets.reduce((sum, { models }) => sum + models, 0) ? 'or' : 'and',
          )}
          {support > 0 && `, ${support} support: each adds 1 to the damage of a hit`}. Each living enemy model
          takes one first <RuleLink rule="§10.5" />
        </p>
        <Ways position={position} side={side} now={now} />
      </Card>
      {(kinds > 1 || (now.length > 1 && targets.length + support > 1)) && now.length > 0 && (
        <HitRows position={position} side={side} hits={now} />
      )}
      {odds.map(({ target, odds: of }) => (
        <Card key={target} title={baseName(position, target)}>
          <Odds odds={of} />
        </Card>
      ))}
      <AssaultCard forecast={forecastAssault(position, fight.assaults[0])} roll={fight.roll} />
    </div>
  );
}

interface WaysProps {
  readonly position: Position;
  readonly side: Side;
  readonly now: readonly AssignedHit[];
}

function Ways({ position, side, now }: WaysProps) {
  const desk = useDesk();
  const ways = waysOf(position, side);
  if (ways.length < 2) return null;
  const chosen = wayText(position, now);
  return (
    <RadioGroup className="ways" aria-label="Ways to distribute the hits">
      {ways.map(([text, way]) => (
        <button
          key={text}
          type="button"
          role="radio"
          className="way"
          aria-checked={text === chosen}
          onClick={() => desk.state.setState({ hits: way })}
        >
          <span>{text}</span>
          <small>{chanceText(position, side, way)}</small>
        </button>
      ))}
    </RadioGroup>
  );
}

/** The line above names a base that takes all hits; several are told apart by their names. */
function chanceText(position: Position, side: Side, way: readonly AssignedHit[]): string {
  const { odds: all } = forecastHits(position, side, way);
  return all
    .map(({ target, odds }) => {
      const name = all.length > 1 ? `${baseName(position, target)}: ` : '';
      return `${name}${oddsText(odds)}`;
    })
    .join('; ');
}
