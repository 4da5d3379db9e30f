import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { announce } from './announce';
import type { MenuItem } from './menuItems';
import './button.css';
import './overlay.css';

interface MenuPopupProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon: ReactNode;
}

/** More items than this stand in two columns. */
const LONG = 12;

/** The menu itself; it opens as it appears. */
export function MenuPopup({ label, items, icon }: MenuPopupProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  // Nobody listened yet when a key asked for it: the first item has the keyboard, as at each later opening.
  const keyed = useRef(document.querySelector(':focus-visible') !== null);
  const begin = (list: HTMLElement | null) => {
    if (list && keyed.current) list.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    if (list) keyed.current = false;
  };
  // An act waits until its item is gone and the button has the focus: a window that it opens gives the focus back there.
  const act = (event: Event) => {
    const does = chosen.current;
    if (does === null) return;
    chosen.current = null;
    event.preventDefault();
    button.current?.focus();
    does();
  };
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger ref={button} className="icon-button" aria-label={label} title={label}>
        {icon}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        {/* Outside the landmarks of the page it is a landmark of its own. */}
        <nav aria-label={label}>
          <DropdownMenu.Content
            ref={begin}
            className="menu"
            align="end"
            sideOffset={4}
            collisionPadding={8}
            // A long menu scrolls: it can have the focus itself before one of its items has.
            tabIndex={0}
            loop
            onCloseAutoFocus={act}
          >
            {/* Columns that may be as high as they need: the menu scrolls down, not sideways. */}
            <div className="menu-items" data-long={items.length > LONG || undefined}>
              {items.map((item, i) => (
                <Item key={i} item={item} onAct={(does) => (chosen.current = does)} />
              ))}
            </div>
          </DropdownMenu.Content>
        </nav>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Settings leave the menu open, so that several can be changed. */
const stay = (event: Event) => event.preventDefault();

interface ItemProps<Item> {
  readonly item: Item;
  readonly onAct: (does: () => void) => void;
}

function Item({ item, onAct }: ItemProps<MenuItem>) {
  switch (item.type) {
    case 'act':
      return <ActItem {...{ item, onAct }} />;
    case 'link':
      return (
        <DropdownMenu.Item asChild>
          <a className="menu-item" href={item.href}>
            <span className="menu-sign">{item.icon}</span>
            {item.label}
          </a>
        </DropdownMenu.Item>
      );
    case 'check':
      return (
        <DropdownMenu.CheckboxItem
          className="menu-item"
          checked={item.checked}
          onCheckedChange={item.onChange}
          onSelect={stay}
        >
          <Tick />
          <Words label={item.label} detail={item.detail} />
        </DropdownMenu.CheckboxItem>
      );
    case 'choice':
      return (
        <DropdownMenu.RadioGroup
          aria-label={item.label}
          value={item.value}
          onValueChange={(value) => item.onChange(value)}
        >
          <DropdownMenu.Label className="menu-label kicker">{item.label}</DropdownMenu.Label>
          {item.choices.map(({ value, label }) => (
            <DropdownMenu.RadioItem key={value} className="menu-item" value={value} onSelect={stay}>
              <Tick />
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      );
    case 'rule':
      return <DropdownMenu.Separator className="menu-rule" />;
  }
}

function ActItem({ item, onAct }: ItemProps<Extract<MenuItem, { type: 'act' }>>) {
  const { label, detail, icon, reason, onSelect } = item;
  const refuse = (event: Event) => {
    event.preventDefault();
    announce(reason ?? '');
  };
  return (
    <DropdownMenu.Item
      className="menu-item"
      aria-disabled={reason !== undefined || undefined}
      onSelect={reason === undefined ? () => onAct(onSelect) : refuse}
    >
      <span className="menu-sign">{icon}</span>
      <Words label={label} detail={reason ?? detail} />
    </DropdownMenu.Item>
  );
}

function Words({ label, detail }: { readonly label: string; readonly detail: string | undefined }) {
  return (
    <span>
      {label}
      {detail !== undefined && <small>{detail}</small>}
    </span>
  );
}

function Tick() {
  return (
    <span className="menu-sign">
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden size={18} />
      </DropdownMenu.ItemIndicator>
    </span>
  );
}
