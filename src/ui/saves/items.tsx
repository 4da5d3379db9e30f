import { BookmarkPlus, Download, Handshake, Link } from 'lucide-react';
import { useContext } from 'react';
import { SessionContext, useTwoPersons } from '../game/table';
import type { MenuItem } from '../widgets/menuItems';
import { showDialog } from './dialogs';

/** What every menu of a game offers to keep it and send it, and where two persons sit to take back by consent. */
export function useSaveItems(): readonly MenuItem[] {
  // A lesson is kept nowhere.
  const byMail = useContext(SessionContext)?.byMail === true;
  const two = useTwoPersons();
  return [...(two ? [CONSENT] : []), KEEP, two && byMail ? EXPORT_OR_SEAL : EXPORT, SHARE];
}

const CONSENT: MenuItem = {
  type: 'act',
  label: 'Take back by consent',
  detail: 'Across dice or a hand-over, if the other side agrees',
  icon: <Handshake aria-hidden size={20} />,
  onSelect: () => showDialog('takeBack'),
};

const KEEP: MenuItem = {
  type: 'act',
  label: 'Keep under a name',
  detail: 'The game as it stands, to come back to',
  icon: <BookmarkPlus aria-hidden size={20} />,
  onSelect: () => showDialog('name'),
};

const EXPORT = {
  type: 'act',
  label: 'Export as a file',
  detail: 'To keep it, or to go on elsewhere',
  icon: <Download aria-hidden size={20} />,
  onSelect: () => showDialog('file'),
} satisfies MenuItem;

const EXPORT_OR_SEAL: MenuItem = { ...EXPORT, detail: 'Open, or sealed to play by mail' };

const SHARE: MenuItem = {
  type: 'act',
  label: 'Share a link',
  detail: 'The position you see, or the whole game',
  icon: <Link aria-hidden size={20} />,
  onSelect: () => showDialog('link'),
};
