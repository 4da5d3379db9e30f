import { createStore, type StoreApi } from 'zustand';
import type { Direction, Hex } from '../../../hex';
import { reachOf, type Action, type CounterId, type Position, type Side } from '../../../rules/extractors';
import { announce, announcements } from '../../widgets/announce';
import { sayingOn } from '../../widgets/sayingOn';
import { refuse } from '../../widgets/toast';
import type { ExtractorsTable } from '../table';
import { aimsAnew, endingDice, isSecondTap, lookedAfter, lying, staysAimed } from './afterTap';
import { hasDice, isInVain, resultSentence } from './result';
import { phaseName, reasonText } from '../wording';
import { unfolded, useAnyDesk, useAnyDeskState, type AnyDeskStore } from '../../play/desk';
import { settings } from '../../shell/settings';
import { EMPTY_DESK, type Desk, type MovePlan, type Plan, type Tap } from './desk';
import { actWords, handWords } from './heard';
import { hexOf, placesOf } from './places';
import { modeOf } from './modes';
import { aim, sweptOn } from './modes/aiming';
import { onlyTarget, takenUp } from './modes/firing';
import { orderInHand } from './modes/ordered';
import { bestEnd, endsIn, moveAction, turnedPlan } from './modes/moving';
import { createScenes, type Scenes } from './scene';
import { isTakeable, nextUnit, stillActs } from './units';

