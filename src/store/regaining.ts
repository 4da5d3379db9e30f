import type { Answer, Question, Task, Thinker } from './thinking';

/** An action of the computer whose reasons are no longer known. */
export interface Forgotten<Position, Action> {
  readonly task: Task<Position>;
  /** Its answer to the same question, asked again. */
  readonly hear: (answer: Answer<Action>) => void;
}

/**
 * The same question has the same answer, so reasons that went with the page are asked for again, one deed after the other,
 * while the computer has nothing else to think of. `done` when there is nothing left to ask.
 */
export function regaining<Position, Action>(
  thinker: Thinker<Position, Action> | undefined,
  next: () => Forgotten<Position, Action> | null,
  done: () => void,
): { readonly goOn: () => void; readonly stop: () => void } {
  let question: Question<Action> | null = null;

  function goOn(): void {
    stop();
    ask(false);
  }

  function ask(found: boolean): void {
    const forgotten = thinker ? next() : null;
    if (!forgotten) return found ? done() : undefined;
    const mine = thinker!.ask(forgotten.task, () => undefined);
    question = mine;
    mine.answer.then(
      (answer) => {
        if (mine !== question) return;
        forgotten.hear(answer);
        ask(true);
      },
      // The computer cannot be loaded: forgotten reasons stay forgotten.
      () => undefined,
    );
  }

  function stop(): void {
    question?.stop();
    question = null;
  }

  return { goOn, stop };
}
