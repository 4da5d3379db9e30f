import type { CellName } from '../types';

export interface Cell {
  readonly shock: number;
  readonly lance: number;
  readonly commando: number;
  readonly walker: number;
  readonly cost: number;
}

/** Dorian cells, bought whole, each at most once [§3, R-03]. */
export const CELLS: Readonly<Record<CellName, Cell>> = {
  'Ferl Erlop': { shock: 0, lance: 1, commando: 2, walker: 0, cost: 25 },
  Urcado: { shock: 1, lance: 0, commando: 0, walker: 1, cost: 31 },
  Panza: { shock: 2, lance: 1, commando: 0, walker: 0, cost: 27 },
  'Comar Hart': { shock: 0, lance: 3, commando: 0, walker: 0, cost: 15 },
  'Comar Ehn': { shock: 2, lance: 0, commando: 0, walker: 0, cost: 22 },
  'Pad Rakem': { shock: 2, lance: 0, commando: 0, walker: 0, cost: 22 },
  Outbok: { shock: 0, lance: 3, commando: 1, walker: 0, cost: 25 },
  'Ferl Edrid': { shock: 0, lance: 3, commando: 0, walker: 0, cost: 15 },
  Xibalem: { shock: 2, lance: 0, commando: 1, walker: 0, cost: 32 },
  "Bha'": { shock: 1, lance: 1, commando: 1, walker: 0, cost: 26 },
  'Ehn Etaki': { shock: 1, lance: 1, commando: 1, walker: 0, cost: 26 },
  Connakti: { shock: 1, lance: 2, commando: 0, walker: 0, cost: 21 },
  "Reub'Ark": { shock: 1, lance: 2, commando: 0, walker: 0, cost: 21 },
  'Ehn Ark': { shock: 2, lance: 1, commando: 0, walker: 0, cost: 27 },
  Marache: { shock: 1, lance: 1, commando: 0, walker: 0, cost: 16 },
};
