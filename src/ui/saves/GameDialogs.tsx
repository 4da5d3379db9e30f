import { useContext, useEffect } from 'react';
import { problemWords } from './problems';
import { usePublished } from '../game/table';
import { Shown } from '../widgets/shown';
import { toastWhile } from '../widgets/toast';
import { showDialog, useDialog } from './dialogs';
import { FileDialog, LinkDialog, NameDialog, TakeBackDialog } from './laterDialogs';

interface GameDialogsProps {
  /** The position on the screen as a line of notation; null behind the curtain. */
  readonly written: (() => string) | null;
}

/** What stands before any screen of a game: keeping, sending, taking back, and the word that nothing is saved. */
export function GameDialogs({ written }: GameDialogsProps) {
  useUnsavedNotice();
  useSaveMark();
  const dialog = useDialog();
  const close = () => showDialog(null);
  switch (dialog) {
    case 'name':
      return <NameDialog onClose={close} />;
    case 'file':
      return <FileDialog onClose={close} />;
    case 'link':
      return <LinkDialog written={written} onClose={close} />;
    case 'takeBack':
      return <TakeBackDialog onClose={close} />;
    case null:
      return null;
  }
}

/** Says why the game is not being saved, with the way out, until it is again. */
function useUnsavedNotice(): void {
  const why = usePublished(({ save }) => (save.state === 'unsaved' ? save.why : null));
  const shown = useContext(Shown);
  useEffect(() => {
    if (why === null || !shown) return;
    return toastWhile(problemWords(why), { label: 'Export', onPress: () => showDialog('file') });
  }, [why, shown]);
}

/** Tells on the root of the page whether the last action is kept, so that tests and scripts can wait for it. */
function useSaveMark(): void {
  const state = usePublished(({ save }) => save.state);
  useEffect(() => {
    document.documentElement.dataset.save = state;
  }, [state]);
}
