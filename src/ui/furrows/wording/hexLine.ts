import type { Hex } from '../../../hex';
import { basesIn, flagOf, hasWork, heightOf, mapOf, type Position } from '../../../rules/furrows';
import { listed } from '../../widgets/words';
import { SIDE_NAME, TERRAIN_NAME, WORK_NAME, baseName, hexName, standingText } from './names';

/** A hex in one sentence, its number first: ground, works, flag, who stands there. */
export function hexLine(position: Position, hex: Hex): string {
  const map = mapOf(position);
  const works = (['trench', 'wire', 'gunPit'] as const).filter((work) => hasWork(position, hex, work));
  const flag = position.flags.find((each) => each.hex === hex);
  const holder = flag && flagOf(position, hex);
  const height = heightOf(map, hex);
  const ground = [
    TERRAIN_NAME[map.terrain[hex]],
    ...works.map((work) => WORK_NAME[work]),
    ...(position.crushed.includes(hex) ? ['wire crushed'] : []),
    ...(map.road[hex] === 0 ? [] : ['road']),
    ...(height > 0 ? [`height ${height}`] : []),
    ...(flag ? [holder ? `${SIDE_NAME[holder]} flag` : 'objective, no flag'] : []),
  ];
  const bases = basesIn(position, hex).map(
    (base) => `${baseName(position, base.id)} (${SIDE_NAME[base.side]}): ${standingText(position, base)}`,
  );
  return [`${hexName(position, hex)}, ${ground.join(', ')}`, ...(bases.length ? [listed(bases)] : [])].join(
    '. ',
  );
}
