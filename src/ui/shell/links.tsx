import { BookOpen, House, Info, Printer, Star } from 'lucide-react';
import type { MenuLink } from '../widgets/menuItems';
import { hashOf } from './route';

/** The other screens, as menus name them. */
export const RULES_LINK: MenuLink = {
  type: 'link',
  label: 'Rules',
  href: hashOf({ screen: 'rules', rule: null }),
  icon: <BookOpen aria-hidden size={20} />,
};
export const LEARN_LINK: MenuLink = {
  type: 'link',
  label: 'Learn',
  href: hashOf({ screen: 'learn', what: null }),
  icon: <Star aria-hidden size={20} />,
};
export const PRINT_LINK: MenuLink = {
  type: 'link',
  label: 'Print sheets',
  href: hashOf({ screen: 'print', step: null }),
  icon: <Printer aria-hidden size={20} />,
};
export const SCENARIOS_LINK: MenuLink = {
  type: 'link',
  label: 'All scenarios',
  href: hashOf({ screen: 'select' }),
  icon: <House aria-hidden size={20} />,
};
export const ABOUT_LINK: MenuLink = {
  type: 'link',
  label: 'About',
  href: hashOf({ screen: 'about' }),
  icon: <Info aria-hidden size={20} />,
};
