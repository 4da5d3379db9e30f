import { CHASSIS, SECTIONS, STACKING_LIMIT, STATICS, VEHICLES } from '../rules/extractors/data';
import type { Game, Unit } from '../rules/extractors';
import { countsAsVehicle, isPlaced, unitsOf } from '../rules/extractors/units';

/** What is wrong with a game that no legal play may make wrong; empty if nothing is. */
export function broken(game: Game): readonly string[] {
  return [
    ...unitsOf(game).flatMap((unit) => brokenUnit(unit)),
    ...brokenStacks(game),
    ...brokenInsides(game),
    ...brokenActivation(game),
  ];
}

function brokenUnit(unit: Unit): readonly string[] {
  const wrong: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(`${unit.id}: ${what}`);
  };
  const alive = unit.where.at !== 'eliminated';
  switch (unit.class) {
    case 'section':
      check(unit.steps <= SECTIONS[unit.kind].steps, `${unit.steps} steps`);
      check(!alive || unit.steps > 0, 'alive without steps');
      check(!(unit.pinned && unit.routed), 'pinned and routed');
      break;
    case 'vehicle':
      check(
        unit.armour <= VEHICLES[unit.kind].armour && (!alive || unit.armour > 0),
        `armour ${unit.armour}`,
      );
      break;
    case 'static':
      check(unit.armour <= STATICS[unit.kind].armour && (!alive || unit.armour > 0), `armour ${unit.armour}`);
      break;
    case 'machine': {
      const full = CHASSIS[unit.kind].armour + unit.extraArmour;
      check(unit.armour <= full && (!alive || unit.armour > 0), `armour ${unit.armour} of ${full}`);
      check(unit.slots.length === CHASSIS[unit.kind].slots.length, 'slots of another chassis');
      check(unit.speedLost >= 0, `speed lost ${unit.speedLost}`);
      for (const box of [...unit.move.boxes, ...unit.combat.boxes])
        check(!box.lost || box.order === null, 'an order in a lost box');
      break;
    }
  }
  const faces = unit.class === 'vehicle' || unit.class === 'machine';
  if (isPlaced(unit)) check((unit.where.facing !== null) === faces, `facing ${unit.where.facing}`);
  return wrong;
}

/** At most three friendly units in a hex, one of them a vehicle; never both sides in one hex [§6.2, R-06]. */
function brokenStacks(game: Game): readonly string[] {
  const wrong: string[] = [];
  const hexes = new Map<number, Unit[]>();
  for (const unit of unitsOf(game))
    if (isPlaced(unit) && unit.where.inside === null)
      hexes.set(unit.where.hex, [...(hexes.get(unit.where.hex) ?? []), unit]);
  for (const [hex, units] of hexes) {
    for (const side of ['dorian', 'avronian'] as const) {
      const own = units.filter((unit) => unit.side === side);
      if (own.length > STACKING_LIMIT) wrong.push(`hex ${hex}: ${own.length} ${side} units`);
      if (own.filter(countsAsVehicle).length > 1) wrong.push(`hex ${hex}: two ${side} vehicles`);
    }
    const open = units.filter((unit) => !unit.hidden);
    if (new Set(open.map(({ side }) => side)).size > 1 && game.turn > 0) wrong.push(`hex ${hex}: both sides`);
  }
  return wrong;
}

/** Whoever is inside something is in its hex, within its capacity [§6.3.3, §9.5]. */
function brokenInsides(game: Game): readonly string[] {
  const wrong: string[] = [];
  const load = new Map<string, number>();
  for (const unit of unitsOf(game)) {
    if (!isPlaced(unit) || unit.where.inside === null) continue;
    const carrier = game.units[unit.where.inside];
    load.set(carrier.id, (load.get(carrier.id) ?? 0) + 1);
    if (!isPlaced(carrier) || carrier.where.hex !== unit.where.hex)
      wrong.push(`${unit.id}: inside a missing ${carrier.id}`);
    if (carrier.hidden !== unit.hidden && carrier.kind === 'floater')
      wrong.push(`${unit.id}: hidden apart from its Floater`);
  }
  for (const [id, count] of load) if (count > 2) wrong.push(`${id}: carries ${count}`);
  return wrong;
}

function brokenActivation(game: Game): readonly string[] {
  const machine = game.activation?.machine;
  if (machine === undefined) return [];
  return game.units[machine].where.at === 'eliminated' ? [`${machine}: active and destroyed`] : [];
}
