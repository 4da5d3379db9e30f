import type { Expected, Section, Unit } from '../types';
import { readDamage, strikeSection } from './damage';
import { oddsOf } from './odds';

/** What a damage roll comes to once somebody has hit. */
export type Given = Omit<Expected, 'anyHit'>;

/*
 * Worked out once for each case by the odds the shot card shows, then kept: there are some thousands. Beyond these bounds
 * nothing changes: the last row of every table begins below, and no damage roll takes more armour.
 */
const FIREPOWER_BOUND = 11;
const ARMOUR_BOUND = 15;
const COMMANDOS_BOUND = 7;
const FACINGS = 3;
const STATES = 4;

const ofSections: (Given | undefined)[] = [];
const ofMachines: (Given | undefined)[] = [];
const ofOthers: (Given | undefined)[] = [];

/** What a damage roll of those who hit comes to: their summed firepower, facing DRM −1 to 1, Commandos among them [§7.3.2, §7.6]. */
export function damageGiven(unit: Unit, firepower: number, facingDrm: number, commandos: number): Given {
  const row = Math.min(firepower, FIREPOWER_BOUND);
  if (unit.class === 'section') {
    const state = (unit.pinned ? 1 : 0) + (unit.routed ? 2 : 0);
    const key = (row * STATES + state) * 8 + unit.steps;
    return (ofSections[key] ??= softGiven(unit, row));
  }
  const armour = Math.min(unit.armour, ARMOUR_BOUND);
  const rolls = Math.min(commandos, COMMANDOS_BOUND);
  const key = ((row * FACINGS + facingDrm + 1) * (ARMOUR_BOUND + 1) + armour) * (COMMANDOS_BOUND + 1) + rolls;
  const known = unit.class === 'machine' ? ofMachines : ofOthers;
  return (known[key] ??= armourGiven({ ...unit, armour }, row, facingDrm, rolls));
}

/** The facing of a section and who fires at it do not matter to the roll. */
function softGiven(section: Section, firepower: number): Given {
  const { mean, critical, destroyed } = oddsOf(section, [{ commando: false }], [certain([0], firepower, 0)]);
  const [pinned, routed] = [share(section, firepower, 'pinned'), share(section, firepower, 'routed')];
  return { mean, critical, destroyed, pinned, routed };
}

/** In so many of ten rolls it lives and stands so afterwards. */
function share(section: Section, firepower: number, state: 'pinned' | 'routed'): number {
  let rolls = 0;
  for (let roll = 0; roll < 10; roll++) {
    const struck = strikeSection(section, readDamage('soft', firepower, roll).result);
    if (struck.steps > 0 && struck[state]) rolls++;
  }
  return rolls / 10;
}

function armourGiven(
  unit: Exclude<Unit, Section>,
  firepower: number,
  facing: number,
  commandos: number,
): Given {
  const firers = Array.from({ length: Math.max(1, commandos) }, () => ({ commando: commandos > 0 }));
  const hits = [...firers.keys()];
  const { mean, critical, destroyed } = oddsOf(unit, firers, [certain(hits, firepower, facing)]);
  return { mean, critical, destroyed, pinned: 0, routed: 0 };
}

function certain(hits: readonly number[], firepower: number, facingDrm: number) {
  return { hits, chance: 1, firepower, facingDrm };
}
