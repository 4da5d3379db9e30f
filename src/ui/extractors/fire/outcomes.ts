import type { DamageTable, Outcome, SoftResult, UnitForecast, UnitResult } from '../../../rules/extractors';
import type { DistributionBar } from '../../widgets/Distribution';
import { percent } from '../../widgets/figures';
import { damageText } from '../wording';

const SOFT: readonly SoftResult[] = ['–', 'P', 'R', 'SL', 'SL/R', 'E'];

/** One bar a result: armour points with the part that brings a critical roll, or the results of the soft table. */
export function outcomeBars({
  table,
  outcomes,
}: Pick<UnitForecast, 'table' | 'outcomes'>): readonly DistributionBar[] {
  return table === 'soft' ? softBars(outcomes) : armourBars(outcomes);
}

/** What the bars count. */
export function outcomeLabel(table: DamageTable): string {
  return table === 'soft' ? 'Result' : 'Armour lost';
}

function softBars(outcomes: readonly Outcome[]): readonly DistributionBar[] {
  return SOFT.map((label) => ({
    label,
    chance: sum(outcomes, ({ result }) => result.table === 'soft' && result.result === label),
  }));
}

function armourBars(outcomes: readonly Outcome[]): readonly DistributionBar[] {
  const lost = ({ result }: Outcome) => (result.table === 'soft' ? 0 : result.armour);
  const most = Math.max(0, ...outcomes.map(lost));
  return Array.from({ length: most + 1 }, (_, armour) => ({
    label: String(armour),
    chance: sum(outcomes, (outcome) => lost(outcome) === armour),
    critical: sum(
      outcomes,
      (outcome) => lost(outcome) === armour && outcome.result.table !== 'soft' && outcome.result.critical,
    ),
  }));
}

function sum(outcomes: readonly Outcome[], counts: (outcome: Outcome) => boolean): number {
  return outcomes.reduce((all, outcome) => (counts(outcome) ? all + outcome.chance : all), 0);
}

/** '1.29' */
export function decimals(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The bar of what the dice brought. */
export function gotLabel({ forecast, damage, effects }: UnitResult): string {
  if (forecast.table === 'soft') return damage?.result.table === 'soft' ? damage.result.result : '–';
  const lost = effects.reduce((all, effect) => (effect.effect === 'armour' ? all + effect.lost : all), 0);
  return String(lost);
}

/** What the letters of the soft table stand for: 'P pinned, R routed' [§7.3.2]. */
export function softLegend({ outcomes }: Pick<UnitForecast, 'outcomes'>): string {
  const possible = SOFT.filter((symbol) =>
    outcomes.some(({ result }) => result.table === 'soft' && result.result === symbol),
  );
  return possible.map((symbol) => `${symbol} ${damageText({ table: 'soft', result: symbol })}`).join(' · ');
}

/** Where a result stands among those of such a shot: 'better than 80 % of such shots', or what does less and what more if neither is most of them. */
export function rankText({ below, above }: { readonly below: number; readonly above: number }): string {
  if (below >= 0.5) return `better than ${percent(below)} of such shots`;
  if (above >= 0.5) return `worse than ${percent(above)} of such shots`;
  if (below > 0)
    return `${percent(below)} of such shots do less${above > 0 ? `, ${percent(above)} more` : ''}`;
  return above > 0 ? `${percent(above)} of such shots do more` : 'as every such shot';
}
