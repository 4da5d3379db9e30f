import { BookmarkPlus, Download, Handshake, Link } from 'lucide-react';
import { useContext } from 'react';
import { SessionContext, usePublished, useTable, useTwoPersons } from '../game/table';
import type { MenuItem } from '../widgets/menuItems';
import { showDialog } from './dialogs';

/** What every menu of a game offers to keep it and send it, and where two persons sit to take back by consent. */
export function useSaveItems(): readonly MenuItem[] {
  // A lesson is kept nowhere.
  const offersMail = useContext(SessionContext)?.offersMail === true;
  const two = useTwoPersons();
  const table = useTable();
  const mail = usePublished((published) => published.mail);
  const goesOn = two && offersMail && !table.standing().ended;
  if (mail === 'underWay') return [table.isAway() ? EXPORT : EXPORT_COPY, SHARE_POSITION];
  return [...(two && mail === 'none' ? [CONSENT] : []), KEEP, goesOn ? EXPORT_OR_SEAL : EXPORT, SHARE];
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

const EXPORT_OR_SEAL: MenuItem = {
  ...EXPORT,
  label: 'Send by mail, or export as a file',
  detail: 'Sealed for the other player, or open',
};

/** By mail the game is kept in one place, and what is sent stands. */
const EXPORT_COPY: MenuItem = { ...EXPORT, detail: 'A sealed copy for this side' };

const SHARE = {
  type: 'act',
  label: 'Share a link',
  detail: 'The position you see, or the whole game',
  icon: <Link aria-hidden size={20} />,
  onSelect: () => showDialog('link'),
} satisfies MenuItem;

const SHARE_POSITION: MenuItem = { ...SHARE, detail: 'The position you see' };
