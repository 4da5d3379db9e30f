import { Sparkles } from 'lucide-react';
import {
  recommendedPlacement,
  setUpAnew,
  unitOf,
  unplacedUnits,
  type Action,
  type Position,
  type WrittenSetUp,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { useDesk } from '../input/deskStore';
import { count } from '../wording';
import { houseSetUps } from '../wording/houseSetUps';

interface SetUpsProps {
  readonly position: Position;
}

/** Every unit that is left on a sensible hex, in one press [§5]. */
export function RecommendedSetUp({ position }: SetUpsProps) {
  const stand = useStanding();
  const places = recommendedPlacement(position);
  const left = unplacedUnits(position).length;
  if (places.length === 0) return null;
  return (
    <Card>
      <Button
        wide
        icon={<Sparkles aria-hidden size={20} />}
        caption={`Places ${left === places.length ? 'the' : `${places.length} of`} ${count(left, 'unit')} left; can be undone`}
        onPress={() => stand(places, 'The recommended set-up stands')}
      >
        Recommended set-up
      </Button>
    </Card>
  );
}

/** What did well in the laboratory; each in place of what stands. */
export function HouseSetUps({ position }: SetUpsProps) {
  const stand = useStanding();
  const setUps = houseSetUps(position, position.phase.side!);
  if (setUps.length === 0) return null;
  return (
    <Card title="Set-ups of the house">
      <p className="prepare-note">The games counted were played with the recommended forces.</p>
      <ul className="saved-forces">
        {setUps.map(({ name, words, written }) => {
          const whole = `Set up as ${name}`;
          return (
            <li key={name}>
              <Button
                wide
                caption={words}
                pressed={stands(position, written)}
                onPress={() => stand(setUpAnew(position, written), whole)}
              >
                {whole}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function stands(position: Position, written: WrittenSetUp | undefined): boolean {
  if (unplacedUnits(position).length > 0) return false;
  return setUpAnew(position, written).every((action) => {
    if (action.type === 'unplace') return true;
    const { hex, facing, into: inside } = action;
    const { where } = unitOf(position, action.unit);
    return where.at === 'map' && where.hex === hex && where.facing === facing && where.inside === inside;
  });
}

/** Carries them out, and shows where everybody stands: of a hex that was looked at before nothing is told any more. */
function useStanding() {
  const desk = useDesk();
  return (actions: readonly Action[], whole: string) => {
    desk.state.setState({ selected: null });
    desk.actTogether(actions, whole);
    const hexes = actions.flatMap((action) => (action.type === 'place' ? [action.hex] : []));
    desk.state.setState({ centre: hexes, focus: null, refusal: null });
  };
}
