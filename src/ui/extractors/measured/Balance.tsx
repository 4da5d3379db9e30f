import type { ScenarioId } from '../../../rules/extractors';
import type { BalanceProps } from '../../game/gameUi';
import { levelName } from '../../seats/levels';
import { date, measuredOf, player, strongerOf } from './measured';

/** How even a scenario has been measured to be: a few words on its card, by whom and when in its set-up. */
export function Balance({ scenario, chosen, words }: BalanceProps) {
  const [id, rules] = [scenario as ScenarioId, chosen.rules === 'full' ? 'full' : 'simple'] as const;
  const measured = measuredOf(id, rules);
  if (!measured) return null;
  const above = strongerOf(id, rules);
  const level = levelName(player);
  if (words === 'few') {
    const shares = [measured, ...above].map(({ dorian }) => dorian);
    const levels = [level, ...above.slice(-1).map((each) => levelName(each.player))];
    return (
      <>{`Measured: Dorian wins ${Math.min(...shares)} to ${Math.max(...shares)}\u00a0% (${levels.join(' to ')})`}</>
    );
  }
  const besides = above.map((each) => `, ${each.dorian} (${levelName(each.player)}, ${each.games} games)`);
  return (
    <>
      {`Between equal players of the house: Dorian wins ${measured.dorian} of 100 (${level})${besides.join('')}. Measured ${date}.`}
    </>
  );
}
