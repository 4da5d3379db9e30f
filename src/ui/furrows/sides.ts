import type { SideUi } from '../widgets/sides';
import { sideMark } from './art/marks';

/** Foundry: a cog on oxblood. League: waves on water. */
export const SIDES: readonly [SideUi, SideUi] = [
  {
    id: 'foundry',
    name: 'Foundry',
    colour: '#7A2226',
    mark: sideMark('foundry', 10.5, 'var(--fdy, #7A2226)', 'var(--panel)'),
  },
  {
    id: 'league',
    name: 'League',
    colour: '#174A75',
    mark: sideMark('league', 10.5, 'var(--lea, #174A75)', 'var(--panel)'),
  },
];
