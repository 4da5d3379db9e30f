import { useCallback, useState } from 'react';
import type { BoardAnimation } from '../../../board/model';
import { usePosition, usePublished } from '../table';
import { motionOf } from './motion';

/** The last action's events as the board plays them, once. */
export function useAnimation(): {
  readonly animation: BoardAnimation | null;
  readonly onAnimated: (key: string | number) => void;
} {
  const after = usePosition();
  const last = usePublished(({ log }) => log.at(-1));
  const [seen, setSeen] = useState<string | number>(last?.index ?? -1);
  const [change, setChange] = useState({ before: after, after });
  const onAnimated = useCallback((key: string | number) => setSeen(key), []);
  if (change.after !== after) setChange({ before: change.after, after });
  if (!last || last.index <= Number(seen)) return { animation: null, onAnimated };
  const steps = last.events.flatMap((event) => motionOf(change, event));
  return { animation: steps.length ? { key: last.index, steps } : null, onAnimated };
}
