import { Button } from '../widgets/Button';
import { count } from '../widgets/words';
import type { Kit, Offer, Offers, Selection } from './sheets';

interface SheetListProps {
  readonly offers: Offers;
  readonly chosen: ReadonlySet<string>;
  /** How many pages a choice takes. */
  readonly pagesOf: (ids: readonly string[]) => number;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

interface SelectionsProps extends Omit<SheetListProps, 'chosen' | 'pagesOf'> {
  /** How many sheets of paper a choice takes. */
  readonly sheetsOf: (ids: readonly string[]) => number;
  readonly onKit: (kit: Kit) => void;
}

/** What is wanted most, whole: the game, a scenario, all there is. */
export function Selections({ offers, sheetsOf, onChange, onKit }: SelectionsProps) {
  const { kits, selections } = offers;
  const caption = ({ ids }: Selection) => count(sheetsOf(ids), 'sheet');
  return (
    <>
      <div className="print-kits" role="group" aria-label="Kit of a scenario">
        <span className="kicker">Everything for one scenario</span>
        {kits.map((kit) => (
          <Button
            key={kit.label}
            caption={caption(kit)}
            onPress={() => {
              onChange(new Set(kit.ids));
              onKit(kit);
            }}
          >
            {kit.label}
          </Button>
        ))}
      </div>
      <div className="print-selections">
        {selections.map((selection) => (
          <Button
            key={selection.label}
            caption={caption(selection)}
            onPress={() => onChange(new Set(selection.ids))}
          >
            {selection.label}
          </Button>
        ))}
        <Button caption="No page" onPress={() => onChange(new Set())}>
          Nothing
        </Button>
      </div>
    </>
  );
}

/** Every sheet by itself with its pages. */
export function SheetList({ offers: { groups }, chosen, pagesOf, onChange }: SheetListProps) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <div className="print-list" role="group" aria-label="Sheets">
      {groups.map(({ title, offers }) => (
        <fieldset key={title} className="print-group">
          <legend className="kicker">{title}</legend>
          {offers.map((offer) => (
            <SheetRow
              key={offer.id}
              offer={offer}
              pages={pagesOf([offer.id])}
              checked={chosen.has(offer.id)}
              onToggle={() => toggle(offer.id)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface SheetRowProps {
  readonly offer: Offer;
  readonly pages: number;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function SheetRow({ offer: { label, detail }, pages, checked, onToggle }: SheetRowProps) {
  return (
    <label className="print-row">
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      <small>{count(pages, 'page')}</small>
    </label>
  );
}
