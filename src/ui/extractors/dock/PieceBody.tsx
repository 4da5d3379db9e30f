import {
  SECTIONS,
  VEHICLES,
  firepowerOf,
  fullStrengthOf,
  passengersOf,
  profileOf,
  speedOf,
  type Section,
  type Unit,
  type Vehicle,
} from '../../../rules/extractors';
import { Pips } from '../../widgets/Pips';
import { usePosition } from '../table';
import { capital, isArmed, listed, movementTypeName, nameOf, signed, statusWords } from '../wording';

type Piece = Exclude<Unit, { class: 'machine' }>;

/** A section, vehicle or position: its figures as they are now, what it is printed with, what is the matter with it [§3]. */
export function PieceBody({ unit }: { readonly unit: Piece }) {
  const position = usePosition();
  const { noun, left, of } = strengthOf(unit);
  const inside = passengersOf(position, unit.id).map(({ id }) => nameOf(position, id));
  const status = statusWords(unit);
  return (
    <>
      <div className="dock-strength">
        <span>
          {noun} {left} of {of}
        </span>
        <span>{typeText(unit)}</span>
      </div>
      <Pips label={`${noun}: ${left} of ${of} left`} left={left} of={of} />
      {unit.class !== 'static' && (
        <dl className="dock-figures">
          {figuresOf(unit).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {status.length > 0 && <p>{capital(listed(status))}.</p>}
      {inside.length > 0 && <p>Inside: {listed(inside)}.</p>}
    </>
  );
}

function strengthOf(unit: Piece): { readonly noun: string; readonly left: number; readonly of: number } {
  const of = fullStrengthOf(unit);
  return unit.class === 'section'
    ? { noun: 'Steps', left: unit.steps, of }
    : { noun: 'Armour', left: unit.armour, of };
}

/** 'Soft, leg, profile 0'. */
function typeText(unit: Piece): string {
  const profile = `profile ${signed(profileOf(unit))}`;
  if (unit.class === 'static') return `Hard, ${profile}`;
  const { movement } = unit.class === 'section' ? SECTIONS[unit.kind] : VEHICLES[unit.kind];
  return `${unit.class === 'section' ? 'Soft' : 'Hard'}, ${movementTypeName(movement)}, ${profile}`;
}

function figuresOf(unit: Section | Vehicle) {
  const speed = { label: 'Speed', value: speedOf(unit) };
  if (unit.class === 'vehicle' && !isArmed(unit)) return [speed];
  const { range } = unit.class === 'section' ? SECTIONS[unit.kind] : VEHICLES[unit.kind];
  return [{ label: 'Firepower', value: firepowerOf(unit) }, { label: 'Range', value: range }, speed];
}
