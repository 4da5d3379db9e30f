import { describe, expect, it, test } from 'vitest';
import type { Ability, DieRoll, Facets, UnitName, WeaponName } from '../types';
import { UNITS, type UnitProfile } from './units';
import { WEAPONS, type WeaponProfile } from './weapons';

/** The lists as printed, without their reasons [§3.1, §3.2]. */
const PRINTED_UNITS = [
  'Anvil | tracked, large | 1 | 4/3/3/2 | 4/3/3/2 at 5+, −1, d6−1 | 2/−/−/− at 5+ | 1 | 6/0/0/0 | 18 | 4 | −',
  'Cinder | tracked, large | 1 | 5/4/3/2 | 4/3/3/2 at 5+, −1, d6−1 | 2/−/−/− at 5+ | 1 | 5/0/0/0 | 15 | 2 | Resistance fire[2]',
  'Lurcher | wheeled, medium | 1 | 2/2/1/1 | 2/1/1/1 at 5+, −1, d6−1 | 1/−/−/− at 5+ | 1 | 3/0/0/0 | 9 | 3 | Scout',
  'Rampart | great, huge | 1 | 6/5/4/3 | 6/4/4/2 at 5+, −1, d6 | 3/1/1/− at 5+ | 1 | 10/0/0/0 | 30 | 1 | −',
  'Line section | foot, medium | 4 | 0 | 1 at 4+, 0, d6 | 1/−/−/− at 6+ | 0 | 0/4/2/0 | 6 | 6 | Take cover[crawl, −2]',
  'Sappers | foot, medium | 4 | 2 | 1 at 4+, 0, d6 | 1/−/−/− at 5+ | 0 | 0/4/2/2 | 8 | 2 | Take cover[crawl, −2]; Cunning assault[1 per 2]; wire cutters; Resistance psychic[1]',
  'Pathfinders | foot, medium | 2 | 0 | 1 at 4+, 0, d6 | 1/−/−/− at 6+ | 0 | 0/2/1/2 | 5 | 2 | Scout; Hidden; Take cover[crawl, −2]; Camouflage[forest, ruins]; Pre-assault retreat[4+]; Cunning assault[1 per 1]',
  'Ram gun | crew, medium | 2 | 2/1/0/0 | 1 at 5+, 0, d6 | − | 1 | 2/3/2/1 | 12 | 2 | Take cover[set up, −2]',
  'Mortar | crew, medium | 2 | 1 | 1 at 5+, 0, d6 | − | 1 | 1/3/3/1 | 10 | 2 | Take cover[set up, −2]',
  'Heron | tracked, large | 1 | 3/3/2/2 | 3/3/2/2 at 5+, −1, d6−1 | 1/−/−/− at 5+ | 0 | 6/0/0/0 | 18 | 4 | Nimble',
  'Vat | wheeled, large | 1 | 3/3/2/2 | 2/2/1/1 at 5+, −1, d6−1 | 1/−/−/− at 5+ | 1 | 4/0/0/0 | 12 | 2 | Resistance acid: immune',
  'Kite | flyer, medium | 1 | 1 | 1 at 5+, 0, d6 | − | 0 | 3/0/1/2 | 12 | 2 | Flying; Scout; Good shot',
  'Fen riders | riders, medium | 2 | 1 | 3/2/2/1 at 4+, 1, d6 | 1/−/−/− at 5+ | 0 | 0/2/2/4 | 8 | 2 | Fear[6]',
  'League rifles | foot, medium | 4 | 0 | 1 at 5+, 0, d6 | 1/−/−/− at 6+ | 0 | 0/4/2/0 | 6 | 6 | Take cover[crawl, −2]',
  'Reed scouts | foot, medium | 2 | 0 | 1 at 5+, 0, d6 | − | 0 | 0/2/2/2 | 6 | 2 | Scout; Hidden; Good shot; Take cover[crawl, −2]; Camouflage[swamp, rough, ruins]; Pre-assault retreat[3+]',
  'Alchemists | foot, medium | 4 | 0 | 1 at 5+, 0, d6 | 1/−/−/− at 6+ | 0 | 0/4/2/0 | 6 | 2 | Bad shot; Take cover[crawl, −2]; Cunning assault[1 per 2]; gas masks',
  'Pike gun | crew, medium | 2 | 1/1/0/0 | 1 at 5+, 0, d6 | − | 0 | 2/3/2/1 | 12 | 2 | Steady; Take cover[set up, −2]',
  'Bombard | crew, medium | 2 | 0 | 1 at 5+, 0, d6 | − | 1 | 1/3/3/1 | 10 | 2 | Take cover[set up, −2]; gas masks',
  'Old Grief | beast, huge | 1 | 4/3/3/2 | 8/5/5/3 at 4+, 1, d10 | 3/2/2/− at 5+ | 0 | 0/4/2/12 | 18 | 1 | Terror[2][d6]; Resistance poison[2]',
];

