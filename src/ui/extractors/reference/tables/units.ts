import {
  CELLS,
  CHASSIS,
  MACHINE_LIMIT,
  SECTIONS,
  STATICS,
  VEHICLES,
  WEAPONS,
  WHITE_MIX,
  type CellName,
  type Chassis,
  type SectionKind,
  type VehicleKind,
  type Weapon,
} from '../../../../rules/extractors';
import { arcName, between, kindName, movementTypeName } from '../../wording';
import type { RuleTable } from '../../../reference/section';
import { drm } from './figures';

const VEHICLE_KINDS = (Object.keys(VEHICLES) as VehicleKind[]).filter((kind) => kind !== 'extractor');

export const SECTION_TABLE: RuleTable = {
  caption: 'Dorian sections: soft, on foot',
  columns: ['Section', 'Cost', 'Type', 'Profile', 'Steps', 'Firepower †', 'Range', 'Speed †'],
  rows: (Object.keys(SECTIONS) as SectionKind[]).map((kind) => {
    const { name, cost, movement, profile, steps, firepower, range, speed, area } = SECTIONS[kind];
    return [
      area ? `${name} (area)` : name,
      String(cost),
      movementTypeName(movement),
      drm(profile),
      steps === 1 ? '1 †' : String(steps),
      String(firepower),
      String(range),
      String(speed),
    ];
  }),
};

export const VEHICLE_TABLE: RuleTable = {
  caption: 'Dorian vehicles: hard, white',
  columns: ['Vehicle', 'Cost', 'Type', 'Profile', 'Armour', 'Firepower †', 'Range', 'Speed †'],
  rows: VEHICLE_KINDS.map((kind) => {
    const { name, cost, movement, profile, armour, firepower, range, speed } = VEHICLES[kind];
    return [
      name,
      String(cost),
      movementTypeName(movement),
      drm(profile),
      String(armour),
      String(firepower),
      String(range),
      String(speed),
    ];
  }),
};

export const CHASSIS_TABLE: RuleTable = {
  caption: 'Avronian machines',
  columns: [
    'Chassis',
    'Cost',
    'Type',
    'Profile',
    'Armour',
    'Speed †',
    'Weapon slots and arcs †',
    'Extra armour, each',
  ],
  rows: (Object.keys(CHASSIS) as Chassis[]).map((kind) => {
    const { name, cost, movement, profile, armour, speed, slots, extraArmourCost } = CHASSIS[kind];
    return [
      name,
      String(cost),
      movementTypeName(movement),
      drm(profile),
      String(armour),
      String(speed),
      slots.map((arc, slot) => `${slot + 1} ${arcName(arc)}`).join('; '),
      String(extraArmourCost),
    ];
  }),
  note: 'The speeds of the Bipod and the Glide are confirmed by the rulebook’s examples.',
};

const AREAS = { none: '', hex: 'target hex', around: 'target hex and the 6 around it' } as const;

export const WEAPON_TABLE: RuleTable = {
  caption: 'Avronian weapons',
  columns: ['Weapon', 'Cost', 'Hard firepower', 'Soft firepower', 'Range', 'Area'],
  rows: (Object.keys(WEAPONS) as Weapon[]).map((weapon) => {
    const { name, cost, hard, soft, minRange, maxRange, area } = WEAPONS[weapon];
    const range = minRange === 1 ? String(maxRange) : between(minRange, maxRange);
    return [name, String(cost), String(hard), String(soft), range, AREAS[area]];
  }),
};

const { extractor } = VEHICLES;

export const PIECE_TABLE: RuleTable = {
  caption: 'Scenario pieces',
  columns: ['Piece', 'Class', 'Armour', 'Profile', 'Speed', 'Notes'],
  rows: [
    ...(['commandPost', 'fort'] as const).map((kind) => [
      kindName(kind),
      kind === 'fort' ? 'hard, static vehicle' : 'hard, static',
      String(STATICS[kind].armour),
      drm(STATICS[kind].profile),
      '0',
      kind === 'fort' ? 'no facing, no weapon; shelters 1 section' : 'no facing, no weapon',
    ]),
    [
      extractor.name,
      `Avronian vehicle, ${movementTypeName(extractor.movement)}`,
      `${extractor.armour} †`,
      `${drm(extractor.profile)} †`,
      `${extractor.speed} †`,
      `cost ${extractor.cost} (victory points); unarmed †; no road bonus; vehicle tables`,
    ],
  ],
};

export const CELL_TABLE: RuleTable = {
  caption: 'Dorian cells',
  columns: ['Cell', 'Shock', 'Lance', 'Commando', 'Walker', 'Cost'],
  rows: (Object.keys(CELLS) as CellName[]).map((cell) => {
    const { shock, lance, commando, walker, cost } = CELLS[cell];
    return [
      cell,
      ...[shock, lance, commando, walker].map((number) => (number > 0 ? String(number) : '')),
      String(cost),
    ];
  }),
};

export const MIX_TABLE: RuleTable = {
  caption: 'White counters and machines in the mix †',
  columns: ['Counter', ...WHITE_MIX.map(([kind]) => kindName(kind)), 'Machines'],
  rows: [['Number', ...WHITE_MIX.map(([, number]) => String(number)), `${MACHINE_LIMIT}, any chassis`]],
};
