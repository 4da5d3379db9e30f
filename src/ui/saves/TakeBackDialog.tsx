import { usePublished, useTable } from '../game/table';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { HoldButton } from '../widgets/HoldButton';
import { SideMark } from '../widgets/SideMark';
import { otherSide, sideNameOf, useSides } from '../widgets/sides';
import { toast } from '../widgets/toast';
import { takeBackWords } from './words';

/** One side asks, the other consents: both sit at this screen. */
export function TakeBackDialog({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const sides = useSides();
  const asked = usePublished((published) => published.takeBack);
  const close = () => {
    table.refuseTakeBack();
    onClose();
  };
  if (!asked)
    return (
      <Dialog
        title="Take back by consent"
        description="Beyond dice, revelations and the hand-over the other side has to agree. Who asks?"
        onClose={onClose}
      >
        {sides.map(({ id, name }) => (
          <Button
            key={id}
            wide
            icon={<SideMark side={id} size={24} />}
            onPress={() => {
              if (!table.askTakeBack(id)) toast(`${name} has done nothing that can be taken back here.`);
            }}
          >
            {`${name} asks for its last action back`}
          </Button>
        ))}
      </Dialog>
    );
  const other = otherSide(sides, asked.by);
  const name = sideNameOf(sides, other);
  return (
    <Dialog
      title={`${name}: do you agree?`}
      description={takeBackWords(asked.by, sides)}
      onClose={close}
      acts={
        <>
          <Button onPress={close}>{`${name} refuses`}</Button>
          <HoldButton
            side={other}
            icon={<SideMark side={other} size={24} />}
            onHeld={() => {
              table.grantTakeBack();
              toast(`Taken back with the consent of ${name}.`);
              onClose();
            }}
          >
            {`I am ${name} and agree`}
          </HoldButton>
        </>
      }
    />
  );
}
