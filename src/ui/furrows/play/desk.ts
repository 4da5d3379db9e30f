import { createStore, type StoreApi } from 'zustand';
import type { Direction, Hex } from '../../../hex';
import {
  basesIn,
  basesOf,
  furrows,
  isPlaced,
  type Action,
  type AssignedHit,
  type BaseId,
  type Declaration,
  type Event,
  type Mode,
  type Position,
  type Side,
} from '../../../rules/furrows';
import { unfolded, useAnyDesk, useAnyDeskState, type AnyDesk, type AnyDeskStore } from '../../play/desk';
import { announce } from '../../widgets/announce';
import { forgetRefusal, refuse } from '../../widgets/toast';
import { beatsOf, type Beat } from '../playback/beats';
import type { FurrowsTable } from '../table';
import { isTold } from '../told';
import { phaseName, reasonText } from '../wording';
import { nextDefault } from './orders';

/** What lies before the side that looks: nothing of it is part of the game. */
export interface Desk extends AnyDesk {
  /** The own base in hand. */
  readonly selected: BaseId | null;
  /** How the base in hand would be set up. */
  readonly setUp: { readonly facing: Direction; readonly mode: Mode } | null;
  /** What would be declared; null while nothing is aimed at. */
  readonly aim: Declaration | null;
  /** How the hits would be distributed. */
  readonly hits: readonly AssignedHit[] | null;
  /** The facing a retreating base would take. */
  readonly turn: Direction | null;
  /** What is being told: the moments, and which of them. */
  readonly telling: { readonly beats: readonly Beat[]; readonly at: number } | null;
}

const NOTHING_BEGUN = { aim: null, hits: null, turn: null };
const EMPTY: Desk = { ...NOTHING_BEGUN, selected: null, focus: null, setUp: null, telling: null };

/** Who is taken in hand on the map is looked at. */
function withInHand(position: Position | null, base: BaseId | null): Partial<Desk> {
  const held = base === null ? undefined : position?.bases[base];
  const focus = held && isPlaced(held) ? { focus: held.where.hex } : {};
  return { ...NOTHING_BEGUN, ...focus, selected: base, setUp: null };
}

export interface DeskStore extends AnyDeskStore<Desk, Side> {
  /** Does an action; says why if it is not allowed. True if it was done. */
  readonly act: (action: Action) => boolean;
  /** Does these one after the other; one Undo takes them all back. */
  readonly actTogether: (actions: Iterable<Action>) => boolean;
  readonly select: (base: BaseId | null) => void;
  /** The next or previous own base. */
  readonly step: (by: 1 | -1) => void;
  /** Writes the default program and the usual gunnery wherever nothing is written: for one base, or all of the side's. */
  readonly fill: (base?: BaseId) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly tell: (beats: readonly Beat[]) => void;
  readonly goTo: (at: number) => void;
}

export function createDesk(table: FurrowsTable): DeskStore {
  const state = createStore<Desk>(() => EMPTY);
  const position = () => table.published.getState().position;
  const tell = (beats: readonly Beat[] | null) =>
    state.setState({ telling: beats === null || beats.length === 0 ? null : { beats, at: 0 } });
  const told = telling(table, tell);
  passOnWhenTold(table, state);
  const select = (base: BaseId | null) => state.setState(withInHand(position(), base));

  const doing = (doIt: () => ReturnType<typeof table.act>): boolean => {
    const before = position();
    const reason = doIt();
    if (reason === undefined) {
      forgetRefusal();
      state.setState(NOTHING_BEGUN);
      sayPhase(position(), before);
      return true;
    }
    if (before && typeof reason === 'object') {
      const { text, rule } = reasonText(before, reason);
      refuse(`${text} [${rule}]`);
    }
    return false;
  };
  const changed = (done: boolean, words: string) => {
    if (!done) return;
    state.setState(NOTHING_BEGUN);
    announce(words);
  };
  return {
    state,
    ...unfolded(['foundry', 'league']),
    act: (action) => doing(() => table.act(action)),
    actTogether: (actions) => doing(() => table.actTogether(actions)),
    select,
    step(by) {
      const now = position();
      if (!now) return;
      const own = ownBases(now);
      if (own.length === 0) return;
      const at = own.findIndex((id) => id === state.getState().selected);
      select(own[(at + by + own.length) % own.length]);
    },
    fill: (base) => void doing(() => table.actTogether(missingOf(position, base))),
    undo: () => changed(table.undo(), 'Taken back'),
    redo: () => changed(table.redo(), 'Done again'),
    tell,
    goTo(at) {
      const { telling: now } = state.getState();
      if (!now) return;
      if (at >= now.beats.length) {
        state.setState({ telling: null });
        sayPhase(position());
      } else state.setState({ telling: { ...now, at: Math.max(0, at) } });
    },
    clear() {
      const { telling: now } = state.getState();
      state.setState({ ...EMPTY, telling: told.isFresh() ? now : null }, true);
      sayPhase(position());
    },
  };
}

