import type { ScenarioId } from '../../../rules/extractors';
import type { BalanceProps } from '../../game/gameUi';
import { levelName } from '../../seats/levels';
import { date, measuredOf, player, stronger, strongerOf } from './measured';

/** How even a scenario has been measured to be: a few words on its card, by whom and when in its set-up. */
export function Balance({ scenario, chosen, words }: BalanceProps) {
  const [id, rules] = [scenario as ScenarioId, chosen.rules === 'full' ? 'full' : 'simple'] as const;
  const measured = measuredOf(id, rules);
  if (!measured) return null;
  const above = strongerOf(id, rules);
  const [level, upper] = [levelName(player), levelName(stronger.player)];
  if (words === 'few') {
    const besides = above === undefined ? '' : ` (${level}), ${above.dorian}\u00a0% (${upper})`;
    return <>{`Measured: Dorian ${measured.dorian}\u00a0%${besides}`}</>;
  }
  const besides =
    above === undefined ? '' : `; ${above.dorian} of 100, ${above.games} games of ${stronger.date}, ${upper}`;
  return (
    <>
      {`Between equal players of the house: Dorian ${measured.dorian} of 100, measured ${measured.date ?? date}, ${level}${besides}.`}
    </>
  );
}
