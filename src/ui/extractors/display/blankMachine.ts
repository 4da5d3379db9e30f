import { CHASSIS, counterId, type Chassis, type Cycle, type Machine } from '../../../rules/extractors';

const BOX = { order: null, revealed: false, lost: false } as const;
const EMPTY: Cycle<never> = { boxes: [BOX, BOX, BOX], marker: null, running: false, reset: false };

/** A chassis as it is printed: no weapon, no order, nothing lost. */
export function blankMachine(kind: Chassis, letter: Machine['letter']): Machine {
  const { armour, slots } = CHASSIS[kind];
  return {
    id: counterId(letter),
    side: 'avronian',
    where: { at: 'toEnter' },
    force: 0,
    moved: false,
    fired: false,
    hidden: false,
    ambush: false,
    class: 'machine',
    kind,
    letter,
    armour,
    extraArmour: 0,
    speedLost: 0,
    slots: slots.map(() => ({ weapon: null, lost: false, fired: false })),
    thanis: { freeMove: false, freeTarget: false },
    move: EMPTY,
    combat: EMPTY,
    objective: null,
    mark: null,
    held: false,
    combatReset: false,
  };
}
