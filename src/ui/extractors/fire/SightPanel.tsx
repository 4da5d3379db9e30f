import { Eye, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { distance, type Hex } from '../../../hex';
import {
  couldFireInto,
  couldReach,
  mapOf,
  isExposed,
  isOrniType,
  lineOfSight,
  unitsIn,
  unitsOf,
  type CounterId,
  type Position,
} from '../../../rules/extractors';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { EmptyState } from '../../widgets/EmptyState';
import { Figures } from '../../widgets/Figures';
import { SightVerdict } from '../../widgets/SightVerdict';
import { useDesk, useDeskState } from '../input/deskStore';
import type { Sighting } from '../input/desk';
import { hexesSeen } from '../input/modes/sighting';
import { usePosition } from '../table';
import { count, groundWords, hexes, hexName, listed, nameOf, sightWords, terrainName } from '../wording';
import './fire.css';

/** The ruler: range and verdict between two hexes with every hex the line crosses, or all that a hex sees [§7.2]. */
export function SightPanel() {
  const position = usePosition();
  const desk = useDesk();
  const sight = useDeskState((state) => state.sight);
  if (!sight) return null;
  return (
    <>
      <Card level="main" kicker="Ruler and line of sight" title={titleOf(sight)}>
        {sight.from !== null && (
          <Button
            wide
            icon={<Eye aria-hidden size={20} />}
            pressed={sight.field ?? false}
            onPress={() => desk.sight({ from: sight.from, to: null, field: !(sight.field ?? false) })}
          >
            Show what sees and reaches {hexName(sight.from)}
          </Button>
        )}
      </Card>
      {sight.from === null && (
        <EmptyState title="Tap a hex">Then tap a second one. Units do not block a line of sight.</EmptyState>
      )}
      {sight.from !== null && sight.to === null && !sight.field && (
        <EmptyState title="Tap the other end">
          Range and sight go with the pointer or the keyboard until then.
        </EmptyState>
      )}
      {sight.from !== null && sight.to !== null && (
        <Line position={position} from={sight.from} to={sight.to} />
      )}
      {sight.from !== null && sight.field && (
        <>
          <Field position={position} from={sight.from} />
          <Danger position={position} hex={sight.from} />
        </>
      )}
    </>
  );
}

/** The way out is at the foot, where a closed sheet shows it too. */
export function SightActions() {
  const desk = useDesk();
  return (
    <ActionBar>
      <Button icon={<X aria-hidden size={20} />} caption="Back to the phase" onPress={() => desk.sight(null)}>
        Close
      </Button>
    </ActionBar>
  );
}

function titleOf({ from, to, field }: Sighting): string {
  if (from === null) return 'Pick the first hex';
  if (field) return `From ${hexName(from)}`;
  return to === null ? `From ${hexName(from)} to` : `${hexName(from)} to ${hexName(to)}`;
}

interface LineProps {
  readonly position: Position;
  readonly from: Hex;
  readonly to: Hex;
}

function Line({ position, from, to }: LineProps) {
  const map = mapOf(position);
  const sight = lineOfSight(map, from, to);
  const { heading, rule, sentences } = sightWords(sight);
  const ornis = [from, to]
    .flatMap((hex) => unitsIn(position, hex))
    .filter((unit) => isOrniType(unit) && !unit.hidden);
  return (
    <Card title={`Range ${hexes(distance(map.grid, from, to))}`}>
      <SightVerdict clear={sight.clear} title={heading} rule={rule}>
        {sentences[0]}
      </SightVerdict>
      {ornis.length > 0 && !sight.clear && (
        <p>
          But {listed(ornis.map(({ id }) => nameOf(position, id)))}{' '}
          {ornis.length === 1 ? 'sees and is' : 'see and are'} seen: Orni-type.
        </p>
      )}
      <ol className="crossed">
        <CrossedHex hex={from} />
        {sight.crossed.map((line, i) =>
          line.kind === 'hex' ? (
            <CrossedHex key={i} hex={line.hex} blocks={line.blocks} />
          ) : (
            <li key={i} data-blocks={line.blocks || undefined}>
              <b>{line.sides.map((side) => (side === null ? 'off the map' : hexName(side))).join(' | ')}</b>
              <span>
                along the side:{' '}
                {line.sides
                  .map((side) => (side === null ? 'off' : terrainName(map.terrain[side])))
                  .join(' and ')}
              </span>
              <span>{line.blocks ? 'both block' : 'clear'}</span>
            </li>
          ),
        )}
        <CrossedHex hex={to} />
      </ol>
    </Card>
  );
}

function CrossedHex({ hex, blocks }: { readonly hex: Hex; readonly blocks?: boolean }) {
  return (
    <li data-blocks={blocks || undefined}>
      <b>{hexName(hex)}</b>
      <span>{groundWords(usePosition(), hex)}</span>
      <span>{blocks === undefined ? 'end' : blocks ? 'blocks' : 'clear'}</span>
    </li>
  );
}

function Field({ position, from }: { readonly position: Position; readonly from: Hex }) {
  const { grid } = mapOf(position);
  const seen = hexesSeen(position, from);
  const there = new Set<Hex>([...seen, from]);
  const inSight = unitsOf(position).filter(
    (unit) => isExposed(unit) && (there.has(unit.where.hex) || isOrniType(unit)),
  );
  const of = (side: 'dorian' | 'avronian') => inSight.filter((unit) => unit.side === side);
  return (
    <Card title="It sees, and is seen from">
      <Figures
        figures={[
          { value: seen.length, label: seen.length === 1 ? 'hex' : 'hexes' },
          { value: of('dorian').length, label: 'Dorian units' },
          { value: of('avronian').length, label: 'Avronian units' },
        ]}
      />
      {inSight.length > 0 && (
        <ul className="aim-refusals">
          {inSight.map((unit) => (
            <li key={unit.id}>
              <b>{nameOf(position, unit.id)}</b>{' '}
              <span>
                {isExposed(unit) &&
                  `${hexName(unit.where.hex)}, ${hexes(distance(grid, from, unit.where.hex))}`}
                {isOrniType(unit) && ', Orni-type'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        {count(grid.columns * grid.rows - 1 - seen.length, 'hex', 'hexes')} out of sight. Orni-type units see
        and are seen everywhere.
      </p>
    </Card>
  );
}

/** What could be done to a hex: fire from where the units are, a move from where they are [§6.3, §7.3.1]. */
function Danger({ position, hex }: { readonly position: Position; readonly hex: Hex }) {
  return (
    <>
      <Units
        title="Could fire into it"
        none="Nobody has it in range, arc and sight."
        position={position}
        units={couldFireInto(position, hex)}
      />
      <Units
        title="Could move there"
        none="Nobody gets there in one move."
        position={position}
        units={couldReach(position, hex)}
      >
        In its next movement phase, machines without regard to orders.
      </Units>
    </>
  );
}

interface UnitsProps {
  readonly title: string;
  readonly none: string;
  readonly position: Position;
  readonly units: readonly CounterId[];
  readonly children?: ReactNode;
}

function Units({ title, none, position, units, children }: UnitsProps) {
  return (
    <Card title={title} aside={units.length > 0 ? String(units.length) : undefined}>
      {units.length === 0 ? <p>{none}</p> : <p>{listed(units.map((id) => nameOf(position, id)))}</p>}
      {units.length > 0 && children !== undefined && <p className="card-note">{children}</p>}
    </Card>
  );
}
