import type { Question } from './section';
import { even } from './search';

/** The question that a search means: the first that has every word that was typed, whole or begun. */
export function questionFor(questions: readonly Question[], words: readonly string[]): Question | undefined {
  if (words.length < 2) return undefined;
  return questions.find(({ asks, words: more }) => {
    const known = even(`${asks} ${more}`).split(/[^a-z0-9']+/);
    return words.every((word) => known.some((each) => each.startsWith(word)));
  });
}
