import { usePublished } from '../table';

/** One person plays the computer: no curtain, no consent. */
export function useAlone(): boolean {
  return usePublished(({ seats }) => seats.filter(({ level }) => level === null).length === 1);
}
