import type { Subject } from '../timing';
import { ENGINE } from './engine';
import { GAMES } from './games';
import { MAPS } from './maps';
import { MOVES } from './moves';
import { STORE } from './saves';
import { SIGHT } from './sight';

/** Everything that can be measured, by name. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  ...SIGHT,
  ...MOVES,
  ...GAMES,
  ...ENGINE,
  ...MAPS,
  ...STORE,
};
