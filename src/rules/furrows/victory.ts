import type { Hex } from '../../hex';
import { UPGRADES } from './data';
import { basesIn, basesOf, enemyOf, isGround, placedBases, profileOf } from './bases';
import { scenarioOf } from './scenarios';
import type { Base, Cost, Flag, Position, Side, Victory } from './types';

const SIDES: readonly Side[] = ['foundry', 'league'];

/** One industry is worth three of the others [§3]. */
function worthOfCost({ industry, manpower, craft, experience }: Cost): number {
  return 3 * industry + manpower + craft + experience;
}

/** Worth of a base with its upgrades [§3, §16]. */
export function worthOf({ unit, upgrades }: Pick<Base, 'unit' | 'upgrades'>): number {
  return [profileOf(unit).cost, ...upgrades.map((upgrade) => UPGRADES[upgrade].price)]
    .map(worthOfCost)
    .reduce((sum, worth) => sum + worth, 0);
}

/** Worth of enemy bases a side has destroyed [§16]. */
export function destroyedBy(position: Position, side: Side): number {
  return basesOf(position)
    .filter((base) => base.side !== side && base.where.at === 'destroyed')
    .reduce((sum, base) => sum + worthOf(base), 0);
}

/** The flags after this Aftermath: an unshaken ground base takes its objective's, else it stays [§16]. */
export function flagsNow(position: Position): readonly Flag[] {
  return position.flags.map(({ hex, side }) => {
    const holder = basesIn(position, hex).find((base) => isGround(base) && base.shaken === 0);
    return { hex, side: holder?.side ?? side };
  });
}

/** Who holds an objective; null: nobody, or the hex is none [§16]. */
export function flagOf(position: Position, hex: Hex): Side | null {
  return position.flags.find((flag) => flag.hex === hex)?.side ?? null;
}

/** How the game ends in this Aftermath, if it does: a side without bases, then the end of the last turn [§16, E-87]. */
export function victoryNow(position: Position): Victory | null {
  const gone = SIDES.filter((side) => !placedBases(position).some((base) => base.side === side));
  if (gone.length > 0)
    return {
      winner: gone.length === SIDES.length ? null : enemyOf(gone[0]),
      because: { code: 'noBases', sides: gone },
      destroyed: destruction(position),
    };
  return position.turn >= scenarioOf(position).lastTurn ? victoryAtEnd(position) : null;
}

/** Both decisive flags, else the greater worth destroyed; equal: a draw [§16]. */
function victoryAtEnd(position: Position): Victory {
  const { decisive } = scenarioOf(position);
  const destroyed = destruction(position);
  const holder = SIDES.find((side) => decisive.every((hex) => flagOf(position, hex) === side));
  if (holder) return { winner: holder, because: { code: 'flags', hexes: decisive }, destroyed };
  const { foundry, league } = destroyed;
  const winner = foundry === league ? null : foundry > league ? 'foundry' : 'league';
  return { winner, because: { code: 'worth', foundry, league }, destroyed };
}

function destruction(position: Position): Victory['destroyed'] {
  return { foundry: destroyedBy(position, 'foundry'), league: destroyedBy(position, 'league') };
}