/** The weapons as printed [§3.3]. */
const PRINTED_WEAPONS = [
  'Long gun | Anvil | */*/*/* | 4 | 2 | d10 | 1 | load (stand, slow)',
  'Hull autogun | Anvil | */−/−/− | 3 | −1 | d6 | 2 | −',
  'Flame projector | Cinder | */*/−/− | 1 | 1 | d6 | 1 | area(3+), lobbed, Fire, load (stand, slow)',
  'Autogun | Lurcher | */*/*/* | 3 | −1 | d6 | 3 | −',
  'Casemate guns | Rampart | ×2/×1/×1/− | 4 | 2 | d8 | see arc | fixed, load (stand, slow)',
  'Autoguns | Rampart | ×2/×2/×2/×2 | 3 | −1 | d6 | see arc | fixed',
  'Rifle | Line section | */*/−/− | 2 | −2 | d6 | 1 a model | −',
  'Bombs | Sappers | */*/−/− | 1 | 0 | d6 | 1 a model | area(6+), lobbed, limited(2)',
  'Carbine | Sappers | */*/−/− | 1 | −2 | d6 | 1 a model | −',
  'Carbine | Pathfinders | */*/−/− | 2 | −2 | d6 | 1 a model | −',
  'Ram gun | Ram gun | */−/−/− | 4 | 3 | d8+1 | 1 for the base | only set up, load (set up)',
  'Mortar | Mortar | */*/−/− | 6 | 1 | d6 | 1 for the base | area(4+), indirect, range 2 to 6, only set up, load (set up); 3 smoke shells',
  'Lance gun | Heron | */*/*/* | 4 | 2 | d8+1 | 1 | enhanced accuracy, load (stand, slow)',
  'Autogun | Heron | */−/−/− | 3 | −1 | d6 | 2 | −',
  'Vitriol sprayer | Vat | */*/−/− | 2 | 1 | d6 | 1 | area(4+), Acid, load (stand, slow)',
  'Twin guns | Kite | */*/−/− | 3 | 1 | d6 | 2 | −',
  'Rockets | Kite | */−/−/− | 2 | 1 | d6 | 4 (burst) | burst(4), limited(1)',
  'Pistols | Fen riders | */*/−/− | 1 | −2 | d6 | 1 a model | −',
  'Long rifle | League rifles | */*/−/− | 3 | −2 | d6 | 1 a model | enhanced accuracy, load (stand, slow, crawl)',
  'Marksman rifle | Reed scouts | */*/−/− | 4 | −1 | d6+1 | 1 a model | enhanced accuracy, load[5] (any but fast)',
  'Flasks | Alchemists | */*/−/− | 1 | 0 | d6 | 1 a model | area(6+), Poison[4], limited(2)',
  'Pistol | Alchemists | */*/−/− | 1 | −2 | d6 | 1 a model | −',
  'Pike gun | Pike gun | */−/−/− | 4 | 3 | d8 | 1 for the base | only set up, load (set up)',
  'Gas bombard | Bombard | */*/−/− | 6 | 1 | d4 | 1 for the base | area(4+), Poison[4], cloud, indirect, range 2 to 6, only set up, load (set up)',
  'Howl | Old Grief | */*/*/* | 3 | − | − | 1 | psychic damage[d8], no regular damage',
];

const signed = (value: number) => (value === 0 ? '' : value > 0 ? `+${value}` : `−${-value}`);
const minus = (value: number) => String(value).replace('-', '−');
const die = ({ sides, plus }: DieRoll) => `d${sides}${signed(plus)}`;
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

/** One figure where all are alike. */
function figures(values: Facets): string {
  const alike = values.every((value) => value === values[0]);
  return alike ? String(values[0]) : values.map((value) => (value === 0 ? '−' : value)).join('/');
}

/** Armour keeps its noughts. */
function armour(values: Facets): string {
  return figures(values).replaceAll('−', '0');
}

const PLAIN = { wireCutters: 'wire cutters', gasMasks: 'gas masks' } as Readonly<Record<string, string>>;

function ability(of: Ability): string {
  switch (of.ability) {
    case 'takeCover':
      return `Take cover[${of.mode === 'setUp' ? 'set up' : of.mode}, ${minus(of.modifier)}]`;
    case 'camouflage':
      return `Camouflage[${of.terrain.join(', ')}]`;
    case 'shot':
      return `${capital(of.grade)} shot`;
    case 'resistance':
      return `Resistance ${of.type}${of.value === 'immune' ? ': immune' : `[${of.value}]`}`;
    case 'preAssaultRetreat':
      return `Pre-assault retreat[${of.from}+]`;
    case 'cunningAssault':
      return `Cunning assault[1 per ${of.per}]`;
    case 'fear':
      return `Fear[${of.sides}]`;
    case 'terror':
      return `Terror[${of.radius}][d${of.sides}]`;
    default:
      return PLAIN[of.ability] ?? capital(of.ability);
  }
}

