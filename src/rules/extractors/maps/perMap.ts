import type { GameMap } from '../types';

/**
 * What is worked out of a map once, when it is first asked for, and kept as long as the map. The map asked about last
 * is at hand: a game asks about one.
 */
export function perMap<T extends object>(workOut: (map: GameMap) => T): (map: GameMap) => T {
  const known = new WeakMap<GameMap, T>();
  let latest: GameMap | undefined;
  let answer: T;
  return (map) => {
    if (map === latest) return answer;
    answer = known.get(map) ?? workOut(map);
    known.set(map, answer);
    latest = map;
    return answer;
  };
}
