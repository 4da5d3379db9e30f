import { Undo2, Users } from 'lucide-react';
import { useSaveItems } from '../../saves/items';
import { useByMail } from '../../game/table';
import type { MenuItem } from '../../widgets/menuItems';
import { showSeats } from '../../seats/seatsDialog';
import { useAlone } from '../input/alone';
import { useTakeBackOwn } from '../inHand/TakeBackOwn';

/** What every menu of a game offers: who plays, to keep it, to send it, to take back. */
export function useSeatItems(): readonly MenuItem[] {
  const takeBack = useTakeBackOwn();
  const alone = useAlone();
  const kept = useSaveItems();
  // By mail each side sits at its own device, and takes nothing back alone.
  if (useByMail()) return kept;
  const own: readonly MenuItem[] = alone
    ? [
        {
          type: 'act',
          label: 'Take back my last decision',
          detail: 'With its dice; the log keeps it',
          icon: <Undo2 aria-hidden size={20} />,
          onSelect: takeBack,
        },
      ]
    : [];
  return [
    {
      type: 'act',
      label: 'Who plays',
      detail: 'A side to the computer, or to a person',
      icon: <Users aria-hidden size={20} />,
      onSelect: showSeats,
    },
    ...own,
    ...kept,
  ];
}
