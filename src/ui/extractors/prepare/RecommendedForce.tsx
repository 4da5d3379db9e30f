import { Sparkles } from 'lucide-react';
import { Button } from '../../widgets/Button';
import { useDesk } from '../input/deskStore';
import { usePosition, usePublished } from '../table';
import { houseForces } from '../wording/houseForces';
import type { BuyingForce } from './accounts';
import { sellsMachines } from './machineOffers';

/** A sensible force in one press [§5]. */
export function RecommendedForce({ forces }: { readonly forces: readonly BuyingForce[] }) {
  const desk = useDesk();
  const position = usePosition();
  const [house] = houseForces(position);
  const { army } = house;
  const isPrinted = !position.handicap && !position.variant;
  const bought = usePublished(
    ({ undo }) => undo.possible && undo.action.type === 'recommend' && undo.action.army === army,
  );
  return (
    <Button
      wide
      icon={<Sparkles aria-hidden size={20} />}
      caption={`${house.name}${isPrinted ? `. ${house.words}` : ', as far as the points and counters agreed on allow.'} Replaces what is chosen so far.`}
      reason={bought ? 'Chosen; change it as you like' : undefined}
      onPress={() => desk.act({ type: 'recommend', army })}
    >
      {nameOf(forces)}
    </Button>
  );
}

/** Where the scenario gives the machines only what goes on them is chosen. */
function nameOf(forces: readonly BuyingForce[]): string {
  if (forces.some((force) => force.budget.cells || sellsMachines(force))) return 'Recommended force';
  return forces.some(({ budget }) => budget.extraArmour) ? 'Recommended equipment' : 'Recommended weapons';
}
