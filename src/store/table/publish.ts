import type { Types } from '../../rules/ruleset';
import { notesOf } from '../notes';
import type { Published, Undo } from '../published';
import { deciderAt, gameAt, isWithinPhase, sinceLastOf } from './history';
import { logOf, viewOf } from './log';
import { curtainOf, levelOf, persons, playedBy } from './seat';
import { isSide, type Sitting } from './sitting';

/** All the page ever sees of a game; behind the curtain nothing of how it stands. */
export function publishedOf<T extends Types>(at: Sitting<T>): Published<T> {
  const { rules, opened, history, seat, drawn } = at;
  return {
    id: opened.id,
    setup: rules.openSetup?.(opened.setup) ?? opened.setup,
    name: opened.name,
    mail: mailOf(at),
    seat,
    position: drawn ? null : viewOf(at, gameAt(history)),
    seats: rules.sides.map((side) => ({ side, level: levelOf(at, side) })),
    computer: at.computer,
    curtain: drawn && isSide<T>(seat) ? curtainOf(at, seat) : null,
    log: drawn ? [] : logOf(at),
    notes: drawn || !at.notesOpen ? [] : notesOf(at.notes, String(seat)),
    takesBackOwn: alone(at) !== null,
    undo: drawn ? { possible: false, why: 'nothing' } : undoOf(at),
    canRestart: !drawn && undoOf(at).possible && isWithinPhase(at.rules, history),
    redo: drawn ? null : redoOf(at),
    takeBack: at.asked,
    save: at.save,
  };
}

/** By mail nothing has ended before the papers of both sides are open. */
function mailOf<T extends Types>({ rules, opened, mail, history }: Sitting<T>): Published<T>['mail'] {
  if (!opened.mail) return 'none';
  return !mail && rules.standing(gameAt(history)).ended ? 'over' : 'underWay';
}

/** The last action if it can be taken back, or why not. */
export function undoOf<T extends Types>(at: Sitting<T>): Undo<T['Action']> {
  const { rules, mail, history } = at;
  const { past } = history;
  const last = past.length > (mail?.settled ?? -1) ? past.at(-1) : undefined;
  if (!last) return { possible: false, why: 'nothing' };
  if (last.bar) return { possible: false, why: last.bar };
  const [by, decides] = [past.length - 1, past.length].map((count) => deciderAt(rules, history, count));
  const handedOver =
    by !== decides || levelOf(at, decides) !== null || playedBy(at, past.length - 1) !== null;
  if (handedOver) return { possible: false, why: 'handedOver' };
  return { possible: true, action: last.action, together: inOneGo(at, 'to') };
}

/** What was taken back last; null if there is nothing. */
function redoOf<T extends Types>(at: Sitting<T>): Published<T>['redo'] {
  const action = at.history.future.at(-1);
  return action ? { action, together: inOneGo(at, 'from') } : null;
}

/** How many actions were done in the go that begins or ends here. */
export function inOneGo<T extends Types>({ together, history }: Sitting<T>, end: 'from' | 'to'): number {
  const go = together.find((each) => each[end] === history.past.length);
  return go ? go.to - go.from : 1;
}

/** The one person who plays the computer and has decided something; null: there is none. */
export function alone<T extends Types>(at: Sitting<T>): T['Side'] | null {
  const [by, ...others] = persons(at);
  const can = !at.drawn && at.only === null && by !== undefined && others.length === 0;
  return can && sinceLastOf(at.rules, at.history, by) > 0 ? by : null;
}
