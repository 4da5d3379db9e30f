import type { ReactNode } from 'react';
import { PhoneSheet, type SheetHeight } from './PhoneSheet';
import { Tabs, type Tab } from './Tabs';
import { useColumns, useFourth } from './useColumns';
import './columns.css';

/** The tab of the right column's own content, where the left column is among its tabs. */
export const NOW = 'now';

interface ThreeColumnsProps {
  /** The left column's name, and what it holds: one part, or several as tabs. */
  readonly leftLabel: string;
  readonly left: readonly Tab[];
  /** At the foot of the left column, where there is one: what was looked at. */
  readonly dock?: ReactNode;
  /** The left tab that has a column of its own where there is room for a fourth. */
  readonly far?: string;
  /** The map or a display. It is never mounted anew when the window changes. */
  readonly middle: ReactNode;
  /** The decision: its title, what it rests on, its acts. */
  readonly right: {
    readonly label: string;
    /** The label as a tab, where it is long. */
    readonly short?: string | undefined;
    readonly content: ReactNode;
    readonly footer?: ReactNode;
  };
  /** A left tab, or NOW. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** The phone's sheet. */
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  /** play: 292 | map | 388. program: 260 | display | 400, the middle scrolls. */
  readonly layout?: 'play' | 'program';
}

/** Panels beside the map, never over it; in a narrow window the left column becomes tabs of the right one, on a phone pages of the sheet. */
export function ThreeColumns(props: ThreeColumnsProps) {
  const { leftLabel, left, dock, middle, right, tab, onTab, layout = 'play' } = props;
  const columns = useColumns();
  const far = useFourth() ? left.find(({ id }) => id === props.far) : undefined;
  return (
    <div className="columns" data-columns={columns} data-layout={layout} data-far={far && true}>
      {columns === 'wide' && (
        <aside key="left" className="column" aria-label={leftLabel}>
          <LeftTabs
            label={leftLabel}
            tabs={left.filter((one) => one !== far)}
            selected={tab === far?.id ? NOW : tab}
            onSelect={onTab}
          />
          {dock}
        </aside>
      )}
      <div key="middle" className="column-middle">
        {middle}
      </div>
      {columns === 'phone' ? (
        <Sheet key="sheet" {...props} />
      ) : (
        <aside key="right" className="column" aria-label={right.label}>
          {columns === 'wide' ? (
            <div className="column-body">{right.content}</div>
          ) : (
            <Tabs
              label={right.label}
              tabs={[{ id: NOW, label: right.short ?? right.label, content: right.content }, ...left]}
              selected={tab}
              onSelect={onTab}
            />
          )}
          {right.footer}
        </aside>
      )}
      {far && (
        <aside
          key="far"
          className="column"
          aria-label={typeof far.label === 'string' ? far.label : undefined}
        >
          <h2 className="column-title">{far.label}</h2>
          <div className="column-body">{far.content}</div>
        </aside>
      )}
    </div>
  );
}

interface LeftTabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (tab: string) => void;
}

function LeftTabs({ label, tabs, selected, onSelect }: LeftTabsProps) {
  if (tabs.length === 1) return <div className="column-body">{tabs[0].content}</div>;
  // The first is what a narrower window shows first too.
  const select = (tab: string) => onSelect(tab === tabs[0].id ? NOW : tab);
  return <Tabs label={label} tabs={tabs} selected={selected} onSelect={select} />;
}

function Sheet({ left, right, tab, onTab, height, onHeight }: ThreeColumnsProps) {
  const page = left.find(({ id }) => id === tab);
  return (
    <PhoneSheet
      title={page?.label ?? right.label}
      height={page ? 'whole' : height}
      onHeight={(next) => (page ? onTab(NOW) : onHeight(next))}
      onBack={page && (() => onTab(NOW))}
      footer={right.footer}
    >
      {page?.content ?? right.content}
    </PhoneSheet>
  );
}
