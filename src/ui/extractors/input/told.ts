import { useMemo } from 'react';
import type { Position } from '../../../rules/extractors';
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
  const { position } = now;
  const struck = [...struckIn(events)].filter((id) => Object.hasOwn(before.units, id));
  const units = Object.fromEntries(struck.map((id) => [id, before.units[id]]));
  const phase = position.phase.name === 'ended' ? before.phase : position.phase;
  return { position: { ...position, phase, units: { ...position.units, ...units } }, log };
}
