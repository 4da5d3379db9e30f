import type { Types } from '../../rules/ruleset';
import type { ComputerTurn } from '../published';
import { canonical } from '../canonical';
import type { Forgotten } from '../regaining';
import { ownSeed } from '../seats';
import type { Answer, Task, ThinkingState } from '../thinking';
import { deciderAt, gameAt } from './history';
import { explain, seenOf, viewOf } from './log';
import { levelOf, playedBy } from './seat';
import type { Sitting } from './sitting';
import { decideAnew, whyRefused } from './step';

/**
 * What the computer was told when so much had been done, or is told now: all that its side may know, and a seed that tells
 * nothing of the dice. null: a person decided.
 */
export function taskAfter<T extends Types>(
  at: Sitting<T>,
  count: number,
  attempt: number,
): Task<T['Position']> | null {
  const { rules, history, opened } = at;
  const side = deciderAt(rules, history, count);
  const level = side && (count < history.past.length ? playedBy(at, count) : levelOf(at, side));
  if (side === null || level === null) return null;
  const before = gameAt(history, count);
  const phase = rules.phaseOf(before);
  let begun = count;
  while (begun > 0 && rules.phaseOf(gameAt(history, begun - 1)) === phase) begun--;
  return {
    game: rules.name,
    view: rules.view(before, side),
    side: String(side),
    level,
    seed: ownSeed(opened.id, String(side), phase, attempt),
    ...(begun < count && { began: rules.view(gameAt(history, begun), side) }),
  };
}

/** The last action of the computer whose reasons are lost, since the page was loaded again; none before the last act of a person. */
export function forgotten<T extends Types>(at: Sitting<T>): Forgotten<T['Position'], T['Action']> | null {
  const { past } = at.history;
  for (let index = past.length - 1; index >= 0 && playedBy(at, index) !== null; index--) {
    const deed = past[index];
    if (at.explained.has(deed)) continue;
    const task = taskAfter(at, index, 0);
    const hear = ({ action, explanation }: Answer<T['Action']>) =>
      explain(at, deed, canonical(action) === canonical(deed.action) ? explanation : null);
    return task && { task, hear };
  }
  return null;
}

/** Does what the computer has decided: whether it was allowed, and whether anybody at the screen sees anything of it. */
export function playAnswer<T extends Types>(
  at: Sitting<T>,
  { action, explanation }: Answer<T['Action']>,
): 'seen' | 'unseen' | 'refused' {
  const { rules } = at;
  const side = deciderAt(rules, at.history, at.history.past.length);
  if (side === null || levelOf(at, side) === null || !rules.isAction(action)) return 'refused';
  if (whyRefused(at, action, rules.view(gameAt(at.history), side)) !== undefined) return 'refused';
  const view = () => viewOf(at, gameAt(at.history));
  const before = view();
  decideAnew(at, action);
  const done = at.history.past[at.history.past.length - 1];
  explain(at, done, explanation);
  const seen =
    seenOf(at, gameAt(at.history), done.events).length > 0 ||
    JSON.stringify(view()) !== JSON.stringify(before);
  if (seen) at.computer = { side, level: levelOf(at, side) ?? '', state: 'shown', share: 0 };
  return seen ? 'seen' : 'unseen';
}

/** What the screen is told of the computer's turn; null: nothing. */
export function turnOf<T extends Types>(
  at: Sitting<T>,
  state: ThinkingState | null,
  share: number,
): ComputerTurn<T['Side']> | null {
  const { rules, history, computer } = at;
  const decides = deciderAt(rules, history, history.past.length);
  // The one who has done what is being looked at, while the next one thinks.
  const side = state === 'shown' ? (computer?.side ?? decides) : decides;
  const level = side === null ? null : (levelOf(at, side) ?? computer?.level ?? null);
  if (state === null || decides === null || side === null || level === null) return null;
  return { side, level, state, share };
}