/** What one base or all of them lack, each as the one before leaves it. */
function* missingOf(position: () => Position | null, base?: BaseId): Generator<Action> {
  for (let now = position(); now; now = position()) {
    const action = nextDefault(now, base);
    if (!action) return;
    yield action;
  }
}

/** Who looks together does so until it has been told. */
function passOnWhenTold(table: FurrowsTable, state: StoreApi<Desk>): void {
  const passOn = () => void (state.getState().telling ?? table.passOn());
  state.subscribe(passOn);
  table.published.subscribe(passOn);
}

/** Who does not see the title hears whose decision it is, where it was another's before. */
function sayPhase(now: Position | null, before: Position | null = null): void {
  const name = now && phaseName(now.phase);
  if (name && (!before || phaseName(before.phase) !== name)) announce(name);
}

/** Own bases that can be given something to do now: on the map, at set-up also those in hand, of a retreat the one that gives way. */
export function ownBases({ phase, bases }: Position): readonly BaseId[] {
  if (phase.name === 'retreat') return [phase.base];
  return basesOf({ bases })
    .filter((base) => base.side === phase.side && (isPlaced(base) || phase.name === 'placement'))
    .map(({ id }) => id);
}

/** Of the bases in a hex the one a tap means: the next after the one in hand. */
export function tapped(position: Position, hex: Hex, now: BaseId | null): BaseId | null {
  const here = basesIn(position, hex).map(({ id }) => id);
  const at = here.findIndex((id) => id === now);
  return here.length === 0 ? null : here[(at + 1) % here.length];
}

/**
 * Watches the log: what has happened beyond what a side has seen is told to it, from the map as it was when it last
 * looked; in a game that has just been opened, what it has not seen for sure. Behind the curtain nothing is told; without
 * one both sides look, and when the game has ended everybody.
 */
function telling(table: FurrowsTable, tell: (beats: readonly Beat[] | null) => void) {
  const last = new Map<string, { readonly from: Position; readonly done: number }>();
  /** Who has looked since the curtain last hung: they look together. */
  const looking = new Set<string>();
  let told: string | null = null;
  const watch = () => {
    const { position, seat, log } = table.published.getState();
    if (!position) {
      told = null;
      looking.clear();
      return tell(null);
    }
    const before = last.get([...looking].at(0) ?? seat);
    const rounds = log.map(({ events }) => openIn(position, events)).filter((events) => events.length > 0);
    const now = { from: withoutOrders(position), done: rounds.length };
    const sides: readonly string[] = seat === 'watch' ? furrows.sides : [];
    for (const one of [seat, ...sides]) looking.add(one);
    for (const one of looking) last.set(one, now);
    const seen = before
      ? [{ before: before.from, events: rounds.slice(before.done).flat() }]
      : table.sinceLastLook();
    const events = seen.flatMap((round) => round.events);
    if (!isTold(events)) return;
    told = seat;
    tell(beatsOf(withoutOrders(seen[0].before), events));
  };
  watch();
  table.published.subscribe(watch);
  /** It was told to the side that looks now: a change of hands has not made it stale. */
  return { isFresh: () => told !== null && told === table.published.getState().seat };
}

/** What both sides have read of it: who looks when the game has ended reads the orders they wrote too. */
function openIn(position: Position, events: readonly Event[]): readonly Event[] {
  return furrows.sides.reduce((open, side) => furrows.witnessed(position, open, side), events);
}

/** As both sides may see it: who looks while it is told may not be who looked then. */
function withoutOrders(position: Position): Position {
  return furrows.sides.reduce(furrows.view, position);
}

/** The desk of the open game, which is one of this folder's where its screens stand. Throws Error outside one. */
export function useDesk(): DeskStore {
  return useAnyDesk() as DeskStore;
}

export function useDeskState<Part>(select: (desk: Desk) => Part): Part {
  return useAnyDeskState(select);
}
