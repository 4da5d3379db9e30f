import { Button } from '../widgets/Button';
import { Stepper } from '../widgets/Stepper';
import { count } from '../widgets/words';
import type { AnyPage } from './page';
import { copies, type Kit, type Offer, type Offers, type Selection } from './sheets';

interface SheetListProps {
  readonly offers: Offers;
  readonly chosen: ReadonlySet<string>;
  /** The pages of a choice. */
  readonly pagesOf: (ids: readonly string[]) => readonly AnyPage[];
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

interface SelectionsProps extends Omit<SheetListProps, 'pagesOf'> {
  /** How many sheets of paper a choice takes. */
  readonly sheetsOf: (ids: readonly string[]) => number;
  /** A kit is taken, or with null what is of no scenario. */
  readonly onKit: (kit: Kit | null) => void;
}

/** What is wanted most, whole: the game, a scenario, all there is. */
export function Selections({ offers, chosen, sheetsOf, onChange, onKit }: SelectionsProps) {
  const { kits, selections } = offers;
  const caption = ({ ids }: Selection) => count(sheetsOf(ids), 'sheet');
  const isChosen = ({ ids }: Selection) =>
    new Set(ids).size === chosen.size && ids.every((id) => chosen.has(id));
  return (
    <>
      <div className="print-kits" role="group" aria-label="Kit of a scenario">
        <span className="kicker">Everything for one scenario</span>
        {kits.map((kit) => (
          <Button
            key={kit.label}
            caption={caption(kit)}
            pressed={isChosen(kit)}
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
            pressed={isChosen(selection)}
            onPress={() => {
              onChange(new Set(selection.ids));
              onKit(null);
            }}
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
  const choose = ({ id, most = 1 }: Offer, many: number) =>
    onChange(new Set([...chosen].filter((one) => !copies(id, most).includes(one)).concat(copies(id, many))));
  return (
    <div className="print-list" role="group" aria-label="Sheets">
      {groups.map(({ title, offers }) => (
        <fieldset key={title} className="print-group">
          <legend className="kicker">{title}</legend>
          {offers.map((offer) => (
            <SheetRow
              key={offer.id}
              offer={offer}
              many={copies(offer.id, offer.most ?? 1).filter((id) => chosen.has(id)).length}
              pagesOf={pagesOf}
              onMany={(many) => choose(offer, many)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface SheetRowProps extends Pick<SheetListProps, 'pagesOf'> {
  readonly offer: Offer;
  /** How many times it is chosen. */
  readonly many: number;
  readonly onMany: (many: number) => void;
}

function SheetRow({ offer: { id, label, detail, most = 1 }, many, pagesOf, onMany }: SheetRowProps) {
  const all = pagesOf(copies(id, Math.max(many, 1)));
  // Blank backs between copies belong to none of them.
  const pages = many > 1 ? all.filter(({ sheet }) => sheet.type !== 'blank') : all;
  return (
    <>
      <label className="print-row">
        <input type="checkbox" checked={many > 0} onChange={() => onMany(many > 0 ? 0 : 1)} />
        <span>
          {label}
          {detail !== undefined && <small>{detail}</small>}
        </span>
        <small>{count(pages.length, 'page')}</small>
      </label>
      {most > 1 && many > 0 && (
        <Stepper
          less={{ label: `One ${label} less`, reason: many > 1 ? undefined : 'Leave it out above' }}
          more={{ label: `One ${label} more`, reason: many < most ? undefined : 'That is the most' }}
          onStep={(by) => onMany(many + by)}
        >
          <output>{`${label} × ${many}`}</output>
        </Stepper>
      )}
    </>
  );
}
