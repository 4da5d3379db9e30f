import { SCENARIOS, type ScenarioId } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { count } from '../wording';
import { pagesOf, paperSheets, type Layout } from './pages';
import {
  gameSheets,
  kitOf,
  offers,
  PRINT_AND_PLAY,
  type GameOnTable,
  type Offer,
  type SheetId,
} from './sheets';

interface SheetListProps {
  readonly game: GameOnTable | null;
  readonly chosen: ReadonlySet<SheetId>;
  readonly layout: Layout;
  readonly onChange: (chosen: ReadonlySet<SheetId>) => void;
}

interface SelectionsProps extends SheetListProps {
  /** A whole scenario was chosen: its marks belong on the map. */
  readonly onKit: (scenario: ScenarioId) => void;
}

/** What is wanted most, whole: the game, a scenario, all there is. */
export function Selections({ game, layout, onChange, onKit }: SelectionsProps) {
  const whole = (ids: readonly SheetId[]) => {
    const all = new Set(ids);
    const sheets = paperSheets(pagesOf(all, game, layout), layout);
    return { caption: count(sheets, 'sheet'), onPress: () => onChange(all) };
  };
  return (
    <>
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
      <div className="print-selections">
        {game && <Button {...whole(gameSheets(game))}>This game</Button>}
        <Button {...whole(PRINT_AND_PLAY)}>Print and play</Button>
        <Button caption="No page" onPress={() => onChange(new Set())}>
          Nothing
        </Button>
      </div>
    </>
  );
}

/** Every sheet by itself with its pages. */
export function SheetList({ game, chosen, layout, onChange }: SheetListProps) {
  const toggle = (id: SheetId) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <div className="print-list" role="group" aria-label="Sheets">
      {offers(game).map(({ title, offers: rows }) => (
        <fieldset key={title} className="print-group">
          <legend className="kicker">{title}</legend>
          {rows.map((offer) => (
            <SheetRow
              key={offer.id}
              offer={offer}
              pages={pagesOf(new Set([offer.id]), game, layout).length}
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
