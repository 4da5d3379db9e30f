import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AdviceReport, Estimate, Suggestion } from '../../../../opponent/review/contract';
import type { Action, Position } from '../../../../rules/extractors';
import { settings, useSettings } from '../../../shell/settings';
import { usePublished, type ExtractorsPublished, type ExtractorsTable } from '../../table';

/** What a person has asked the computer, about one position as that person sees it; anything that happens makes it void. */
export interface Hint {
  readonly position: Position;
  readonly state: 'thinking' | 'shown' | 'failed';
  /** Three at most, the best first. */
  readonly candidates: readonly Suggestion<Action>[];
  /** The chance of each to win for who asks, after so many games played on; none yet. */
  readonly chances: readonly Estimate[];
  readonly tries: number;
  readonly chosen: number;
  /** How many this side has asked for in this game, as long as the page. */
  readonly used: number;
}

export const LETTERS = ['A', 'B', 'C'] as const;

const hints = createStore<{ readonly hint: Hint | null }>(() => ({ hint: null }));
const used = new Map<string, number>();

/** The hint that is open on this very position. */
export function hintOn(position: Position | null): Hint | null {
  const { hint } = hints.getState();
  return hint !== null && hint.position === position ? hint : null;
}

export function useHint(position: Position): Hint | null {
  return useStore(hints, ({ hint }) => (hint?.position === position ? hint : null));
}

/** Whether a person may ask here. By mail never: the other side could not know. */
function canAsk({ mail, position, computer, seat }: ExtractorsPublished): boolean {
  if (mail !== 'none' || position === null || computer !== null || position.phase.side === null) return false;
  return seat === position.phase.side;
}

/** Whether a hint may be asked for now. */
export function useCanAsk(): boolean {
  const { hints: wanted } = useSettings();
  const can = usePublished(canAsk);
  return wanted && can;
}

/** Asks, or puts the hint away that is open. */
export function toggleHint(table: ExtractorsTable): void {
  const published = table.published.getState();
  const { position, id } = published;
  if (hintOn(position)) return dropHint();
  if (!position || !settings().hints || !canAsk(published)) return;
  const key = `${id} ${position.phase.side}`;
  used.set(key, (used.get(key) ?? 0) + 1);
  const asked: Hint = {
    ...{ position, state: 'thinking', candidates: [], chances: [], tries: 0, chosen: 0 },
    used: used.get(key) ?? 1,
  };
  stopAsking();
  hints.setState({ hint: asked });
  const left = table.published.subscribe(({ position: now }) => {
    if (now !== position) dropHint();
  });
  let stop = left;
  const isOpen = () => hintOn(position) !== null;
  stopAsking = () => stop();
  import('./ask').then(
    ({ advise }) => {
      if (!isOpen()) return;
      const quiet = advise(position, (report) => isOpen() && hear(report));
      stop = () => {
        quiet();
        left();
      };
    },
    () => isOpen() && hear({ type: 'unadvised', message: '' }),
  );
}

/** Nothing is being asked. */
let stopAsking = (): void => {};

function hear(report: AdviceReport<Action>): void {
  const { hint } = hints.getState();
  if (!hint) return;
  if (report.type === 'advised')
    hints.setState({ hint: { ...hint, state: 'shown', candidates: report.suggestions } });
  else if (report.type === 'tried')
    hints.setState({ hint: { ...hint, chances: report.chances, tries: report.tries } });
  else if (hint.state === 'thinking') hints.setState({ hint: { ...hint, state: 'failed' } });
}

export function dropHint(): void {
  stopAsking();
  stopAsking = () => {};
  hints.setState({ hint: null });
}

export function chooseHint(chosen: number): void {
  const { hint } = hints.getState();
  if (hint && chosen < hint.candidates.length) hints.setState({ hint: { ...hint, chosen } });
}
