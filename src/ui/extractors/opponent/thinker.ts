import { opponentApart, type Apart, type Opponent } from '../../../opponent/ask';
import { LEVELS, type Level } from '../../../opponent/contract';
import type { Action, Position } from '../../../rules/extractors';
import type { Answer, Thinker } from '../../../store/thinking';
import type { Why } from './why';
import { openPart } from './secrecy';
import worker from '../../../opponent/extractors/worker.ts?shared-worker';

let opponent: Opponent | undefined;

/** The computer's seats think in a worker of their own, which begins when the first of them has to. */
export const thinker: Thinker<Position, Action> = {
  ask({ level, ...task }, onProgress) {
    if (!isLevel(level)) throw new RangeError(`There is no level ${level}`);
    opponent ??= opponentApart(() => new Worker(worker, { type: 'module' }) as unknown as Apart);
    const { answer, stop, hurry } = opponent.ask({ ...task, level }, onProgress);
    const told = answer.then(({ action, explanation }): Answer<Action> => ({
      action: action as Action,
      explanation: openPart(task.view, explanation as Why),
    }));
    return { answer: told, stop, hurry };
  },
};

function isLevel(level: string): level is Level {
  return (LEVELS as readonly string[]).includes(level);
}
