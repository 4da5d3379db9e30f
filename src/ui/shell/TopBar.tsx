import { Bar } from '../widgets/Bar';
import type { MenuItem } from '../widgets/menuItems';
import { ABOUT_LINK, LEARN_LINK, PRINT_LINK, RULES_LINK } from './links';
import { SettingsMenu } from './SettingsMenu';
import './shell.css';

/** Where there is no room for buttons, these are in the menu. */
const LINKS = [LEARN_LINK, RULES_LINK, PRINT_LINK];

/** The bar of the screens outside a game; `items`: what the screen adds to its menu. */
export function TopBar({ items = [] }: { readonly items?: readonly MenuItem[] }) {
  return (
    <Bar mark={<GameMark />} title="Extractors" detail="Field survey of Doriana-5">
      {LINKS.map(({ label, href, icon }) => (
        <a key={href} className="button bar-roomy-flex" href={href}>
          {icon}
          {label}
        </a>
      ))}
      <SettingsMenu items={[...items, ...LINKS, ABOUT_LINK]} />
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
