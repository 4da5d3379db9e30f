import { ArrowRight, Lock } from 'lucide-react';
import { whyIllegal } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { useActCaption } from '../input/coached';
import { useDesk } from '../input/deskStore';
import { count, cycleName, reasonLine, shortName } from '../wording';
import { FinishButton } from './FinishButton';
import type { ProgramListProps } from './ProgramList';
import { isProgrammed } from './programming';

/** On to the next machine without orders; else the orders are locked. */
export function ProgramEnd(props: ProgramListProps) {
  const { position, machines, machine, onPick } = props;
  if (position.activation?.type === 'resetting') return <LockReset {...props} />;
  const open = machines.filter((one) => !isProgrammed(position, one));
  const next = open.find(({ id }) => id !== machine.id);
  if (next && isProgrammed(position, machine))
    return (
      <Button
        kind="go"
        side="avronian"
        icon={<ArrowRight aria-hidden size={22} />}
        caption={`${count(open.length, 'machine')} still to program`}
        onPress={() => onPick(next.id)}
      >
        {`Next: ${shortName(next)}`}
      </Button>
    );
  return (
    <FinishButton note="changing one costs a reset">
      {machines.length === 1 ? `Lock ${shortName(machine)}` : 'Lock all orders'}
    </FinishButton>
  );
}

/** The reset ends here: after a Move reset the machine stays, after a Combat reset it fires at −2 [§8.2]. */
function LockReset({ position, machine }: ProgramListProps) {
  const desk = useDesk();
  const captionOf = useActCaption();
  const lock = { type: 'lockOrders', machine: machine.id } as const;
  const why = whyIllegal(position, lock);
  const cycle = position.activation?.type === 'resetting' ? position.activation.cycle : 'move';
  return (
    <Button
      kind="go"
      side="avronian"
      icon={<Lock aria-hidden size={20} />}
      caption={captionOf(
        cycle === 'move'
          ? 'No dice; does nothing else in this movement phase'
          : 'No dice yet; the first one fires now at −2',
      )}
      reason={why && reasonLine(position, why)}
      onPress={() => desk.act(lock)}
    >
      {`Lock ${cycleName(cycle)} orders`}
    </Button>
  );
}
