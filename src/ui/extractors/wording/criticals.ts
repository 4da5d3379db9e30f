import type {
  BoxIndex,
  CounterId,
  CriticalEffect,
  CriticalRoll,
  CycleName,
  Position,
} from '../../../rules/extractors';
import { cycleName, slotName } from './names';

type Effects = {
  readonly [Effect in CriticalEffect as Effect['effect']]: (
    effect: Effect,
    position: Position,
    target: CounterId,
  ) => string;
};

const EFFECTS: Effects = {
  none: () => 'no effect',
  armour: ({ lost }) => `${lost} more armour lost`,
  firepower: ({ hits }) => (hits === 1 ? 'firepower halved' : 'weapon destroyed'),
  speedHit: ({ hits }) => (hits === 1 ? 'speed halved' : 'immobilised'),
  speed: ({ lost }) => `speed −${lost}`,
  weaponSlot: ({ slot }, position, target) => `${weaponIn(position, target, slot)} lost`,
  orderBox: ({ cycle, box }) => `${boxName(cycle, box)} lost`,
  thanis: () => 'no effect on Thanis',
};

/** What a roll on the critical table does: 'speed −1', 'Laser in slot 2 lost' [§7.3.2]. */
export function criticalEffectText(position: Position, target: CounterId, effect: CriticalEffect): string {
  const word = EFFECTS[effect.effect] as (
    effect: CriticalEffect,
    position: Position,
    target: CounterId,
  ) => string;
  return word(effect, position, target);
}

/** Besides armour, which is counted with what the damage took. */
export function goesBeyondArmour({ effect: { effect } }: CriticalRoll): boolean {
  return !['none', 'armour', 'thanis'].includes(effect);
}

/** 'Critical roll 3, then 1: Laser in slot 2 lost'; a Commando's own roll says so [§7.6]. */
export function criticalText(
  position: Position,
  target: CounterId,
  { cause, roll, draw, effect }: CriticalRoll,
): string {
  const whose = cause === 'commando' ? 'Commando critical roll' : 'Critical roll';
  const dice = draw === null ? String(roll) : `${roll}, drawn ${draw}`;
  return `${whose} ${dice}: ${criticalEffectText(position, target, effect)}`;
}

/** 'Move order slot 2'. */
export function boxName(cycle: CycleName, box: BoxIndex): string {
  return `${cycleName(cycle)} order slot ${box + 1}`;
}

function weaponIn(position: Position, target: CounterId, slot: number): string {
  const name = slotName(position, target, slot);
  return name.startsWith('slot') ? `weapon in ${name}` : `${name} in slot ${slot + 1}`;
}
