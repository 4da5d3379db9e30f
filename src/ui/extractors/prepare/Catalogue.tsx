import { CounterSvg } from '../art/CounterSvg';
import {
  CELLS,
  FLOATER_CAPACITY,
  SECTIONS,
  mixOf,
  priceListOf,
  whyIllegal,
  type DorianVehicleKind,
  type Position,
  type Purchase,
  type SectionKind,
} from '../../../rules/extractors';
import { Panel } from '../../widgets/Panel';
import { Reason } from '../../widgets/Reason';
import { Stepper } from '../../widgets/Stepper';
import { WeaponRow } from '../../widgets/WeaponRow';
import { useDesk } from '../input/deskStore';
import { kindName, reasonText, signed } from '../wording';
import { countBought, priceOf, type BuyingForce } from './accounts';
import { cellWords, piecesOf, rowOfSection, rowOfVehicle } from './pieces';

interface CatalogueProps {
  readonly position: Position;
  readonly force: BuyingForce;
}

type Of<Item extends Purchase['item']> = Extract<Purchase, { readonly item: Item }>;

/** Cells and white units with their pieces, cost and why one cannot be had [§3]. */
export function Catalogue({ position, force }: CatalogueProps) {
  const list = priceListOf(position, force.index);
  const cells = list.filter((line): line is Of<'cell'> => line.item === 'cell');
  const whites = list.filter((line): line is Of<'white'> => line.item === 'white');
  const isSection = ({ kind }: Of<'white'>) => kind in SECTIONS;
  return (
    <div className="catalogue">
      <Panel title="Cells" aside={<span className="kicker">each once, bought whole</span>}>
        <ul>
          {cells.map((purchase) => (
            <CellRow key={purchase.cell} {...{ position, force, purchase }} />
          ))}
        </ul>
      </Panel>
      <div className="catalogue-whites">
        <Panel title="White sections" aside={<span className="kicker">bought singly</span>}>
          <ul>
            {whites.filter(isSection).map((purchase) => (
              <WhiteRow key={purchase.kind} {...{ position, force, purchase }} />
            ))}
          </ul>
        </Panel>
        <Panel title="Vehicles" aside={<span className="kicker">bought singly</span>}>
          <ul>
            {whites
              .filter((white) => !isSection(white))
              .map((purchase) => (
                <WhiteRow key={purchase.kind} {...{ position, force, purchase }} />
              ))}
          </ul>
        </Panel>
        <p className="prepare-note">
          Figures are firepower–range–speed. Firepower, speed and counts are reconstructed †.
        </p>
      </div>
    </div>
  );
}

interface RowProps<Item extends Purchase['item']> extends CatalogueProps {
  readonly purchase: Of<Item>;
}

function CellRow({ position, force, purchase }: RowProps<'cell'>) {
  const desk = useDesk();
  const picked = countBought(force.account, purchase) > 0;
  const buy = { type: 'buy', force: force.index, purchase } as const;
  const why = picked ? undefined : whyIllegal(position, buy);
  const reason = why && reasonText(position, why);
  return (
    <WeaponRow
      name={purchase.cell}
      cost={CELLS[purchase.cell].cost}
      detail={
        <span className="cell-pieces">
          <span className="piece-row" aria-hidden>
            {piecesOf(position, purchase).map((face, i) => (
              <CounterSvg key={i} face={face} size={34} />
            ))}
          </span>
          <span>
            {cellWords(purchase.cell)}
            {picked && <b className="cell-taken">Taken: press to give it back</b>}
          </span>
        </span>
      }
      picked={picked}
      reason={reason?.text}
      rule={reason?.rule}
      onPick={() => desk.act(picked ? { ...buy, type: 'sell' } : buy)}
    />
  );
}

function WhiteRow({ position, force, purchase }: RowProps<'white'>) {
  const desk = useDesk();
  const bought = countBought(force.account, purchase);
  const buy = { type: 'buy', force: force.index, purchase } as const;
  const sell = { ...buy, type: 'sell' } as const;
  const [noMore, noLess] = [whyIllegal(position, buy), whyIllegal(position, sell)];
  const reason = noMore && reasonText(position, noMore);
  const name = kindName(purchase.kind);
  return (
    <li className="white-row" data-picked={bought > 0 || undefined}>
      {piecesOf(position, purchase).map((face, i) => (
        <CounterSvg key={i} face={face} size={44} />
      ))}
      <div>
        <b>{name}</b>
        <small>{whiteFigures(position, purchase.kind)}</small>
      </div>
      <span className="row-figure">
        {priceOf(position, force, purchase)}
        <span className="visually-hidden"> points each</span>
      </span>
      <Stepper
        less={{ label: `One ${name} less`, reason: noLess && reasonText(position, noLess).text }}
        more={{ label: `One ${name} more`, reason: reason?.text }}
        onStep={(by) => desk.act(by === 1 ? buy : sell)}
      >
        <span className="white-count">
          <b>{bought}</b> <small>of {mixOf(position, purchase.kind)}</small>
        </span>
      </Stepper>
      {reason && (
        <span className="white-reason">
          <Reason rule={reason.rule}>{reason.text}</Reason>
        </span>
      )}
    </li>
  );
}

/** '3–3–2, 2 steps, profile 0, area fire'. */
function whiteFigures(position: Position, kind: SectionKind | DorianVehicleKind): string {
  if (kind in SECTIONS) {
    const { firepower, range, speed, steps, profile, area } = rowOfSection(position, kind as SectionKind);
    const tail = area ? ', area fire' : '';
    return `${firepower}–${range}–${speed}, ${steps === 1 ? '1 step' : `${steps} steps`}, profile ${signed(profile)}${tail}`;
  }
  const { firepower, range, speed, armour, profile } = rowOfVehicle(position, kind as DorianVehicleKind);
  const tail = kind === 'floater' ? `, carries ${FLOATER_CAPACITY} sections` : '';
  const figures = firepower > 0 ? `${firepower}–${range}–${speed}` : `does not fire, speed ${speed}`;
  return `${figures}, armour ${armour}, profile ${signed(profile)}${tail}`;
}
