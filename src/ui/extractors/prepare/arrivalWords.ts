import {
  entryHexesOf,
  entryTurnOf,
  isPlaced,
  scenarioOf,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { edgeName, hexName, listed } from '../wording';

/** 'Enters by 0102 on turn 4.', 'In 2013.' */
export function arrivalWords(position: Position, unit: Unit): string {
  if (isPlaced(unit)) return `In ${hexName(unit.where.hex)}.`;
  const hexes = entryHexesOf(position, unit);
  if (hexes.length === 0) return '';
  const turn = entryTurnOf(position, unit);
  const by =
    hexes.length <= 2
      ? listed(hexes.map(hexName), 'or')
      : `the ${edgeName(scenarioOf(position).friendlyEdge[unit.side])}`;
  return `Enters by ${by} ${turn === position.turn ? 'this turn' : `on turn ${turn}`}.`;
}
