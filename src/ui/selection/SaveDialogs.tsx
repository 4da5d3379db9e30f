import { SealedDialog } from '../saves/SealedDialog';
import { TellingDialog } from '../saves/TellingDialog';
import { TextDialog } from '../saves/TextDialog';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import type { Asking, SavedGamesProps } from './listed';

interface SaveDialogsProps extends SavedGamesProps {
  readonly asking: Asking | null | undefined;
  readonly onDone: () => void;
}

/** What is asked before something is done with a saved game. */
export function SaveDialogs(props: SaveDialogsProps) {
  const { sealed, onPassphrase, telling, onTell } = props;
  return (
    <>
      <Asked {...props} />
      {sealed && <SealedDialog {...sealed} onPassphrase={onPassphrase ?? (() => undefined)} />}
      {telling && <TellingDialog {...telling} onTell={onTell ?? (() => undefined)} />}
    </>
  );
}

function Asked({ asking, onDone, onRename, onDelete }: SaveDialogsProps) {
  if (!asking) return null;
  const { id, title, detail, date } = asking.save;
  if (asking.what === 'rename')
    return (
      <TextDialog
        title={`Rename ${title}`}
        label="Name"
        begin={title}
        act="Rename"
        onClose={onDone}
        onText={(name) => {
          onRename?.(id, name);
          onDone();
        }}
      />
    );
  return (
    <Dialog
      title={`Delete ${title}?`}
      description={`${detail}, ${date}. It can be brought back until this page is left.`}
      onClose={onDone}
      acts={
        <>
          <Button onPress={onDone}>Keep it</Button>
          <Button
            kind="danger"
            onPress={() => {
              onDelete(id);
              onDone();
            }}
          >
            Delete
          </Button>
        </>
      }
    />
  );
}
