import type { ScenarioId } from '../../../rules/extractors';
import type { BalanceProps } from '../../game/gameUi';
import { levelName } from '../../seats/levels';
import { date, measuredOf, player } from './measured';

/** How even a scenario has been measured to be: a few words on its card, by whom and when in its set-up. */
export function Balance({ scenario, chosen, words }: BalanceProps) {
  const measured = measuredOf(scenario as ScenarioId, chosen.rules === 'full' ? 'full' : 'simple');
  if (!measured) return null;
  const share = `Dorian ${measured.dorian} of 100`;
  if (words === 'few') return <>Measured: Dorian {measured.dorian} %</>;
  return (
    <>
      Between equal players of the house: {share}, measured {measured.date ?? date}, {levelName(player)}.
    </>
  );
}
