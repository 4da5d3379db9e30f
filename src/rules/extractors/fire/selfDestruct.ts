import { distance } from '../../../hex';
import type { Draft } from '../../result';
import { SELF_DESTRUCT_FIREPOWER } from '../data';
import { sightBetween } from '../lineOfSight';
import { doriana } from '../maps/doriana';
import type { CounterId, Event, Game, Position, ToHit, UnitForecast } from '../types';
import { enemyOf, exposedUnits, type Placed } from '../units';
import { placedUnit } from './armament';
import { eliminate } from './eliminate';
import { unitForecast } from './forecast';
import { removeDestroyed, resolveUnit } from './resolve';
import { chanceOf, rangeBetween, terrainDrm } from './toHit';

/** What a Self-destruct can do: every exposed enemy in the hex or adjacent, terrain DRM only, no line of sight needed [§8.4.5]. */
export function forecastSelfDestruct(position: Position, machine: CounterId): readonly UnitForecast[] {
  const unit = placedUnit(position, machine);
  return exposedUnits(position, enemyOf(unit.side))
    .filter((enemy) => distance(doriana.grid, unit.where.hex, enemy.where.hex) <= 1)
    .map((enemy) => unitForecast(position, enemy, [blastOn(unit, enemy)]));
}

/** The machine blows itself up and counts as destroyed [§8.4.5]. */
export function resolveSelfDestruct(game: Draft<Game>, machine: CounterId): Event[] {
  const results = forecastSelfDestruct(game, machine).map((unit) => resolveUnit(game, unit));
  return [
    { type: 'selfDestruct', machine, results },
    ...removeDestroyed(game, results, 'selfDestruct'),
    ...eliminate(game, machine, 'selfDestruct'),
  ];
}

/** To hit with the terrain DRM only, firepower 7, no facing DRM [§8.4.5]. */
function blastOn(machine: Placed, enemy: Placed): ToHit {
  const drms = [terrainDrm(enemy)];
  return {
    firer: { unit: machine.id, slot: null },
    range: rangeBetween(machine, enemy),
    drms,
    ...chanceOf(drms),
    firepower: SELF_DESTRUCT_FIREPOWER,
    aspect: 'none',
    facingDrm: 0,
    commando: false,
    sight: sightBetween(machine, enemy),
  };
}
