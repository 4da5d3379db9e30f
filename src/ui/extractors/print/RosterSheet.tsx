import { Fragment } from 'react';
import {
  FLOATER_CAPACITY,
  FORT_CAPACITY,
  SECTIONS,
  TRANSCOM_DRM,
  VEHICLES,
  firepowerOf,
  fullStrengthOf,
  printedCostOf,
  profileOf,
  speedOf,
  type Section,
} from '../../../rules/extractors';
import { count, isArmed, movementTypeName, shortName, signed } from '../wording';
import { HARD_TABLE, RALLY_TABLE, SOFT_TABLE } from '../reference/tables/combat';
import { VEHICLE_CRITICALS } from './chartTables';
import { hitsByRange, RECONSTRUCTED } from './machineWords';
import type { DorianUnit, RosterBlock } from './roster';
import { SheetTable, TickBox } from '../../print/SheetParts';
import { Figure } from './Figures';

interface RosterSheetProps {
  readonly title: string;
  readonly blocks: readonly RosterBlock[];
  readonly tables: boolean;
  /** Where its units are hidden is written down [§9.4]. */
  readonly hides?: boolean;
}

/** No Dorian unit fires farther [§7.3.1]. */
const REACH = [1, 2, 3, 4] as const;
/** Millimetres; the notes have the rest. */
const WIDTHS = [9, 24, 10, 18, 34, 9.5, 7.5, 7.5, 7.5, 13.5, 13.5];

