import { enemyOf, type Side } from '../../rules/extractors';
import { usePublished, useTable } from '../extractors/table';
import { sideName } from '../extractors/wording';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { HoldButton } from '../widgets/HoldButton';
import { SideMark } from '../widgets/SideMark';
import { toast } from '../widgets/toast';
import { takeBackWords } from './words';

const SIDES: readonly Side[] = ['dorian', 'avronian'];

/** One side asks, the other consents: both sit at this screen. */
export function TakeBackDialog({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const asked = usePublished((published) => published.takeBack);
  const close = () => {
    table.refuseTakeBack();
    onClose();
  };
  if (!asked)
    return (
      <Dialog
        title="Take back by consent"
        description="Undo ends at dice, revelations and the hand-over. Beyond them an action is taken back only if the other side agrees. Who asks?"
        onClose={onClose}
      >
        {SIDES.map((side) => (
          <Button
            key={side}
            wide
            icon={<SideMark side={side} size={24} />}
            onPress={() => {
              if (!table.askTakeBack(side))
                toast(`${sideName(side)} has done nothing that can be taken back here.`);
            }}
          >
            {`${sideName(side)} asks for its last action back`}
          </Button>
        ))}
      </Dialog>
    );
  const other = enemyOf(asked.by);
  return (
    <Dialog
      title={`${sideName(other)}: do you agree?`}
      description={takeBackWords(asked.by)}
      onClose={close}
      acts={
        <>
          <Button onPress={close}>{`${sideName(other)} refuses`}</Button>
          <HoldButton
            side={other}
            icon={<SideMark side={other} size={24} />}
            onHeld={() => {
              table.grantTakeBack();
              toast(`Taken back with the consent of ${sideName(other)}.`);
              onClose();
            }}
          >
            {`I am ${sideName(other)} and agree`}
          </HoldButton>
        </>
      }
    />
  );
}
