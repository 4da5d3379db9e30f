import { consequences, isExposed, unitsIn, type Position } from '../../../rules/extractors';
import type { ExtractorsPublished } from '../table';
import type { Desk, Tap } from './desk';
import { moveAction } from './modes/moving';
import { hasDice } from './result';

/** A second tap on the hex in which a move would end confirms it, unless that would roll dice. */
export function isSecondTap(
  position: Position,
  { selected, plan, sight, noting }: Desk,
  { hex }: Tap,
): boolean {
  if (selected === null || plan?.kind !== 'move' || plan.naming || sight || noting) return false;
  const { end } = plan;
  return (
    end.hex === hex && end.exit === null && consequences(position, moveAction(selected, end)).dice[1] === 0
  );
}

/**
 * Whose card is open after a tap: that of the unit that was hit, if the tap did not take one in hand or choose a hex. The
 * one in hand needs none.
 */
export function lookedAfter(
  position: Position,
  before: Desk,
  after: Desk,
  { hex, counter }: Tap,
): Desk['looked'] {
  if (after.selected !== before.selected) return null;
  if (after.plan !== before.plan && after.plan?.kind !== 'shot' && after.plan?.kind !== 'allocation')
    return before.looked;
  if (after.sight !== null || after.noting !== null) return before.looked;
  const hit = counter ?? unitsIn(position, hex).filter(isExposed).at(-1)?.id ?? null;
  if (hit === null || !Object.hasOwn(position.units, hit)) return before.looked;
  return hit === after.selected ? null : hit;
}

/** An entry of the log whose dice lie on the table; a unit's card that would cover them waits until they are gone. */
export function lying(result: Desk['result']): Pick<Desk, 'result' | 'aimed'> {
  return { result, aimed: result !== null };
}

/** The card lies open only because its unit was aimed at. A tap while dice lie on the table asks for the card itself. */
export function staysAimed({ aimed, result }: Desk): boolean {
  return aimed === true && result === null;
}

/** The tap has aimed at somebody. */
export function aimsAnew(before: Desk, { plan }: Desk): boolean {
  return plan !== before.plan && (plan?.kind === 'shot' || plan?.kind === 'allocation');
}

/** The entry whose dice have just ended the game; a person's dice lie on the table without this. */
export function endingDice({ position, log }: ExtractorsPublished): Desk['result'] {
  const last = log.at(-1);
  return position?.phase.name === 'ended' && last && hasDice(last.events) ? last.index : null;
}
