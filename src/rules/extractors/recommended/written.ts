import { MACHINE_LETTERS } from '../data';
import type {
  CellName,
  Chassis,
  DorianVehicleKind,
  MachineLetter,
  Purchase,
  SectionKind,
  Weapon,
} from '../types';

/**
 * An army in a line. A company: `Panza, Bha', pgp, 2 walker`. Machines: `A psl +2 MF` is a given machine A with a
 * particle accelerator, a shredder and a laser in its slots in this order (`-`: none), two points of extra armour and both
 * Thanis orders; `Bb psl` is a Bipod B that is bought [§5].
 */
export type WrittenArmy = string;

const WEAPON_LETTERS: Readonly<Record<string, Weapon>> = {
  p: 'particleAccelerator',
  l: 'laser',
  k: 'seeker',
  s: 'shredder',
  m: 'streamer',
  t: 'thermoBeam',
  u: 'undulator',
};
const CHASSIS_LETTERS: Readonly<Record<string, Chassis>> = {
  b: 'bipod',
  m: 'multipod',
  g: 'glide',
  o: 'orni',
};
const MACHINE = /^([A-E])([bmgo]?) ([plksmtu-]*)(?: \+(\d))?(?: (M?F?))?$/;

/** What it buys, a line a purchase, in the order in which it can be bought. */
export function purchasesIn(army: WrittenArmy): readonly Purchase[] {
  return army.split(', ').flatMap((item): readonly Purchase[] => {
    const machine = MACHINE.exec(item);
    if (machine) return fittingIn(machine);
    const [, count, name] = /^(?:(\d) )?(.*)$/.exec(item)!;
    if (/^[A-Z]/.test(name)) return [{ item: 'cell', cell: name as CellName }];
    return repeated(Number(count ?? 1), { item: 'white', kind: name as SectionKind | DorianVehicleKind });
  });
}

function fittingIn([, name, chassis, weapons, armour, thanis = '']: RegExpExecArray): readonly Purchase[] {
  const letter = name as MachineLetter;
  return [
    ...(chassis ? [{ item: 'machine', letter, chassis: CHASSIS_LETTERS[chassis] } as const] : []),
    ...[...weapons].flatMap((weapon, slot): readonly Purchase[] =>
      weapon === '-' ? [] : [{ item: 'weapon', letter, slot, weapon: WEAPON_LETTERS[weapon] }],
    ),
    ...repeated(Number(armour ?? 0), { item: 'extraArmour', letter }),
    ...[...thanis].map((order): Purchase => ({
      item: 'thanis',
      letter,
      order: order === 'M' ? 'freeMove' : 'freeTarget',
    })),
  ];
}

function repeated(count: number, purchase: Purchase): readonly Purchase[] {
  return Array.from({ length: count }, () => purchase);
}

/** The line of a list of purchases. */
export function writtenArmy(purchases: readonly Purchase[]): WrittenArmy {
  const cells = purchases.flatMap((each) => (each.item === 'cell' ? [each.cell] : []));
  const whites = purchases.flatMap((each) => (each.item === 'white' ? [each.kind] : []));
  const counted = [...new Set(whites)].map((kind) => {
    const count = whites.filter((each) => each === kind).length;
    return count === 1 ? kind : `${count} ${kind}`;
  });
  return [...cells, ...counted, ...MACHINE_LETTERS.flatMap((letter) => machineOf(purchases, letter))].join(
    ', ',
  );
}

function machineOf(purchases: readonly Purchase[], letter: MachineLetter): readonly string[] {
  const own = purchases.filter((each) => 'letter' in each && each.letter === letter);
  if (own.length === 0) return [];
  const letterOf = (letters: Readonly<Record<string, string>>, name: string) =>
    Object.keys(letters).find((each) => letters[each] === name)!;
  const slots: string[] = [];
  let [chassis, armour, thanis] = ['', 0, ''];
  for (const each of own) {
    if (each.item === 'machine') chassis = letterOf(CHASSIS_LETTERS, each.chassis);
    if (each.item === 'weapon') slots[each.slot] = letterOf(WEAPON_LETTERS, each.weapon);
    if (each.item === 'extraArmour') armour++;
    if (each.item === 'thanis') thanis += each.order === 'freeMove' ? 'M' : 'F';
  }
  const weapons = Array.from(slots, (weapon: string | undefined) => weapon ?? '-').join('');
  return [
    `${letter}${chassis} ${weapons}${armour > 0 ? ` +${armour}` : ''}${thanis ? ` ${[...thanis].sort().reverse().join('')}` : ''}`,
  ];
}
