import { useCallback, useState } from 'react';
import type { AnimationStep, BoardAnimation } from '../../../board/model';
import { isPlaced, type Event, type Position } from '../../../rules/extractors';
import { usePosition, usePublished } from '../table';

/** The last action's events as the board plays them, once. */
export function useAnimation(): {
  readonly animation: BoardAnimation | null;
  readonly onAnimated: (key: string | number) => void;
} {
  const position = usePosition();
  const last = usePublished(({ log }) => log.at(-1));
  const [seen, setSeen] = useState<string | number>(last?.index ?? -1);
  const onAnimated = useCallback((key: string | number) => setSeen(key), []);
  if (!last || last.index <= Number(seen)) return { animation: null, onAnimated };
  const steps = last.events.flatMap((event) => stepsOf(position, event));
  return { animation: steps.length ? { key: last.index, steps } : null, onAnimated };
}

/** What one event looks like on the board; units that are gone leave nothing to move. */
export function stepsOf(position: Position, event: Event): readonly AnimationStep[] {
  switch (event.type) {
    case 'moved': {
      const unit = position.units[event.unit];
      if (event.steps.length === 0 || !isPlaced(unit)) return [];
      const hexes = [event.steps[0].from, ...event.steps.map(({ to }) => to)];
      const facing = unit.where.facing;
      return [{ kind: 'moved', counter: event.unit, steps: hexes.map((hex) => ({ hex, facing })) }];
    }
    case 'shot': {
      const hit = event.results.some(({ hits }) => hits.includes(true));
      return event.firers.flatMap(({ unit }): readonly AnimationStep[] => {
        const [firer, target] = [position.units[unit], position.units[event.target]];
        if (!isPlaced(firer) || !isPlaced(target)) return [];
        return [
          { kind: 'shot', from: firer.where.hex, to: target.where.hex, result: hit ? 'hit' : 'miss' },
          ...(hit ? [{ kind: 'damage', hex: target.where.hex } as const] : []),
        ];
      });
    }
    default:
      return [];
  }
}
