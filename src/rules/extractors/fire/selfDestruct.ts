import { distance, hexesWithin, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { BLAST_RADIUS, SELF_DESTRUCT_FIREPOWER } from '../data';
import { sightBetween } from '../lineOfSight';
import { mapOf } from '../scenarios';
import type { CounterId, Event, Game, Position, ToHit, UnitForecast } from '../types';
import { enemyOf, exposedUnits, type Placed } from '../units';
import { placedUnit } from './armament';
import { eliminate } from './eliminate';
import { unitForecast } from './forecast';
import { destroyedIn, isDestroyed, removeDestroyed, resolveUnit, strike, type Telling } from './resolve';
import { chanceOf, rangeBetween, terrainCause, terrainDrm, type Aim } from './toHit';

/** What a Self-destruct can do: every exposed enemy in the hex or adjacent, terrain DRM only, no line of sight needed [§8.4.5]. */
export function forecastSelfDestruct(position: Position, machine: CounterId): readonly UnitForecast[] {
  const unit = placedUnit(position, machine);
  return reachedBy(position, unit).map((enemy) =>
    unitForecast(position, enemy, [blastOn(position, unit, enemy)]),
  );
}

function reachedBy(position: Position, machine: Placed): readonly Placed[] {
  return exposedUnits(position, enemyOf(machine.side)).filter(
    (enemy) => distance(mapOf(position).grid, machine.where.hex, enemy.where.hex) <= BLAST_RADIUS,
  );
}

/** The hexes a Self-destruct reaches [§8.4.5]. */
export function blastHexes(position: Position, machine: CounterId): readonly Hex[] {
  return hexesWithin(mapOf(position).grid, placedUnit(position, machine).where.hex, BLAST_RADIUS);
}

/** The machine blows itself up and counts as destroyed [§8.4.5]. */
export function resolveSelfDestruct(
  game: Draft<Game>,
  machine: CounterId,
  telling: Telling = 'told',
): Event[] {
  const events = telling === 'told' ? blastTold(game, machine) : blast(game, machine);
  return [...events, ...eliminate(game, machine, 'selfDestruct')];
}

function blastTold(game: Draft<Game>, machine: CounterId): readonly Event[] {
  const results = forecastSelfDestruct(game, machine).map((unit) => resolveUnit(game, unit));
  const removed = removeDestroyed(game, destroyedIn(results), 'selfDestruct');
  return [{ type: 'selfDestruct', machine, results }, ...removed];
}

function blast(game: Draft<Game>, machine: CounterId): readonly Event[] {
  const unit = placedUnit(game, machine);
  const gone = reachedBy(game, unit).filter((enemy) =>
    isDestroyed(strike(game, enemy.id, [blastAim(game, unit, enemy)])),
  );
  return removeDestroyed(
    game,
    gone.map(({ id }) => id),
    'selfDestruct',
  );
}

/** To hit with the terrain DRM only, firepower 7, no facing DRM [§8.4.5]. */
function blastAim(position: Position, machine: Placed, enemy: Placed): Aim & Pick<ToHit, 'chance'> {
  return {
    firer: { unit: machine.id, slot: null },
    ...chanceOf(terrainDrm(position, enemy)),
    firepower: SELF_DESTRUCT_FIREPOWER,
    facingDrm: 0,
    commando: false,
  };
}

function blastOn(position: Position, machine: Placed, enemy: Placed): ToHit {
  return {
    ...blastAim(position, machine, enemy),
    range: rangeBetween(position, machine, enemy),
    drms: [terrainCause(position, enemy)],
    aspect: 'none',
    sight: sightBetween(position, machine, enemy),
  };
}
