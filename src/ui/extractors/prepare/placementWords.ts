import { rowOf } from '../../../hex';
import { mapOf, forceOf, hasSpecial, type Position, type Unit, type Zone } from '../../../rules/extractors';
import type { Rule } from '../../widgets/ruleLinks';
import { hexName, unitName } from '../wording';

const NUMBERS = {
  incoming: 1,
  threePodAttack: 2,
  extractors: 3,
  ambush: 4,
  dobernStrongpoint: 5,
  engage: 6,
} as const;

/** Where a unit is set up, in the scenario's words, with its rule [§9]. */
export function zoneWords(position: Position, unit: Unit): { readonly text: string; readonly rule: Rule } {
  const { arrival } = forceOf(position, unit);
  const rule: Rule = `§9.${NUMBERS[position.scenario]}`;
  if (arrival.type !== 'placed') return { text: 'It is not set up here', rule: '§5' };
  const hidden = unit.side === 'dorian' && hasSpecial(position, 'hiddenSetUp');
  const text = wordsOf(position, arrival.zone);
  return { text: hidden ? `${text}, hidden: Avronian does not see it` : text, rule };
}

function wordsOf(position: Position, zone: Zone): string {
  switch (zone.zone) {
    case 'anywhere':
      return 'Anywhere on the map';
    case 'hexes': {
      const rows = zone.hexes.map((hex) => rowOf(mapOf(position).grid, hex));
      return `In rows ${Math.min(...rows)} to ${Math.max(...rows)}`;
    }
    case 'forts':
      return 'In the rough massif round 1215, no two forts adjacent';
    case 'garrison':
      return 'In the hex of a fort, one section each; in the fort it cannot be fired at';
    case 'extractors':
      return 'One in each of the three depression areas, one more within 5 hexes of 1308';
  }
}

/** 'To place', '1523', '1523, in Floater 1'. */
export function placeWords(position: Position, { where }: Unit): string {
  if (where.at !== 'map') return 'not placed yet';
  const { inside } = where;
  return inside === null
    ? hexName(where.hex)
    : `${hexName(where.hex)}, in ${unitName(position.units[inside])}`;
}
