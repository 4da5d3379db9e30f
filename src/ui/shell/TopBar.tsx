import { BookOpen, Printer } from 'lucide-react';
import { Bar } from '../widgets/Bar';
import type { MenuItem } from '../widgets/menuItems';
import { SettingsMenu } from './SettingsMenu';
import { hashOf } from './route';
import './shell.css';

const RULES = hashOf({ screen: 'rules', rule: null });
const PRINT = hashOf({ screen: 'print' });

/** Where there is no room for buttons, their links are in the menu. */
const LINKS: readonly MenuItem[] = [
  { type: 'link', label: 'Rules', href: RULES, icon: <BookOpen aria-hidden size={20} /> },
  { type: 'link', label: 'Print sheets', href: PRINT, icon: <Printer aria-hidden size={20} /> },
];

/** The bar of the screens outside a game. */
export function TopBar() {
  return (
    <Bar mark={<GameMark />} title="Extractors" detail="Field survey of Doriana-5">
      <a className="button bar-roomy-flex" href={RULES}>
        <BookOpen aria-hidden size={20} />
        Rules
      </a>
      <a className="button bar-roomy-flex" href={PRINT}>
        <Printer aria-hidden size={20} />
        Print sheets
      </a>
      <SettingsMenu items={LINKS} />
    </Bar>
  );
}

function GameMark() {
  return (
    <svg width="34" height="34" viewBox="-17 -17 34 34" aria-hidden>
      <path d="M15 0L7.5 13H-7.5L-15 0L-7.5 -13H7.5Z" fill="none" stroke="var(--att)" strokeWidth="3" />
      <path d="M-7 3H7M0 -6V3" stroke="var(--bar-ink)" strokeWidth="3" fill="none" />
    </svg>
  );
}