function unitRow(unit: UnitProfile): string {
  const { assault, deflection, cost } = unit;
  const worth = 3 * cost.industry + cost.manpower + cost.craft + cost.experience;
  return [
    unit.name,
    `${unit.class}, ${unit.size}`,
    unit.models,
    armour(unit.armour),
    `${figures(assault.dice)} at ${assault.toHit}+, ${minus(assault.ap)}, ${die(assault.damage)}`,
    deflection ? `${figures(deflection.dice)} at ${deflection.toHit}+` : '−',
    unit.fireLead,
    `${cost.industry}/${cost.manpower}/${cost.craft}/${cost.experience}`,
    worth,
    unit.most,
    unit.abilities.map(ability).join('; ') || '−',
  ].join(' | ');
}

function arc({ arc: figures, shots }: WeaponProfile): string {
  const sign = (value: number) => (value === 0 ? '−' : shots.by === 'sector' ? `×${value}` : '*');
  return figures.map(sign).join('/');
}

function shots({ shots, burst }: WeaponProfile): string {
  if (shots.by === 'sector') return 'see arc';
  if (shots.by === 'model') return '1 a model';
  return burst ? `${shots.count} (burst)` : String(shots.count);
}

const TRAITS = { fire: 'Fire', acid: 'Acid', minorAcid: 'minor Acid' } as const;

/** Every note the row must hold; none it does not have. */
function notes(weapon: WeaponProfile): readonly string[] {
  const modes = weapon.load?.modes.map((mode) => (mode === 'setUp' ? 'set up' : mode));
  return [
    ...(weapon.shots.by === 'sector' ? ['fixed'] : []),
    ...(weapon.accuracy ? ['enhanced accuracy'] : []),
    ...(weapon.area ? [`area(${weapon.area}+)`] : []),
    ...(weapon.lobbed ? ['lobbed'] : []),
    ...(weapon.traits ?? []).map((each) =>
      each.trait === 'poison' ? `Poison[${each.sides}]` : TRAITS[each.trait],
    ),
    ...(weapon.cloud ? ['cloud'] : []),
    ...(weapon.indirect ? ['indirect'] : []),
    ...(weapon.least ? [`range ${weapon.least} to ${weapon.range}`] : []),
    ...(weapon.onlySetUp ? ['only set up'] : []),
    ...(weapon.burst && weapon.shots.by === 'base' ? [`burst(${weapon.shots.count})`] : []),
    ...(weapon.limited ? [`limited(${weapon.limited})`] : []),
    ...(weapon.psychic ? [`psychic damage[d${weapon.psychic}]`] : []),
    ...(weapon.damage ? [] : ['no regular damage']),
    ...(weapon.load
      ? [
          `load${weapon.load.tokens > 1 ? `[${weapon.load.tokens}]` : ''} (${modes!.length === 4 ? 'any but fast' : modes!.join(', ')})`,
        ]
      : []),
    ...(weapon.smokeShells ? [`${weapon.smokeShells} smoke shells`] : []),
  ];
}

describe('§3.1, §3.2: the unit lists', () => {
  const names = Object.keys(UNITS) as UnitName[];

  test.each(PRINTED_UNITS.map((row, index): [UnitName, string] => [names[index], row]))('%s', (name, row) => {
    expect(unitRow(UNITS[name])).toBe(row);
  });

  it('has nine units of the Foundry and ten of the League', () => {
    expect(names).toHaveLength(PRINTED_UNITS.length);
    expect(names.map((name) => UNITS[name].side)).toEqual([
      ...Array.from({ length: 9 }, () => 'foundry'),
      ...Array.from({ length: 10 }, () => 'league'),
    ]);
  });
});

describe('§3.3: the weapons', () => {
  const names = Object.keys(WEAPONS) as WeaponName[];

  test.each(PRINTED_WEAPONS.map((row, index): [WeaponName, string] => [names[index], row]))(
    '%s',
    (name, row) => {
      const weapon = WEAPONS[name];
      const [title, unit, arcs, range, ap, damage, count, printed] = row.split(' | ');
      expect([weapon.name, UNITS[weapon.unit].name, arc(weapon)]).toEqual([title, unit, arcs]);
      expect(String(weapon.range)).toBe(range);
      expect(weapon.ap === null ? '−' : minus(weapon.ap)).toBe(ap);
      expect(weapon.damage === null ? '−' : die(weapon.damage)).toBe(damage);
      expect(shots(weapon)).toBe(count.replace(' for the base', ''));
      const told = printed === '−' ? [] : printed.split(/[,;] (?![^(]*\))/);
      expect([...notes(weapon)].sort()).toEqual([...told].sort());
    },
  );

  it('E-94: only weapons marked load need a token', () => {
    expect(WEAPONS.rifle.load).toBeUndefined();
    expect(names.filter((name) => WEAPONS[name].load)).toHaveLength(11);
  });

  it('is carried by the unit that lists it, in the order of the list', () => {
    for (const name of Object.keys(UNITS) as UnitName[])
      expect(UNITS[name].weapons).toEqual(names.filter((weapon) => WEAPONS[weapon].unit === name));
  });
});
