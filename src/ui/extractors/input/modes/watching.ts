import type { Mode } from '../desk';

/** The computer decides: a tap only looks. */
export const watching: Mode = { marks: () => [], tap: (_, desk) => desk, action: () => null };
