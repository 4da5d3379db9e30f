import { SCENARIOS, type ScenarioId } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { count } from '../wording';
import {
  gameSheets,
  kitOf,
  offers,
  pagesOf,
  pagesOfSheet,
  PRINT_AND_PLAY,
  type GameOnTable,
  type Layout,
  type Offer,
  type SheetId,
} from './sheets';

interface SheetListProps {
  readonly game: GameOnTable | null;
  readonly chosen: ReadonlySet<SheetId>;
  readonly layout: Layout;
  readonly onChange: (chosen: ReadonlySet<SheetId>) => void;
  /** A whole scenario was chosen: its marks belong on the map. */
  readonly onKit: (scenario: ScenarioId) => void;
}

/** Whole selections first, then every sheet by itself with its pages. */
export function SheetList({ game, chosen, layout, onChange, onKit }: SheetListProps) {
  const toggle = (id: SheetId) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const whole = (ids: readonly SheetId[]) => {
    const all = new Set(ids);
    return { caption: count(pagesOf(all, game, layout).length, 'page'), onPress: () => onChange(all) };
  };
  return (
    <>
      <div className="print-selections">
        {game && <Button {...whole(gameSheets(game))}>This game</Button>}
        <Button {...whole(PRINT_AND_PLAY)}>Print and play</Button>
        <Button caption="No page" onPress={() => onChange(new Set())}>
          Nothing
        </Button>
      </div>
      <div className="print-kits" role="group" aria-label="Kit of a scenario">
        <span className="kicker">Everything for one scenario</span>
        {SCENARIOS.map((scenario) => (
          <Button
            key={scenario.id}
            {...whole(kitOf(scenario))}
            onPress={() => {
              whole(kitOf(scenario)).onPress();
              onKit(scenario.id);
            }}
          >
            {`${scenario.number} ${scenario.title}`}
          </Button>
        ))}
      </div>
      {offers(game).map(({ title, offers: rows }) => (
        <fieldset key={title} className="print-group">
          <legend className="kicker">{title}</legend>
          {rows.map((offer) => (
            <SheetRow
              key={offer.id}
              offer={offer}
              pages={pagesOfSheet(offer.id, game, layout).length}
              checked={chosen.has(offer.id)}
              onToggle={() => toggle(offer.id)}
            />
          ))}
        </fieldset>
      ))}
    </>
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
