import { DIRECTIONS, turned, type Direction } from '../../../hex';
import { isPlaced, queuedMovement, retreatFacings, type Base, type Position } from '../../../rules/furrows';
import { hasKeyboard, toMap, undoKey, useKeys } from '../../play/keys';
import { useSettings } from '../../shell/settings';
import { announce } from '../../widgets/announce';
import { usePosition } from '../table';
import { baseName, programWords, standingText } from '../wording';
import { useDesk, type DeskStore } from './desk';
import { aimAtNext } from './aiming';
import { mainAct } from './mainAct';
import { defaultOf, dueTurn, movementAction, sameAsBefore } from './orders';
import { proceed } from './proceed';
import { programOfKey, turnOfKeys } from './programKeys';
import { setUpOf } from './setUp';

/** Keys of the play screen; single letters only if the player wants them [WCAG 2.1.4], none while a field has the focus. */
export function usePlayKeys(onTab: (tab: string) => void): void {
  const desk = useDesk();
  const position = usePosition();
  const { letterKeys } = useSettings();
  useKeys((event) => {
    if (hasKeyboard(event) || event.defaultPrevented) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey || event.metaKey) return withControl(event, key, desk, position);
    if (event.altKey) return;
    const { telling } = desk.state.getState();
    if (key === 'Escape') return telling ? desk.goTo(telling.beats.length) : desk.select(null);
    if (!letterKeys) return;
    if (key === 'n') {
      if (telling) return desk.goTo(telling.at + 1);
      // On the map D and 0 would not write orders.
      if (position.phase.name !== 'orders') toMap();
      return takingUp(desk, position, () => desk.step(event.shiftKey ? -1 : 1));
    }
    if (key === '[' || key === ']') return turnBy(desk, position, key === '[' ? -1 : 1);
    if (key === 'l') return onTab('log');
    if (key === 'r') return onTab('rules');
    if (key === '?') return onTab('keys');
    if (key === 't') return aimAtNext(desk, position);
    if (key === 'f')
      return event.repeat ? undefined : takingUp(desk, position, () => proceed(desk, position));
    writing(desk, position, key, event);
  });
}

function withControl(event: KeyboardEvent, key: string, desk: DeskStore, position: Position): void {
  if (undoKey(event, desk) || key !== 'Enter' || event.repeat) return;
  const act = mainAct(position, desk.state.getState());
  if (act) desk.act(act.action);
}

/** Who does not look hears which base this has put into hand. */
function takingUp(desk: DeskStore, position: Position, doIt: () => void): void {
  const before = inHand(desk, position);
  doIt();
  const now = inHand(desk, position);
  if (now && now !== before) announce(`${baseName(position, now.id)}: ${standingText(position, now)}`);
}

function inHand(desk: DeskStore, position: Position): Base | undefined {
  const { selected } = desk.state.getState();
  return selected === null ? undefined : position.bases[selected];
}

/** Digits pick a program, D the default, S the same as last turn. */
function writing(desk: DeskStore, position: Position, key: string, event: KeyboardEvent): void {
  const base = inHand(desk, position);
  if (position.phase.name !== 'orders' || !base || !isPlaced(base) || base.side !== position.phase.side)
    return;
  const turn = turnOfKeys(position, base);
  if (turn === undefined) return;
  if (key === 's') return void desk.actTogether(sameAsBefore(position, base, turn));
  const program = key === 'd' ? defaultOf(position, base, turn) : programOfKey(position, base, event);
  if (program === undefined) return;
  const action = movementAction(position, base, { turn, program });
  if (desk.act(action)) announce(`${baseName(position, base.id)}: ${programWords(action)}`);
}

/** The facing of the base being set up, of a T, or of a retreat, by 60°. */
function turnBy(desk: DeskStore, position: Position, by: 1 | -1): void {
  const { setUp, turn } = desk.state.getState();
  const base = inHand(desk, position);
  const { phase } = position;
  if (phase.name === 'retreat') {
    const beaten = position.bases[phase.base];
    if (!isPlaced(beaten)) return;
    const open = retreatFacings(beaten);
    desk.state.setState({ turn: nextOpen(open, turn ?? beaten.where.facing, by) });
  } else if (base && phase.name === 'placement') {
    const next = { ...setUpOf(base, setUp), facing: turned(setUpOf(base, setUp).facing, by) };
    desk.state.setState({ setUp: next });
    if (isPlaced(base)) desk.act({ type: 'place', base: base.id, hex: base.where.hex, ...next });
  } else if (base && isPlaced(base) && phase.name === 'orders') {
    const due = dueTurn(position, base);
    const written = queuedMovement(base, due);
    if (!written || written.facing === null) return;
    const facing = turned(written.facing, by);
    desk.act(movementAction(position, base, { turn: due, program: written.program, facing }));
  }
}

function nextOpen(open: readonly Direction[], from: Direction, by: 1 | -1): Direction {
  return (
    DIRECTIONS.map((_, index) => turned(from, by * (index + 1))).find((each) => open.includes(each)) ?? from
  );
}
