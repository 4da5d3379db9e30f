import { BookOpen, FileText, Keyboard, ListRestart, Redo2, ScrollText, type LucideIcon } from 'lucide-react';
import type { MenuItem } from '../widgets/menuItems';
import { copyText } from '../widgets/copyText';

function item(Icon: LucideIcon, label: string, onSelect: () => void): MenuItem & { readonly type: 'act' } {
  return { type: 'act', label, icon: <Icon aria-hidden size={20} />, onSelect };
}

/** A page of the left column; where the column has no room its pages fill the sheet. */
interface Page {
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

const LOG: Page = { id: 'log', label: 'Log', Icon: ScrollText };
const RULES: Page = { id: 'rules', label: 'Rules', Icon: BookOpen };

/** The pages of a game's own, then the log and the rules. */
export function pageItems(own: readonly Page[], onTab: (id: string) => void): readonly MenuItem[] {
  return [...own, LOG, RULES].map(({ id, label, Icon }) => item(Icon, label, () => onTab(id)));
}

export function keysItem(onTab: (id: string) => void): MenuItem {
  return item(Keyboard, 'Keys', () => onTab('keys'));
}

/** `label`: what would be done again; null: there is nothing. */
export function redoItem(label: string | null, onSelect: () => void): MenuItem {
  const reason = label === null ? 'Nothing was taken back' : undefined;
  return { ...item(Redo2, label ?? 'Redo', onSelect), reason };
}

/** In the middle of a game. `can`: something of the phase can be taken back. */
export function restartItem(can: boolean, onSelect: () => void): MenuItem {
  const detail = 'Takes back up to the last dice or reveal';
  return { ...item(ListRestart, 'Restart the phase', onSelect), ...(can ? { detail } : NOTHING) };
}

/** While it is prepared nothing has been rolled or shown. */
export function startOverItem(can: boolean, onSelect: () => void): MenuItem {
  const detail = 'Takes back all that was chosen in it';
  return { ...restartItem(can, onSelect), ...(can && { detail }) };
}

const NOTHING = { reason: 'Nothing of it can be taken back' } as const;

/** `written`: the position, as the looking side may know it, in a line of notation. `copied`: what is said once it is. */
export function copyItem(
  written: () => string,
  copied: (line: string) => string = () => 'Position copied.',
): MenuItem {
  const copy = () => {
    const line = written();
    copyText(line, copied(line));
  };
  return { ...item(FileText, 'Copy the position', copy), detail: 'One line of text' };
}
