import { Menu as MenuSign } from 'lucide-react';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import type { MenuItem } from './menuItems';

const MenuPopup = lazy(() => import('./MenuPopup').then(({ MenuPopup }) => ({ default: MenuPopup })));

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: ReactNode;
}

/** A button with a list of acts and settings behind it; what shows the list is loaded with the first press. */
export function Menu({ label, items, icon = <MenuSign aria-hidden /> }: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <span className="menu-closed">
      <IconButton label={label} icon={icon} onPress={() => setWanted(true)} />
    </span>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuPopup label={label} items={items} icon={icon} />
    </Suspense>
  );
}
