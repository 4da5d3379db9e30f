import {
  SECTIONS,
  VEHICLES,
  counterOf,
  firepowerOf,
  fullSpeedOf,
  fullStrengthOf,
  speedOf,
  type CounterId,
  type Machine,
  type Section,
  type StaticPiece,
  type Unit,
  type Vehicle,
} from '../../../rules/extractors';
import { hexName, kindName } from './names';
import { count } from './text';

/** What is the matter with a unit, worst first; empty when it is whole and in the open. */
export function statusWords(unit: Unit): readonly string[] {
  return [...whereWords(unit), ...damageWords(unit), ...(unit.ambush ? ['+3 to hit from ambush'] : [])];
}

/** A vehicle without a weapon, such as the Extractor, has no firepower printed. */
export function isArmed({ kind }: Pick<Vehicle, 'kind'>): boolean {
  return VEHICLES[kind].firepower > 0;
}

/** Firepower–range–speed as on the counter: '3–2–2'; a machine: 'armour 13, speed 6'. */
export function figuresOf(unit: Unit): string {
  switch (unit.class) {
    case 'section':
      return [firepowerOf(unit), SECTIONS[unit.kind].range, speedOf(unit)].join('–');
    case 'vehicle':
      if (!isArmed(unit)) return `speed ${speedOf(unit)}`;
      return [firepowerOf(unit), VEHICLES[unit.kind].range, speedOf(unit)].join('–');
    case 'static':
      return `armour ${unit.armour}`;
    case 'machine':
      return `armour ${unit.armour}, speed ${speedOf(unit)}`;
  }
}

/** The figures for those who listen: 'firepower 3, range 2, speed 2, 2 steps of 2'. */
export function figuresInWords(unit: Unit): string {
  switch (unit.class) {
    case 'section': {
      const { range, steps } = SECTIONS[unit.kind];
      return `firepower ${firepowerOf(unit)}, range ${range}, speed ${speedOf(unit)}, ${count(unit.steps, 'step')} of ${steps}`;
    }
    case 'vehicle': {
      const { range } = VEHICLES[unit.kind];
      const fire = isArmed(unit) ? `firepower ${firepowerOf(unit)}, range ${range}` : 'does not fire';
      return `${fire}, speed ${speedOf(unit)}, armour ${unit.armour} of ${fullStrengthOf(unit)}`;
    }
    case 'static':
      return `armour ${unit.armour} of ${fullStrengthOf(unit)}`;
    case 'machine':
      return `armour ${unit.armour} of ${fullStrengthOf(unit)}, speed ${speedOf(unit)} of ${fullSpeedOf(unit)}`;
  }
}

function whereWords({ where, hidden }: Unit): readonly string[] {
  switch (where.at) {
    case 'map':
      return [...(hidden ? ['hidden'] : []), ...(where.inside === null ? [] : [insideWords(where.inside)])];
    case 'unplaced':
      return ['not yet placed'];
    case 'toEnter':
      return [...(where.inside === undefined ? [] : [insideWords(where.inside)]), 'waits to enter'];
    case 'exited':
      return [`left by the ${where.edge} edge`];
    case 'eliminated':
      return ['eliminated'];
  }
}

/** Floaters carry, forts shelter [§6.3.3, §9.5]. */
function insideWords(carrier: CounterId): string {
  const { kind, rank } = counterOf(carrier);
  const name = [kindName(kind ?? 'floater'), rank].filter((part) => part !== null).join(' ');
  return kind === 'fort' ? `sheltered in ${name}` : `embarked in ${name}`;
}

function damageWords(unit: Unit): readonly string[] {
  switch (unit.class) {
    case 'section':
      return sectionWords(unit);
    case 'vehicle':
      return vehicleWords(unit);
    case 'static':
      return armourWords(unit);
    case 'machine':
      return machineWords(unit);
  }
}

function sectionWords({ kind, steps, pinned, routed }: Section): readonly string[] {
  const { steps: full } = SECTIONS[kind];
  return [
    ...(routed ? ['routed'] : []),
    ...(pinned ? ['pinned'] : []),
    ...(steps < full && steps > 0 ? [`reduced to ${count(steps, 'step')}`] : []),
  ];
}

const WEAPON_HITS = [[], ['firepower halved'], ['weapon destroyed']] as const;
const DRIVE_HITS = [[], ['speed halved'], ['immobilised']] as const;

function vehicleWords(vehicle: Vehicle): readonly string[] {
  return [...DRIVE_HITS[vehicle.speedHits], ...WEAPON_HITS[vehicle.firepowerHits], ...armourWords(vehicle)];
}

function machineWords(machine: Machine): readonly string[] {
  const { move, combat, slots, speedLost } = machine;
  const boxes = [...move.boxes, ...combat.boxes].filter(({ lost }) => lost).length;
  const weapons = slots.filter(({ lost }) => lost).length;
  return [
    ...(speedOf(machine) === 0 ? ['immobilised'] : speedLost > 0 ? [`${speedLost} speed lost`] : []),
    ...(weapons > 0 ? [`${count(weapons, 'weapon slot')} lost`] : []),
    ...(boxes > 0 ? [`${count(boxes, 'order slot')} lost`] : []),
    ...armourWords(machine),
    ...(move.reset ? ['Move orders being reset'] : []),
    ...(combat.reset ? ['Combat orders reset'] : []),
    ...(machine.held ? ['holds, +1 to hit'] : []),
  ];
}

function armourWords(unit: Vehicle | StaticPiece | Machine): readonly string[] {
  const [armour, full] = [unit.armour, fullStrengthOf(unit)];
  return armour < full && armour > 0 ? [`armour ${armour} of ${full}`] : [];
}

/** Hex and status in a line, without its armour where that stands beside; a unit off the map says so itself. */
export function whereabouts(unit: Unit, beside?: 'armour'): string {
  const place = unit.where.at === 'map' ? [hexName(unit.where.hex)] : [];
  const told = beside === 'armour' && unit.class !== 'section' ? armourWords(unit) : [];
  return [...place, ...statusWords(unit).filter((word) => !told.includes(word))].join(', ');
}
