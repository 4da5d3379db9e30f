import { Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Drawer } from '../../../store/drawer';
import { Button } from '../../widgets/Button';
import { Dialog } from '../../widgets/Dialog';
import { EmptyState } from '../../widgets/EmptyState';
import { IconButton } from '../../widgets/IconButton';
import { TextField } from '../../widgets/TextField';
import { toast } from '../../widgets/toast';
import { useDesk } from '../input/deskStore';
import { session } from '../session';
import { usePosition } from '../table';
import { count, sideName } from '../wording';
import { houseForces } from '../wording/houseForces';
import {
  forceNow,
  LONGEST_NAME,
  readForces,
  takeUpOf,
  withForce,
  withoutForce,
  type SavedForce,
} from './savedForces';

interface DialogProps {
  readonly onClose: () => void;
}

/** The forces kept on this device. */
export function DeviceForces({ onClose }: DialogProps) {
  const drawer = useMemo(
    (): Drawer => ({
      read: async () => (await session.drawer('forces')).read(),
      write: async (value) => (await session.drawer('forces')).write(value),
    }),
    [],
  );
  return <SavedForcesDialog drawer={drawer} onClose={onClose} />;
}

/** Keeps what has been bought under a name, takes up what was kept, throws it away; a side sees its own. */
export function SavedForcesDialog({ drawer, onClose }: DialogProps & { readonly drawer: Drawer }) {
  const position = usePosition();
  const desk = useDesk();
  const { forces, change } = useForces(drawer);
  const [problem, setProblem] = useState<string | null>(null);
  const side = position.phase.side ?? 'dorian';
  const own = forces?.filter((force) => force.side === side) ?? [];
  const takeUp = (force: SavedForce) => {
    const taken = takeUpOf(position, force);
    if ('problem' in taken) return setProblem(taken.problem);
    if (desk.actTogether(taken.acts, `“${force.name}” is taken up`)) onClose();
  };
  return (
    <Dialog title="House and saved forces" onClose={onClose} acts={<Button onPress={onClose}>Close</Button>}>
      <KeepForce forces={own} onKeep={(name) => change((all) => withForce(all, forceNow(position, name)))} />
      {problem !== null && (
        <p className="reason" role="alert">
          {problem}
        </p>
      )}
      <HouseForces onTaken={onClose} />
      {own.length > 0 && <p>{`Kept on this device; only ${sideName(side)} sees these.`}</p>}
      {forces !== null && own.length === 0 && (
        <EmptyState title="None of your own yet">
          What you have bought can be kept here and taken up in another game.
        </EmptyState>
      )}
      <ul className="saved-forces" aria-label="Saved forces">
        {own.map((force) => (
          <li key={force.name}>
            <Button
              wide
              caption={`${count(force.purchases.length, 'purchase')}; replaces what is chosen so far`}
              onPress={() => takeUp(force)}
            >
              {`Take up ${force.name}`}
            </Button>
            <IconButton
              label={`Delete ${force.name}`}
              icon={<Trash2 aria-hidden size={20} />}
              onPress={() => void change((all) => withoutForce(all, force))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Armies that did well in the laboratory, the recommended one first. */
function HouseForces({ onTaken }: { readonly onTaken: () => void }) {
  const desk = useDesk();
  const forces = houseForces(usePosition());
  if (forces.length === 0) return null;
  return (
    <ul className="saved-forces" aria-label="Forces of the house">
      {forces.map(({ name, words, army }) => (
        <li key={name}>
          <Button
            wide
            caption={words}
            onPress={() => {
              if (desk.act({ type: 'recommend', army })) onTaken();
            }}
          >
            {`Take up ${name}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface KeepProps {
  readonly forces: readonly SavedForce[];
  readonly onKeep: (name: string) => Promise<boolean>;
}

function KeepForce({ forces, onKeep }: KeepProps) {
  const position = usePosition();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const bought = forceNow(position, name).purchases.length;
  const reason =
    bought === 0 ? 'Nothing has been bought yet' : name === '' ? 'Give it a name first' : undefined;
  const keep = async () => {
    if (await onKeep(name)) setTyped('');
  };
  return (
    <form
      className="keep-force"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === undefined) void keep();
      }}
    >
      <TextField
        label="Keep what is bought as"
        value={typed}
        maxLength={LONGEST_NAME}
        onChange={setTyped}
        hint={
          forces.some((force) => force.name === name)
            ? 'Takes the place of the one of this name'
            : typed.length < LONGEST_NAME
              ? undefined
              : `At most ${LONGEST_NAME} characters`
        }
      />
      <Button wide reason={reason} onPress={() => void keep()}>
        Keep this force
      </Button>
    </form>
  );
}

/** What is kept, read anew before each change: another tab may have kept something too. */
function useForces(drawer: Drawer) {
  const [forces, setForces] = useState<readonly SavedForce[] | null>(null);
  useEffect(() => {
    void drawer.read().then(
      (kept) => setForces(readForces(kept)),
      () => setForces([]),
    );
  }, [drawer]);
  const change = async (next: (forces: readonly SavedForce[]) => readonly SavedForce[]): Promise<boolean> => {
    try {
      const changed = next(readForces(await drawer.read()));
      await drawer.write(changed);
      setForces(changed);
      return true;
    } catch {
      toast('This browser could not keep it. Nothing was changed.');
      return false;
    }
  };
  return { forces, change };
}
