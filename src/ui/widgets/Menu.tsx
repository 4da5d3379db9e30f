import { Menu as MenuSign } from 'lucide-react';
import { lazy, startTransition, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import type { MenuItem } from './menuItems';

const MenuPopup = lazy(() => import('./MenuPopup').then(({ MenuPopup }) => ({ default: MenuPopup })));

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: ReactNode;
}

/** A button with a list of acts and settings behind it; until what shows the list is there, the button waits with the focus. */
export function Menu({ label, items, icon = <MenuSign aria-hidden /> }: MenuProps) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <MenuPopup label={label} items={items} icon={icon} />;
  return (
    <span className="menu-closed">
      <IconButton label={label} icon={icon} onPress={() => startTransition(() => setWanted(true))} />
    </span>
  );
}
