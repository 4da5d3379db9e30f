import type { Hex } from '../../../hex';
import {
  isPlaced,
  scenarioOf,
  writePosition,
  type Base,
  type Position,
  type WeaponName,
} from '../../../rules/furrows';
import type { Standing } from '../../print/standing/standing';
import {
  MODE_NAME,
  SIDE_NAME,
  baseName,
  facingWords,
  hexName,
  phaseName,
  turnText,
  weaponName,
} from '../wording';

/** Every base, where it stands and what is the matter with it, as the looking side knows it. */
export function standingOf(position: Position): Standing {
  return {
    now: [
      `${scenarioOf(position).title}, ${turnText(position)}: ${phaseName(position.phase)}`,
      ...groundOf(position),
    ].join('. '),
    columns: ['Base', 'Side', 'Hex', 'Faces', 'Mode', 'Models', 'State'],
    lines: Object.values(position.bases).map((base) => ({
      id: base.id,
      cells: [
        baseName(position, base.id),
        SIDE_NAME[base.side],
        ...placeOf(position, base),
        stateOf(position, base),
      ],
    })),
    notation: writePosition(position),
    hint: 'while orders are written: type it under “Print sheets”, “Back from the table”',
  };
}

/** 'Foundry flags: 0605, 1205. Wire crushed: 1212': what the printed map does not know. */
function groundOf(position: Position): readonly string[] {
  const { flags, crushed } = position;
  const listOf = (hexes: readonly Hex[]) =>
    hexes
      .map((hex) => hexName(position, hex))
      .sort()
      .join(', ');
  return [
    ...(['foundry', 'league'] as const).map((side) => ({
      what: `${SIDE_NAME[side]} flags`,
      hexes: flags.flatMap((flag) => (flag.side === side ? flag.hex : [])),
    })),
    { what: 'Wire crushed', hexes: crushed },
  ].flatMap(({ what, hexes }) => (hexes.length > 0 ? `${what}: ${listOf(hexes)}` : []));
}

function placeOf(position: Position, { where, mode, models }: Base): readonly string[] {
  if (where.at !== 'map') return ['–', '', '', ''];
  return [hexName(position, where.hex), facingWords(where.facing), MODE_NAME[mode], String(models)];
}

function stateOf(position: Position, base: Base): string {
  const { wear, shaken, gear, jammed, loads, where } = base;
  if (where.at === 'unplaced') return 'still to be set up';
  if (!isPlaced(base)) return 'destroyed';
  const counts = Object.entries({ wear, shaken, 'running gear hit': gear });
  const loaded = (Object.keys(loads) as WeaponName[]).filter((weapon) => (loads[weapon] ?? 0) > 0);
  return [
    ...counts.flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : [])),
    ...loaded.map((weapon) => `${weaponName(weapon)} loaded`),
    ...(jammed >= position.turn && jammed > 0 ? ['jammed'] : []),
  ].join(', ');
}
