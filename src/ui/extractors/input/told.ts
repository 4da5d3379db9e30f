import { useMemo } from 'react';
import type { CounterId, Event, Position, Unit } from '../../../rules/extractors';
import { usePosition, usePublished, type ExtractorsLogEntry } from '../table';
import { struckIn, type Scene } from './scene';
import { useScene } from './useScene';

interface Told {
  readonly position: Position;
  readonly log: readonly ExtractorsLogEntry[];
}

/** What may be told beside the map: while dice roll nothing of what they bring. */
export function useTold(): Told {
  const position = usePosition();
  const log = usePublished((published) => published.log);
  const scene = useScene();
  return useMemo(() => toldDuring({ position, log }, scene), [position, log, scene]);
}

/** Units that rolling dice may have struck stand as before, the log ends before the dice, and no game ends while they roll. */
function toldDuring(now: Told, scene: Scene | null): Told {
  if (!scene || (scene.past && scene.past.why !== 'inTurn')) return now;
  const { before, key, events } = scene;
  const log = now.log.filter(({ index }) => index < key);
  // Of several shots let go in one press those that follow are not told either.
  if (scene.past) return { position: before, log };
  const phase = now.position.phase.name === 'ended' ? before.phase : now.position.phase;
  return { position: { ...unstruck(now.position, before, events), phase }, log };
}

/** What may be told on the card of the dice: who has fallen is pictured as it was fired at, while they roll and after. */
export function toldByDice(position: Position, events: readonly Event[], scene: Scene | null): Position {
  return unstruck(position, scene ? scene.before : { units: fallen(position, events) }, events);
}

/** A position whose units that some events may have struck stand as before. */
function unstruck(position: Position, before: Pick<Position, 'units'>, events: readonly Event[]): Position {
  const struck = [...struckIn(events)].filter((id) => Object.hasOwn(before.units, id));
  const units = Object.fromEntries(struck.map((id) => [id, before.units[id]]));
  return { ...position, units: { ...position.units, ...units } };
}

/** Sections that a shot has done away with, with the steps they had left. */
function fallen({ units }: Position, events: readonly Event[]): Position['units'] {
  const found: Record<CounterId, Unit> = {};
  for (const event of events) {
    if (event.type !== 'shot') continue;
    for (const { forecast, effects } of event.results)
      for (const effect of effects) {
        const unit = units[forecast.target];
        if (effect.effect === 'step' && effect.left === 0 && unit.class === 'section')
          found[unit.id] = { ...unit, steps: effect.lost };
      }
  }
  return found;
}
