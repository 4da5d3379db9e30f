import type { MpCause, MpEntry, RuleRef, Walk } from '../../../rules/extractors';
import { hexName, terrainName } from './names';
import { movementPoints, mps } from './text';

/** One line of what a move costs: '1712: rough', '2'; free turns are listed as 0. */
export interface CostLine {
  readonly text: string;
  /** Movement points, halves as 1.5. */
  readonly points: string;
  readonly rule: RuleRef;
}

type Words = Omit<CostLine, 'points'>;
type Causes = { readonly [Cause in MpCause as Cause['code']]: (cause: Cause, last: boolean) => Words };

const CAUSES: Causes = {
  terrain: ({ hex, terrain }) => ({ text: `${hexName(hex)}: ${terrainName(terrain)}`, rule: '§2' }),
  road: ({ hex }) => ({ text: `${hexName(hex)}: along the road`, rule: '§6.3.1' }),
  turn: ({ hex, sixths }, last) => ({
    text: `${hexName(hex)}: turn ${sixths * 60}° ${last ? 'at the end' : 'before leaving'}`,
    rule: 'R-43',
  }),
  wholeAllowance: ({ hex }) => ({ text: `${hexName(hex)}: lake, the whole allowance`, rule: 'R-20' }),
  minimumMove: ({ hex }) => ({ text: `${hexName(hex)}: minimum move, the whole allowance`, rule: 'R-44' }),
  disembark: ({ hex }) => ({ text: `${hexName(hex)}: disembark`, rule: '§6.3.3' }),
  embark: ({ hex }) => ({ text: `${hexName(hex)}: embark`, rule: '§6.3.3' }),
  exit: ({ hex }) => ({ text: `${hexName(hex)}: leave the map`, rule: 'R-38' }),
};

/** What a move costs, a line a cause, in the order it is paid [§6.3]. */
export function costLines(costs: readonly MpEntry[]): readonly CostLine[] {
  return costs.map(({ cause, value }, index) => {
    const word = CAUSES[cause.code] as (cause: MpCause, last: boolean) => Words;
    return { ...word(cause, index === costs.length - 1), points: mps(value) };
  });
}

/** '4.5 of 6 movement points, 1.5 left'; the road's bonus is said apart: '2 movement points and the road’s 1, 0 left'. */
export function costSum({
  spent,
  allowance,
  bonus,
  end,
}: Pick<Walk, 'spent' | 'allowance' | 'bonus'> & { readonly end: { readonly left: number } }): string {
  const left = `${mps(end.left)} left`;
  if (bonus === 0) return `${mps(spent)} of ${mps(allowance)} movement points, ${left}`;
  if (spent <= allowance) return `${mps(spent)} of ${mps(allowance)} movement points, the road’s ${left}`;
  return `${movementPoints(allowance)} and the road’s ${mps(spent - allowance)}, ${left}`;
}
