import { holdsFireOnEntry, unitOf, type Position, type Prospect, type Unit } from '../../../rules/extractors';
import { changeSettings, useSettings, type Settings } from '../../shell/settings';
import { Card } from '../../widgets/Card';
import { percent } from '../../widgets/figures';
import { RuleLink } from '../../widgets/RuleLink';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { UnitPicture } from '../art/UnitPicture';
import { nameOf, slotName } from '../wording';
import type { MovePlan } from '../input/desk';
import { prospectsAt } from './prospects';

interface FromThereProps {
  readonly position: Position;
  readonly unit: Unit;
  readonly plan: MovePlan;
}

const CHOICES: readonly { readonly value: Settings['threats']; readonly label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'hits', label: 'I hit' },
  { value: 'hitBy', label: 'Hits me' },
];

/** More enemies than this are counted. */
const SHOWN = 4;

/** What the unit could hit from the end in hand, and what could hit it there [§7]. */
export function FromThere({ position, unit, plan: { end } }: FromThereProps) {
  const { threats } = useSettings();
  if (end.exit !== null) return null;
  const { hits, hitBy, hitByNext } = prospectsAt(position, unit.id, end);
  return (
    <Card title="From there, as things stand">
      {holdsFireOnEntry(position, unit) ? (
        <p className="card-note">
          It holds its fire in the turn it enters <RuleLink rule="§9.1" />
        </p>
      ) : (
        <Prospects position={position} prospects={hits} verb="I hit" none="Nothing to fire at from there." />
      )}
      <Prospects
        position={position}
        prospects={hitBy}
        verb="hits me"
        none="Nobody can fire at it there now."
      />
      {hitByNext.length > 0 && (
        <p className="split prospect-later">
          <span>
            After moving, {hitByNext.length} more could
            <small>{names(position, hitByNext)}</small>
          </span>
          <b>{hitByNext.length}</b>
        </p>
      )}
      <SegmentedControl
        label="On the map"
        value={threats}
        choices={CHOICES}
        onChange={(value) => changeSettings({ threats: value })}
      />
    </Card>
  );
}

interface ProspectsProps {
  readonly position: Position;
  readonly prospects: readonly Prospect[];
  readonly verb: 'I hit' | 'hits me';
  readonly none: string;
}

function Prospects({ position, prospects, verb, none }: ProspectsProps) {
  if (prospects.length === 0) return <p className="card-note">{none}</p>;
  const rest = prospects.length - SHOWN;
  return (
    <ul className="plain-list">
      {prospects.slice(0, SHOWN).map((prospect) => {
        const name = nameOf(position, prospect.enemy);
        return (
          <li key={prospect.enemy} className="prospect">
            <UnitPicture unit={unitOf(position, prospect.enemy)} size={32} />
            <span>
              {verb === 'I hit' ? `I hit ${name}` : `${name} hits me`}
              <small>{weaponsText(position, prospect)}</small>
            </span>
            <b>{percent(prospect.anyHit)}</b>
          </li>
        );
      })}
      {rest > 0 && <li className="card-note">and {rest} more</li>}
    </ul>
  );
}

/** 'Laser 60 %, Shredder 50 %'; a unit with one weapon needs no name for it. */
function weaponsText(position: Position, { weapons }: Prospect): string {
  return weapons
    .flatMap(({ firer: { unit, slot }, chance }) =>
      slot === null ? [] : [`${slotName(position, unit, slot)} ${percent(chance)}`],
    )
    .join(', ');
}

function names(position: Position, prospects: readonly Prospect[]): string {
  const told = prospects
    .slice(0, SHOWN)
    .map(({ enemy, anyHit }) => `${nameOf(position, enemy)} ${percent(anyHit)}`);
  return prospects.length > SHOWN ? `${told.join(', ')} …` : told.join(', ');
}
