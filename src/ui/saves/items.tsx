import { BookmarkPlus, Download, Handshake, Link } from 'lucide-react';
import type { MenuItem } from '../widgets/menuItems';
import { showDialog } from './dialogs';

/** What every menu of a game offers to keep it, send it and take back. */
export const SAVE_ITEMS: readonly MenuItem[] = [
  {
    type: 'act',
    label: 'Take back by consent',
    detail: 'Across dice or a hand-over, if the other side agrees',
    icon: <Handshake aria-hidden size={20} />,
    onSelect: () => showDialog('takeBack'),
  },
  {
    type: 'act',
    label: 'Keep under a name',
    detail: 'The game as it stands, to come back to',
    icon: <BookmarkPlus aria-hidden size={20} />,
    onSelect: () => showDialog('name'),
  },
  {
    type: 'act',
    label: 'Export as a file',
    detail: 'Open, or sealed to play by mail',
    icon: <Download aria-hidden size={20} />,
    onSelect: () => showDialog('file'),
  },
  {
    type: 'act',
    label: 'Share a link',
    detail: 'The position you see, or the whole game',
    icon: <Link aria-hidden size={20} />,
    onSelect: () => showDialog('link'),
  },
];
