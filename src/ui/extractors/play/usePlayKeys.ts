import { turned } from '../../../hex';
import { reachOf, whyIllegal, type Position } from '../../../rules/extractors';
import { hasKeyboard, toMap, undoKey, useKeys } from '../../play/keys';
import { useSettings } from '../../shell/settings';
import { chooseHint, dropHint, hintOn, toggleHint } from '../opponent/hints';
import { playbackKey } from '../opponent';
import { usePosition, useTable } from '../table';
import { useCoached } from '../input/coached';
import { useDesk, type DeskStore } from '../input/deskStore';
import { endingAt, endsIn, withFacing } from '../input/modes/moving';
import { nextTarget } from '../input/modes/firing';

/** Keys of the play screen; letters only if the player wants them [WCAG 2.1.4], none while a field has the focus. */
export function usePlayKeys(onTab: (tab: string) => void): void {
  const desk = useDesk();
  const position = usePosition();
  const table = useTable();
  const { letterKeys } = useSettings();
  const coached = useCoached() !== null;
  useKeys((event) => {
    if (hasKeyboard(event) || event.defaultPrevented) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (undoKey(event, desk) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isPress = key === ' ' && isPressable(event);
    if (!isPress && (letterKeys || key.length > 1 || key === ' ') && playbackKey(table, key))
      return event.preventDefault();
    if (key === 'Escape') return hintOn(position) ? dropHint() : dropSelection(desk);
    if (!letterKeys) return;
    if (hintOn(position) && /^[1-3]$/.test(key)) return chooseHint(Number(key) - 1);
    if (key === 'h' && !coached) return toggleHint(table);
    if (key === 'n') {
      toMap();
      return desk.step(event.shiftKey ? -1 : 1);
    }
    if (key === 't') desk.state.setState(nextTarget(position, desk.state.getState()), true);
    else if (key === 'j') toJoiner();
    else if (key === 'f' && !event.repeat) confirmOrReveal(desk, position);
    else if (key === 'w') nameWaypoint(desk);
    else if (key === '[') turnBy(desk, position, -1);
    else if (key === ']') turnBy(desk, position, 1);
    else if (key === 'm') desk.sight(desk.state.getState().sight ? null : { from: null, to: null });
    else if (key === 'l') onTab('log');
    else if (key === 'r') onTab('rules');
    else if (key === '?') onTab('keys');
  });
}

/** Does what is prepared; a machine whose Move order is still covered reveals it, as it does a Combat order, unless something is measured or noted [§8.1]. */
function confirmOrReveal(desk: DeskStore, position: Position): void {
  const { plan, selected, sight, noting } = desk.state.getState();
  const reveal = { type: 'reveal', machine: selected! } as const;
  const busy = plan ?? sight ?? noting;
  if (position.phase.name !== 'movement' || !selected || busy || whyIllegal(position, reveal)) desk.confirm();
  else desk.act(reveal);
}

/** The keyboard goes to the first who can join the shot; of a machine whose weapons all fire, to the first of them. */
function toJoiner(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-joins] button')];
  (all.find((each) => !each.matches('[aria-checked=true]')) ?? all.at(0))?.focus();
}

/** The next tap names a hex for the prepared move to come by. */
function nameWaypoint(desk: DeskStore): void {
  const { plan } = desk.state.getState();
  if (plan?.kind === 'move') desk.plan({ ...plan, naming: !plan.naming });
}

/** First what is being asked, then the plan, then the unit. */
function dropSelection(desk: DeskStore): void {
  const { sight, noting, plan } = desk.state.getState();
  if (sight) return desk.sight(null);
  if (noting) return desk.note(null);
  if (plan?.kind === 'move' && plan.naming) return desk.plan({ ...plan, naming: false });
  if (plan) return desk.plan(null);
  desk.select(null);
}

/** The prepared move with its facing turned by 60° steps, over facings it cannot have. */
function turnBy(desk: DeskStore, position: Position, by: 1 | -1): void {
  const { plan, selected } = desk.state.getState();
  if (plan?.kind !== 'move' || selected === null || plan.end.facing === null) return;
  const here = endsIn(reachOf(position, selected), plan.end.hex);
  for (let sixths = 1; sixths < 6; sixths++) {
    const end = withFacing(here, plan.end, turned(plan.end.facing, by * sixths));
    if (end) return desk.plan(endingAt(position, selected, plan, end));
  }
}

/** Space presses what has the focus, but for a choice that is made. */
function isPressable({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest(PRESSABLE) !== null;
}

const PRESSABLE = 'button, a, summary, input:not([type=radio]:checked), [role=gridcell]';
