import type { Shape } from '../../art/drawing';
import { hexagon, polygonPath } from '../../art/outline';
import type { SideUi } from '../widgets/sides';
import { sideMark } from './art/marks';

const HEX = polygonPath(hexagon(11));

/** The mark on a plate of its side: it stands on light and dark alike. */
function plated(side: 'foundry' | 'league', ground: string, ink: string): readonly Shape[] {
  return [
    { d: HEX, fill: ground, stroke: ink, width: 1.4, join: 'round' },
    ...sideMark(side, 6.6, ink, ground),
  ];
}

/** Foundry: a cog on oxblood. League: waves on water. */
export const SIDES: readonly [SideUi, SideUi] = [
  { id: 'foundry', name: 'Foundry', colour: '#7A2226', mark: plated('foundry', '#5C1A1E', '#F6E9D2') },
  { id: 'league', name: 'League', colour: '#174A75', mark: plated('league', '#C9DEE8', '#10304C') },
];
