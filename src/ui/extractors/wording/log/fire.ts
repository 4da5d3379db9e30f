import type {
  CounterId,
  DamageTable,
  Event,
  Position,
  Shot,
  ToHit,
  UnitEffect,
  UnitResult,
} from '../../../../rules/extractors';
import { criticalText, goesBeyondArmour } from '../criticals';
import { damageText, effectText, firepowerRow, inSum } from '../damage';
import { drmList } from '../drms';
import { briefName, firerName, nameOf, slotName } from '../names';
import { capital, listed, signed } from '../text';
import { lineOf, type LogLine } from './line';

/** A shot: who fires at whom, then for each unit its to-hit dice, its damage roll, its criticals and what became of it [§7]. */
export function shotLines(position: Position, event: Extract<Event, { type: 'shot' }>): readonly LogLine[] {
  const { firers, target, area, results } = event;
  const how = area ? ' with its area effect' : firers.length > 1 ? ' combined' : '';
  const head = `${firersText(position, firers)} fire${one(firers) ? 's' : ''} at ${nameOf(position, target)}${how}.`;
  const ids = [...new Set(firers.map(({ unit }) => unit))];
  const rule = area ? '§7.4' : firers.length > 1 ? '§7.5' : '§7';
  const first = lineOf(firers[0].unit, head, {
    units: [...ids, target],
    hexes: hexesOf(results),
    rule,
    card: event,
  });
  return [first, ...results.flatMap((result) => resultLines(position, result))];
}

export function selfDestructLines(
  position: Position,
  event: Extract<Event, { type: 'selfDestruct' }>,
): readonly LogLine[] {
  const { machine, results } = event;
  const targets = results.map(({ forecast }) => forecast.target);
  const struck = results.length > 0 ? '' : ' No enemy is in its hex or adjacent.';
  const first = lineOf(machine, `${nameOf(position, machine)} destroys itself.${struck}`, {
    units: [machine, ...targets],
    hexes: hexesOf(results),
    rule: '§8.4.5',
    card: event,
  });
  return [first, ...results.flatMap((result) => resultLines(position, result))];
}

/** The result for one unit in sentences. */
function resultLines(position: Position, result: UnitResult): readonly LogLine[] {
  const { target, toHit, table } = result.forecast;
  const name = nameOf(position, target);
  const rest = { hexes: hexesOf([result]) };
  const say = (text: string, rule: LogLine['rule']): LogLine =>
    lineOf(toHit[0].firer.unit, text, { ...rest, units: [target], ...(rule ? { rule } : {}) });
  const lines = toHit.map((hit, index) => say(toHitText(position, result, index, hit), '§7.3.1'));
  const { damage } = result;
  if (damage) {
    const { roll, firepower, facingDrm, result: printed } = damage;
    const sum = facingDrm === 0 ? String(roll) : `${roll} ${signed(facingDrm)} for the facing`;
    const row = firepowerRow(table, firepower);
    lines.push(
      say(`Damage roll ${sum}, firepower ${firepower} (row ${row}): ${damageText(printed)}.`, '§7.3.2'),
    );
  }
  for (const critical of result.criticals)
    lines.push(
      say(`${criticalText(position, target, critical)}.`, critical.cause === 'commando' ? '§7.6' : '§7.3.2'),
    );
  // 'No effect' would deny what a critical has just taken.
  if (damage && (result.effects.length > 0 || !result.criticals.some(goesBeyondArmour)))
    lines.push(say(`${name}: ${effectsText(result.effects, table)}.`, '§7.3.2'));
  return lines;
}

/** What became of a unit; that it is gone has a line of its own. */
function effectsText(effects: readonly UnitEffect[], table: DamageTable): string {
  if (effects.length === 0) return 'no effect';
  const told = inSum(effects).filter(({ effect }) => effect !== 'destroyed');
  return (told.length > 0 ? told : effects).map((effect) => effectText(effect, table)).join(', ');
}

/** 'At Walker 1, Laser: roll 7, hits on 6 to 9 (−1 target profile): hit.' */
function toHitText(
  position: Position,
  { forecast, rolls, hits }: UnitResult,
  index: number,
  { firer, drms, needed }: ToHit,
): string {
  const who =
    firer.slot === null ? briefName(position, firer.unit) : slotName(position, firer.unit, firer.slot);
  const causes = drmList(drms);
  const modified = causes === '' ? 'no modifiers' : causes;
  const verdict = hits[index] ? 'hit' : 'miss';
  return `${who} at ${nameOf(position, forecast.target)}: roll ${rolls[index]}, ${neededWords(needed)} (${modified}): ${verdict}.`;
}

function neededWords(needed: number): string {
  return needed <= 0 ? 'every roll hits' : needed >= 10 ? 'no roll hits' : `${needed} or more hits`;
}

/** 'Shock 1 and Lance 1 of Panza'; 'Laser and Shredder of Glide A'. */
function firersText(position: Position, firers: Shot['firers']): string {
  const [{ unit, slot }] = firers;
  if (slot === null) return capital(listed(firers.map((firer) => nameOf(position, firer.unit))));
  if (firers.length === 1) return capital(firerName(position, unit, slot));
  const weapons = firers.map((firer) => slotName(position, firer.unit, firer.slot ?? 0));
  return capital(`${listed(tallied(weapons))} of ${nameOf(position, unit)}`);
}

/** 'Laser', '2 Shredders'. */
function tallied(weapons: readonly string[]): readonly string[] {
  return [...new Set(weapons)].map((weapon) => {
    const number = weapons.filter((other) => other === weapon).length;
    return number === 1 ? weapon : `${number} ${weapon}s`;
  });
}

function one(firers: Shot['firers']): boolean {
  return firers.length === 1;
}

/** The terrain DRM, always listed, tells where each unit was. */
function hexesOf(results: readonly UnitResult[]): LogLine['hexes'] {
  const hexes = results.flatMap(({ forecast }) =>
    forecast.toHit.flatMap(({ drms }) =>
      drms.flatMap(({ cause }) => (cause.code === 'terrain' ? [cause.hex] : [])),
    ),
  );
  return [...new Set(hexes)];
}

export function passengerLine(
  position: Position,
  { unit, effects }: { readonly unit: CounterId; readonly effects: readonly UnitEffect[] },
): LogLine {
  return lineOf(unit, `${nameOf(position, unit)}, step loss and rout: ${effectsText(effects, 'soft')}.`, {
    rule: '§6.3.3',
  });
}