/** The desk of one game with everything a player can do at it. */
export interface DeskStore extends AnyDeskStore<Desk, Side> {
  /** Plays back to a side what was done since it last looked, once each time it comes to the screen. */
  readonly lookBack: (side: Side | null) => void;
  /** What has just been done, as it is being played. */
  readonly scenes: Scenes;
  /** A tap on the board, by pointer or keyboard. */
  readonly tap: (tap: Tap) => void;
  readonly focus: (hex: Desk['focus']) => void;
  /** Turns the end of the prepared move; says why where it may not face so. */
  readonly turn: (facing: Direction) => void;
  readonly select: (unit: CounterId | null) => void;
  /** A row or a counter in a list was pressed: a unit that can act is taken in hand, or put down; any other is looked at. */
  readonly pick: (unit: CounterId) => void;
  /** Opens the card of a unit, or closes it; what is in hand stays there. */
  readonly look: (unit: CounterId | null) => void;
  readonly plan: (plan: Plan | null) => void;
  readonly sight: (sight: Desk['sight']) => void;
  /** Lays the notes out for one more, or puts them away. */
  readonly note: (noting: Desk['noting']) => void;
  /** Lays the card of a log entry's dice on the table and plays them once more, or takes it off. */
  readonly show: (result: Desk['result']) => void;
  /** Shows why the computer did what this log entry tells, and where, or shows it no more. */
  readonly why: (entry: Desk['why'], place?: Hex | null) => void;
  /** The next or previous unit that can act. */
  readonly step: (by: 1 | -1) => void;
  /** The next unit that can act comes into hand by itself, if the player likes to be led on. */
  readonly goOn: () => void;
  /** Does what is prepared. */
  readonly confirm: () => void;
  /** Fires what is prepared of a sweep, then every other weapon that may, each at its likeliest target. */
  readonly sweep: () => void;
  /** Does an action at once; says why if it is not allowed. True if it was done. */
  readonly act: (action: Action) => boolean;
  /** The same of several, which are taken back in one go; true if all were done. `whole`: what is heard of them, else of the last. */
  readonly actTogether: (actions: readonly Action[], whole?: string) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Who takes something up has begun nothing with it. */
const NOTHING_BEGUN: Partial<Desk> = {
  plan: null,
  refusal: null,
  sight: null,
  noting: null,
  result: null,
  looked: null,
};

export function createDesk(table: ExtractorsTable): DeskStore {
  const position = (): Position | null => table.published.getState().position;
  const cleared = (): Desk => {
    const watching = table.published.getState().computer !== null;
    return { ...EMPTY_DESK, watching, selected: watching ? null : (position()?.activation?.machine ?? null) };
  };
  const state = createStore<Desk>(cleared);
  // Nothing stays in hand when the computer begins, and its reasons do not stay when it has done.
  table.published.subscribe((now, before) => {
    if (now.seat !== before.seat) state.setState({ noting: null });
    if ((now.computer === null) === (before.computer === null)) return;
    const { looked, focus, centre } = state.getState();
    const dice = now.computer === null ? endingDice(now) : null;
    state.setState({ ...cleared(), looked, focus, centre, ...lying(dice) }, true);
  });

  const settle = () => {
    const now = position();
    const { selected, last, looked } = state.getState();
    const busy = now?.activation?.machine ?? null;
    const kept = (unit: CounterId | null) =>
      unit !== null && now && Object.hasOwn(now.units, unit) ? unit : null;
    const own = kept(selected);
    state.setState({
      plan: null,
      refusal: null,
      result: null,
      selected: busy ?? (now && stillActs(now, own) ? own : null),
      last: own ?? last,
      looked: kept(looked),
    });
  };

  /** What was just done is heard; its dice lie on the table until the next thing is begun, and so does an order that did nothing. */
  const show = (whole?: string) => {
    const { position: now, log, seat } = table.published.getState();
    const last = log.at(-1);
    if (!now || !last) return;
    const { events, index } = last;
    const decides = now.phase.side === seat ? state.getState() : null;
    if (!hasDice(events) && !events.some(isInVain)) return announce(actWords(now, events, decides, whole));
    state.setState(lying(index));
    announce(resultSentence(now, events), 'assertive');
  };

  const prepare = () => {
    const now = position();
    if (now) state.setState(takenUp(now, state.getState()), true);
  };

  const act = (action: Action): boolean => doing(() => table.act(action), action);

  /** What comes of having done something, whose last part was this action, or of its having been refused. */
  const doing = (doIt: () => ReturnType<typeof table.act>, last?: Action, whole?: string): boolean => {
    const before = position();
    const reason = doIt();
    if (reason === undefined) {
      settle();
      prepare();
      if (last?.type === 'endPhase') state.setState({ last: null });
      show(whole);
      return true;
    }
    if (reason === 'barred') return false;
    if (reason === 'computersTurn')
      refuse('The computer decides now. Take back your move, or let a person play its side.');
    else if (before) refuse(reasonText(before, reason).text);
    return false;
  };

  /** Each of the stack that was asked to come, as far as it still may. */
  const takeAlong = ({ along = [], end }: MovePlan) => {
    for (const unit of along) {
      const now = position();
      const ends = now ? endsIn(reachOf(now, unit), end.hex) : [];
      const best = bestEnd(ends.filter(({ exit, into }) => exit === null && into === null));
      if (best) sayingOn(() => act(moveAction(unit, best)));
    }
  };

  /** An arrow with both its ends is put on the map, and the next one begun. */
  const drawn = (after: Desk): Desk => {
    const { noting } = after;
    if (noting === null || noting.hex === null || noting.to === undefined) return after;
    const { notes } = table.published.getState();
    table.annotate([...notes, { kind: 'arrow', from: noting.hex, to: noting.to }]);
    return { ...after, noting: { kind: 'arrow', hex: null } };
  };

  /** The side that was last shown what had been done while it did not look. */
  let lookedBack: Side | null = null;
  const api: DeskStore = {
    state,
    ...unfolded(['dorian', 'avronian']),
    lookBack: (side) => {
      if (lookedBack === side) return;
      lookedBack = side;
      api.scenes.playBack(table.sinceLastLook());
    },
    scenes: createScenes(table),
    tap: (tap) => {
      const now = position();
      if (!now) return;
      const desk = state.getState();
      if (isSecondTap(now, desk, tap)) return api.confirm();
      const before = { ...desk, focus: tap.hex, centre: null, refusal: null };
      const next = drawn(modeOf(now, desk).tap(now, before, tap));
      const looked = lookedAfter(now, desk, next, tap);
      state.setState(
        { ...next, looked, aimed: aimsAnew(desk, next) || (staysAimed(desk) && looked === desk.looked) },
        true,
      );
      if (next.refusal) announce(reasonText(now, next.refusal).text);
    },
    focus: (focus) => state.setState({ focus }),
    turn: (facing) => {
      const now = position();
      const plan = now && turnedPlan(now, state.getState(), facing);
      if (plan) return state.setState({ plan, refusal: null });
      const order = now && now.activation !== null;
      refuse(order ? 'Not what the order asks for.' : 'Movement points do not reach for that turn.');
    },
    pick: (unit) => {
      const now = position();
      if (!now) return;
      const { selected, looked, watching } = state.getState();
      if (selected === unit) return api.select(null);
      if (!watching && isTakeable(now, unit)) return api.select(unit);
      api.look(looked === unit ? null : unit);
    },
    look: (looked) => {
      const now = position();
      const hex = looked === null || !now ? null : hexOf(now, looked, null);
      state.setState({ looked, aimed: false, ...(hex !== null && { focus: hex, centre: hex }) });
    },
    select: (selected) => {
      const now = position();
      const hex = selected !== null && now ? hexOf(now, selected, state.getState().focus) : null;
      state.setState({
        ...NOTHING_BEGUN,
        selected,
        ...(selected !== null && { centre: null }),
        ...(hex !== null && { focus: hex, centre: now && placesOf(now, selected!, hex) }),
      });
    },
    plan: (plan) => state.setState({ plan, refusal: null, result: null }),
    sight: (sight) => state.setState({ sight, noting: null, plan: null }),
    note: (noting) => state.setState({ noting, sight: null, plan: null }),
    why: (why, centre = null) => state.setState({ ...reasonsOf(state.getState(), why), centre }),
    show: (result) => {
      state.setState({ ...lying(result), plan: null, refusal: null });
      if (result === null) prepare();
      else api.scenes.again(result);
    },
    step: (by) => {
      if (state.getState().watching) return;
      const now = position();
      const { selected, last } = state.getState();
      const next = now && nextUnit(now, selected ?? last, by);
      if (!now || next === null) return announce('No unit left that can act.');
      api.select(next);
      const target = onlyTarget(now, state.getState());
      if (target !== null) state.setState(aim(now, state.getState(), target), true);
    },
    goOn: () => {
      const now = position();
      if (settings().goOn && now?.activation === null && nextUnit(now, state.getState().last, 1) !== null)
        sayingOn(() => api.step(1));
    },
    confirm: () => {
      const now = position();
      const { plan } = state.getState();
      const action = now && modeOf(now, state.getState()).action(now, state.getState());
      if (!action || !act(action) || action.type !== 'move') return;
      if (plan?.kind === 'move') takeAlong(plan);
      api.goOn();
    },
    sweep: () =>
      api.scenes.inTurn(() => {
        const heard: string[] = [];
        for (let now = position(); now && orderInHand(now) === 'sweep'; now = position()) {
          const { plan } = sweptOn(now, state.getState());
          if (plan?.kind !== 'shot' || !act({ type: 'fire', ...plan.shot })) break;
          heard.push(announcements().assertive.text);
        }
        if (heard.length > 0) announce(heard.join(' '), 'assertive');
      }),
    act,
    actTogether: (actions, whole) => doing(() => table.actTogether(actions), actions.at(-1), whole),
    undo: () => {
      if (!table.undo()) return;
      settle();
      announce('Taken back');
    },
    redo: () => {
      if (!table.redo()) return;
      settle();
      const { undo } = table.published.getState();
      show(undo.possible && undo.together > 1 ? 'Done again' : undefined);
    },
    // A machine in the middle of its order stays in hand.
    clear: () => {
      state.setState(cleared(), true);
      sayPhase(position());
      api.hover.setState({ hex: null });
    },
  };
  skipOnceTaken(state, api.scenes);
  sayHand(state, position);
  return api;
}

/** Reasons are shown, or put away again, and nothing else is begun. */
function reasonsOf(desk: Desk, why: Desk['why']): Partial<Desk> {
  return { why, read: why ?? desk.why, plan: null, refusal: null, result: null, looked: null };
}

/** Whoever takes something up has seen enough of what is past. */
function skipOnceTaken(desk: StoreApi<Desk>, { state, skip }: Scenes): void {
  desk.subscribe(({ selected, looked, plan }, before) => {
    if (selected === before.selected && looked === before.looked && plan === before.plan) return;
    const past = state.getState().scene?.past;
    if (past && past.why !== 'inTurn') skip();
  });
}

/** Who comes to the screen hears whose decision it is. */
function sayPhase(now: Position | null): void {
  if (now?.phase.side) announce(phaseName(now.phase));
}

/** Who does not look hears what comes into hand and what is prepared with it. */
function sayHand(desk: StoreApi<Desk>, position: () => Position | null): void {
  desk.subscribe((now, before) => {
    const at = position();
    if (!at || (now.selected === before.selected && now.plan === before.plan)) return;
    const words = handWords(at, now);
    if (words) announce(words);
  });
}

/** The desk of the open game, which is one of this folder's where its screens stand. Throws Error outside one. */
export function useDesk(): DeskStore {
  return useAnyDesk() as DeskStore;
}

export function useDeskState<Part>(select: (desk: Desk) => Part): Part {
  return useAnyDeskState(select);
}
