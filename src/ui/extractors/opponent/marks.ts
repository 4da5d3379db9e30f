import type { BoardMark } from '../../../board/model';
import type { Hex } from '../../../hex';
import type { ExtractorsLogEntry } from '../table';
import { hexesOfWhy, type Why } from './why';

/** What one of the computer's acts was about, on the map: its way, the hexes of its reasons, and where it might have gone. */
export function marksOfDeed({ events, why }: ExtractorsLogEntry): readonly BoardMark[] {
  const ways = events.flatMap((event): readonly (readonly Hex[])[] =>
    event.type === 'moved' && event.steps.length > 0
      ? [[event.steps[0].from, ...event.steps.map(({ to }) => to)]]
      : [],
  );
  const ends = ways.map((way) => way[way.length - 1]);
  const shots = events.flatMap((event) => (event.type === 'shot' ? [event] : []));
  const { lit, instead } = why ? hexesOfWhy(why as Why) : { lit: [], instead: null };
  return [
    ...ways.map((hexes): BoardMark => ({ kind: 'path', hexes })),
    ...ends.map((hex): BoardMark => ({ kind: 'selected', hex })),
    ...lit.filter((hex) => !ends.includes(hex)).map((hex): BoardMark => ({ kind: 'target', hex })),
    ...(instead === null || shots.length > 0
      ? []
      : [{ kind: 'legalEnd', hex: instead, label: '2' } as const]),
  ];
}