/** The company by cell, with boxes for what it loses [§3]. */
export function RosterSheet({ title, blocks, tables, hides = false }: RosterSheetProps) {
  const widths = [...WIDTHS, ...(hides ? [16] : [])];
  return (
    <div className="roster-sheet">
      <header className="page-head">
        <h2>{title}</h2>
        <p>
          Cross a box for a step or an armour point lost. P pinned, R routed. Vehicles: F firepower halved,
          then gone; S speed halved, then immobile. Columns 1 to 4: what hits on 1d10 by range, before other
          DRMs.
        </p>
      </header>
      {blocks.length > 0 && (
        <table className="roster" role="img" aria-label={blocks.map(namesOf).join('. ')}>
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} style={{ width: `${width}mm` }} />
            ))}
          </colgroup>
          <RosterHead hides={hides} />
          <tbody aria-hidden>
            {blocks.map((block) => (
              <Fragment key={block.title}>
                <tr className="roster-cell">
                  <th scope="rowgroup" colSpan={widths.length + 1}>
                    <span>
                      {block.sold === 'whole' && <TickBox />} {block.title}
                    </span>
                    {block.points !== null && <span>{count(block.points, 'point')}</span>}
                  </th>
                </tr>
                {block.units.map((unit) => (
                  <UnitLine key={unit.id} unit={unit} forSale={block.sold === 'singly'} hides={hides} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      {tables && <RosterTables />}
    </div>
  );
}

function RosterHead({ hides }: Required<Pick<RosterSheetProps, 'hides'>>) {
  return (
    <thead aria-hidden>
      <tr>
        <td />
        <th scope="col">Unit</th>
        <th scope="col">Profile</th>
        <th scope="col">FP–R–Spd {RECONSTRUCTED}</th>
        <th scope="col">Steps, armour</th>
        {REACH.map((range) => (
          <th key={range} scope="col">
            {range === 1 ? '1 hex' : range}
          </th>
        ))}
        <th scope="col" colSpan={2}>
          Status
        </th>
        {hides && <th scope="col">Hex, faces</th>}
        <th scope="col">Notes</th>
      </tr>
    </thead>
  );
}

/** Of a form to be filled in by pen a screen reader is given the names alone. */
function namesOf({ title, units }: RosterBlock): string {
  return `${title}: ${units.map(shortName).join(', ')}`;
}

interface UnitLineProps {
  readonly unit: DorianUnit;
  /** With a box to tick when it is bought, and its cost. */
  readonly forSale: boolean;
  readonly hides: boolean;
}

function UnitLine({ unit, forSale, hides }: UnitLineProps) {
  const gone = unit.where.at === 'eliminated';
  const [full, left] = strengthOf(unit);
  const hits = rangesOf(unit);
  return (
    <tr data-gone={gone || undefined}>
      <td>
        <Figure kind={unit.kind} className="roster-figure" />
      </td>
      <th scope="row">
        {forSale && <TickBox />} {shortName(unit)}
      </th>
      <td>{signed(profileOf(unit))}</td>
      <td>
        <b>{figuresOf(unit)}</b>
      </td>
      <td>
        <span className="boxes">
          {Array.from({ length: full }, (_, index) => (
            <TickBox key={index} crossed={index < full - left || gone} />
          ))}
        </span>
      </td>
      {REACH.map((range) => (
        <td key={range}>{hits[range - 1]}</td>
      ))}
      <StatusBoxes unit={unit} />
      {hides && <td />}
      <td className="roster-note">{gone ? 'eliminated' : notesOf(unit, forSale).join(', ')}</td>
    </tr>
  );
}

function StatusBoxes({ unit }: { readonly unit: DorianUnit }) {
  switch (unit.class) {
    case 'section':
      return (
        <>
          <td>
            P <TickBox crossed={unit.pinned} />
          </td>
          <td>
            R <TickBox crossed={unit.routed} />
          </td>
        </>
      );
    case 'vehicle':
      return (
        <>
          <td>
            {(isArmed(unit) || unit.firepowerHits > 0) && (
              <>
                F <Pair hits={unit.firepowerHits} />
              </>
            )}
          </td>
          <td>
            S <Pair hits={unit.speedHits} />
          </td>
        </>
      );
    case 'static':
      return <td colSpan={2} />;
  }
}

function Pair({ hits }: { readonly hits: number }) {
  return (
    <>
      <TickBox crossed={hits > 0} />
      <TickBox crossed={hits > 1} />
    </>
  );
}

/** Steps or armour: whole, and left. */
function strengthOf(unit: DorianUnit): readonly [full: number, left: number] {
  return [fullStrengthOf(unit), unit.class === 'section' ? unit.steps : unit.armour];
}

/** Firepower, range, speed as they are now. */
function figuresOf(unit: DorianUnit): string {
  if (unit.class === 'static') return '–';
  if (unit.class === 'vehicle' && !isArmed(unit)) return `speed ${speedOf(unit)}`;
  const { range } = unit.class === 'section' ? SECTIONS[unit.kind] : VEHICLES[unit.kind];
  return `${firepowerOf(unit)}–${range}–${speedOf(unit)}`;
}

function rangesOf(unit: DorianUnit): readonly string[] {
  if (unit.class === 'static') return [];
  return hitsByRange((unit.class === 'section' ? SECTIONS[unit.kind] : VEHICLES[unit.kind]).toHit);
}

function notesOf(unit: DorianUnit, forSale: boolean): readonly string[] {
  return [...(forSale ? [count(printedCostOf(unit), 'point')] : []), ...traitsOf(unit)];
}

function traitsOf(unit: DorianUnit): readonly string[] {
  if (unit.class === 'section') return sectionNotes(unit);
  if (unit.kind === 'floater')
    return [movementTypeName('acv'), `carries ${count(FLOATER_CAPACITY, 'section')}`];
  if (unit.kind === 'fort') return [`shelters ${count(FORT_CAPACITY, 'section')}`];
  return unit.class === 'vehicle' ? [movementTypeName(VEHICLES[unit.kind].movement)] : [];
}

function sectionNotes(unit: Section): readonly string[] {
  const { steps, area } = SECTIONS[unit.kind];
  const reduced = steps > 1 ? [`one step: FP ${firepowerOf({ ...unit, steps: 1 })}`] : [];
  return [
    ...reduced,
    ...(area ? ['area'] : []),
    ...(unit.kind === 'transcom' ? [`rally ${TRANSCOM_DRM.map(signed).join(', ')}`] : []),
    ...(unit.kind === 'commando' ? ['hit on hard: critical roll'] : []),
  ];
}

function RosterTables() {
  return (
    <div className="roster-tables">
      <SheetTable table={{ ...SOFT_TABLE, caption: 'Damage to sections' }} />
      <SheetTable table={{ ...HARD_TABLE, caption: 'Damage to vehicles, forts and the Post' }} />
      <SheetTable table={RALLY_TABLE} />
      <SheetTable table={VEHICLE_CRITICALS} />
    </div>
  );
}
