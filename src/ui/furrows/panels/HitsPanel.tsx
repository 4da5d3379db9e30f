import {
  distributions,
  forecastHits,
  isDoomed,
  shareOf,
  type AssignedHit,
  type Position,
  type Side,
} from '../../../rules/furrows';
import { Card } from '../../widgets/Card';
import { percent } from '../../widgets/figures';
import { count, listed } from '../../widgets/words';
import { useDesk, useDeskState } from '../play/desk';
import { usePosition } from '../table';
import { baseName } from '../wording';
import { Odds } from './ShotCard';

/** As many ways as there are distributions worth the name: each with what it does, exactly. */
export function HitsPanel() {
  const position = usePosition();
  const desk = useDesk();
  const chosen = useDeskState((state) => state.hits);
  const { side } = position.phase;
  if (side === null) return null;
  const ways = distributions(position, side);
  const now = chosen ?? ways[0];
  const { hits, support } = shareOf(position, side);
  const { odds } = forecastHits(position, side, now);
  return (
    <>
      <Card title="Distribute the hits">
        <p className="card-note">
          {count(hits, 'damage hit')}
          {support > 0 && `, ${support} support: each adds 1 to the damage of a hit`}. Each living enemy model
          takes one first.
        </p>
        <div className="ways" role="radiogroup" aria-label="Ways to distribute the hits">
          {ways.map((way) => (
            <button
              key={JSON.stringify(way)}
              type="button"
              role="radio"
              className="way"
              aria-checked={JSON.stringify(way) === JSON.stringify(now)}
              onClick={() => desk.state.setState({ hits: way })}
            >
              <span>{wayText(position, way)}</span>
              <small>{chanceText(position, side, way)}</small>
            </button>
          ))}
        </div>
      </Card>
      {odds.map(({ target, odds: of }) => (
        <Card key={target} title={baseName(position, target)}>
          <Odds odds={of} />
        </Card>
      ))}
    </>
  );
}

/** 'Heron: 1 hit +3; League rifles 1: 3 hits'. */
function wayText(position: Position, way: readonly AssignedHit[]): string {
  const targets = [...new Set(way.map(({ target }) => target))];
  return listed(
    targets.map((target) => {
      const mine = way.filter((hit) => hit.target === target);
      const plus = mine.flatMap(({ support }) => (support > 0 ? [`+${support}`] : []));
      return `${baseName(position, target)}: ${count(mine.length, 'hit')}${plus.length ? ` (${plus.join(', ')})` : ''}`;
    }),
  );
}

function chanceText(position: Position, side: Side, way: readonly AssignedHit[]): string {
  return forecastHits(position, side, way)
    .odds.map(
      ({ target, odds }) =>
        `${baseName(position, target)} ${percent(odds.any)} harm, ${isDoomed(position.bases[target]) ? 'doomed already' : `${percent(odds.destroyed)} destroyed`}`,
    )
    .join('; ');
}
