import { useEffect } from 'react';
import { problemWords } from './problems';
import { usePublished } from '../game/table';
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

/** Says why the game is not being saved, with the way out, until it is again; of one that another tab plays its screen says it. */
function useUnsavedNotice(): void {
  const why = usePublished(({ save }) => (save.state === 'unsaved' ? save.why : null));
  useEffect(() => {
    if (why === null || why === 'otherTab') return;
    return toastWhile(problemWords(why), { label: 'Export', onPress: () => showDialog('file') });
  }, [why]);
}

/** Tells on the root of the page whether the last action is kept, so that tests and scripts can wait for it. */
function useSaveMark(): void {
  const state = usePublished(({ save }) => save.state);
  useEffect(() => {
    document.documentElement.dataset.save = state;
  }, [state]);
}
