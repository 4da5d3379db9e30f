import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Action } from '../../../../rules/extractors';
import { Button } from '../../../widgets/Button';
import { Figures } from '../../../widgets/Figures';
import { PlayOn } from '../../../replay/PlayOn';
import { phaseAt, type Step } from '../../replay';
import { useTable } from '../../table';
import { sideName } from '../../wording';
import { diceAccount } from '../account';
import { ResultCard } from '../ResultCard';
import { ChancePicture } from './ChancePicture';
import { courseOf } from './course';
import { useReview, type GameReview } from './reviewer';
import { bounds, greatestTurn, hundredths, leftText, pointWords, whole, type Told } from './words';

interface ChancesPageProps {
  readonly steps: readonly Step[];
  readonly actions: readonly Action[];
  readonly onLook: (step: number) => void;
}

/** How the chances stood turn by turn, what the dice and what play had to do with it, and what turned them. */
export function ChancesPage({ steps, actions, onLook }: ChancesPageProps) {
  const { id, seed } = useTable().record();
  const { throws } = useMemo(() => diceAccount(steps), [steps]);
  const course = useMemo(() => courseOf(steps, actions, { throws, seed }), [steps, actions, throws, seed]);
  const reviewing = useReview(id, course);
  if (reviewing.state === 'failed')
    return (
      <div className="page">
        <ResultCard title="No chances here">
          <p>They could not be worked out on this device. The other pages stand.</p>
        </ResultCard>
      </div>
    );
  if (reviewing.state === 'working') return <Working {...reviewing} />;
  const { review } = reviewing;
  return (
    <div className="page result">
      <div className="result-column">
        <ChancesCard review={review} />
      </div>
      <div className="result-column">
        <PointsCard review={review} told={{ steps, actions, throws }} onLook={onLook} />
      </div>
    </div>
  );
}

function Working({ share, left }: { readonly share: number; readonly left: number | null }) {
  const percent = Math.round(share * 100);
  return (
    <div className="page">
      <ResultCard title="Working out the chances">
        <p>The computer plays on from the start of every turn, while the page is open.</p>
        <progress
          className="thinking-bar"
          aria-label="How far it is"
          value={percent}
          max={100}
        >{`${percent} %`}</progress>
        <p className="card-note">{`${percent} %${left === null ? '' : `, ${leftText(left)}`}`}</p>
      </ResultCard>
    </div>
  );
}

function ChancesCard({ review }: { readonly review: GameReview }) {
  const [numbers, setNumbers] = useState(false);
  const { turns, end, luck, play, tries, points } = review;
  const start = turns.at(0)?.chance ?? end;
  const marks = points.map(({ step }) => turns.filter((turn) => turn.step <= step).length);
  return (
    <ResultCard
      title={`Chance that ${sideName('dorian')} wins`}
      aside={
        <Button kind="quiet" onPress={() => setNumbers(!numbers)}>
          {numbers ? 'As a picture' : 'As a table'}
        </Button>
      }
    >
      <p className="card-note">{`At each turn’s start, ${tries} games played on by the computer on both sides; band: 95 of 100`}</p>
      {numbers ? <ChanceTable review={review} /> : <ChancePicture review={review} marks={marks} />}
      <Figures
        figures={[
          { value: `${whole(start)} → ${whole(end)}`, label: 'start to end' },
          { value: hundredths(luck.change), label: `by dice, ${bounds(luck)}` },
          { value: hundredths(play.change), label: `by play of both, ${bounds(play)}` },
        ]}
      />
      <p className="card-note">
        By dice: the worth they gave and took, at what a point was worth in these games. By play: all the
        rest. Rounding apart, the two add up; what stands beside them holds in 95 of 100 cases, if the
        computer’s players are right.
      </p>
    </ResultCard>
  );
}

function ChanceTable({ review: { turns, end } }: { readonly review: GameReview }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Turn</th>
          <th scope="col">Chance</th>
          <th scope="col">95 of 100</th>
        </tr>
      </thead>
      <tbody>
        {turns.map(({ turn, chance, low, high }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            <td>{`${whole(chance)} %`}</td>
            <td>{`${whole(low)} to ${whole(high)}`}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">End</th>
          <td>{`${whole(end)} %`}</td>
          <td>–</td>
        </tr>
      </tbody>
    </table>
  );
}

interface PointsCardProps {
  readonly review: GameReview;
  readonly told: Told;
  readonly onLook: (step: number) => void;
}

function PointsCard({ review, told, onLook }: PointsCardProps) {
  const { points } = review;
  const most = greatestTurn(review);
  return (
    <ResultCard title="Turning points">
      {points.length === 0 && <p>No single die or decision changed the chances much.</p>}
      <ol className="result-points">
        {points.map((point, index) => {
          const { title, text, change } = pointWords(point, told);
          return (
            <li key={point.type + String(point.step)}>
              <b className="result-point-number" aria-hidden>
                {index + 1}
              </b>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <div className="result-acts">
                  <Button icon={<Eye aria-hidden size={20} />} onPress={() => onLook(point.step + 1)}>
                    Look<span className="visually-hidden">{` at ${title}`}</span>
                  </Button>
                  <PlayOn at={point.step} where={phaseAt(told.steps[point.step].game)} before={title} />
                </div>
              </div>
              <span className="result-point-change">
                <b>{change}</b>
                {` for ${sideName('dorian')}`}
              </span>
            </li>
          );
        })}
      </ol>
      {most !== null && <p>{most}</p>}
      <p className="card-note">Same game, same report. It knows no more than the computer players do.</p>
    </ResultCard>
  );
}
