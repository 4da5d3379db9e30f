import { allHexes, distance, type Hex } from '../../../hex';
import { perMap } from '../maps/perMap';
import { forceOf, mapOf } from '../scenarios';
import type { GameMap, Illegal, Position, Unit, Zone } from '../types';
import { illegal, isPlaced, unitsOf, type Placed } from '../units';

const hexesOn = perMap(({ grid, area }) => {
  const everywhere = allHexes(grid);
  return { everywhere, depressions: everywhere.filter((hex) => area[hex] >= 0) };
});

/** The zone a unit is placed in before the first turn, or null if it enters or stands where the scenario says [§5]. */
export function zoneOf(position: Position, unit: Unit): Zone | null {
  const { arrival } = forceOf(position, unit);
  return arrival.type === 'placed' ? arrival.zone : null;
}

/** The hexes of a zone, terrain and stacking apart; for a garrison those of the forts placed so far [§9]. */
export function hexesOfZone(position: Position, zone: Zone): readonly Hex[] {
  if (zone.zone === 'garrison') return fortsOf(position).map(({ where }) => where.hex);
  return printedHexes(mapOf(position), zone);
}

/** The same before anything is placed: a garrison has none yet [§9]. */
export function printedHexes(map: GameMap, zone: Zone): readonly Hex[] {
  switch (zone.zone) {
    case 'anywhere':
      return hexesOn(map).everywhere;
    case 'hexes':
    case 'forts':
      return zone.hexes;
    case 'garrison':
      return [];
    case 'extractors':
      return [...hexesOn(map).depressions, ...zone.near];
  }
}

/** Why the scenario does not let this unit stand in a hex [§9]. */
export function whyNotInZone(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  const zone = zoneOf(position, unit);
  if (!zone) return illegal('§5', { reason: 'notPlacedHere', unit: unit.id });
  if (!hexesOfZone(position, zone).includes(hex)) return illegal('§9', { reason: 'outsideZone', hex });
  return whyNotBeside(position, unit, hex);
}

/** Why a hex of its zone is closed to a unit by those of its kind placed before [§9]. */
export function whyNotBeside(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  switch (zoneOf(position, unit)?.zone) {
    case 'forts':
      return whyNotFort(position, unit, hex);
    case 'garrison':
      return whyNotGarrison(position, unit, hex);
    case 'extractors':
      return whyNotExtractor(position, unit, hex);
    default:
      return undefined;
  }
}

/** Whether a hex of its zone is open to a unit beside those of its kind; for all hexes, asked of one position. */
export function freeBeside(position: Position, unit: Unit): (hex: Hex) => boolean {
  const zone = zoneOf(position, unit)?.zone;
  if (zone !== 'forts' && zone !== 'garrison' && zone !== 'extractors') return () => true;
  return (hex) => !whyNotBeside(position, unit, hex);
}

/** No two forts adjacent [§9.5]. */
function whyNotFort(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  const { grid } = mapOf(position);
  const beside = fortsOf(position).find(
    ({ id, where }) => id !== unit.id && distance(grid, where.hex, hex) === 1,
  );
  return beside && illegal('§9.5', { reason: 'fortsAdjacent', fort: beside.id, hex });
}

/** One garrison section in each fort's hex. */
function whyNotGarrison(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  const fort = fortsOf(position).find(({ where }) => where.hex === hex);
  const other = garrisonIn(position, hex).some(({ id }) => id !== unit.id);
  return fort && other ? illegal('R-60', { reason: 'oneGarrisonEach', fort: fort.id }) : undefined;
}

/** One Extractor in each depression area and one near the lake [§9.3]. */
function whyNotExtractor(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  const { area } = mapOf(position);
  const other = unitsOf(position).find(
    (each) =>
      each.id !== unit.id &&
      each.kind === 'extractor' &&
      isPlaced(each) &&
      area[each.where.hex] === area[hex],
  );
  return other && illegal('§9.3', { reason: 'oneExtractorEach', extractor: other.id, hex });
}

function fortsOf(position: Position): readonly Placed[] {
  return unitsOf(position).filter((unit): unit is Placed => unit.kind === 'fort' && isPlaced(unit));
}

/** Garrison sections placed in a fort's hex. */
export function garrisonIn(position: Position, hex: Hex): readonly Placed[] {
  return unitsOf(position).filter(
    (unit): unit is Placed =>
      isPlaced(unit) && unit.where.hex === hex && zoneOf(position, unit)?.zone === 'garrison',
  );
}
