import type { Chapter, Question, Ruling, RuleSection } from './section';

/** All rules of a game in our own words. */
export interface Rulebook {
  /** Of the page that shows it. */
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly Ruling[];
  /** Words that lead to the list in which they are explained, as they are written in the rules. */
  readonly terms?: { readonly words: readonly string[]; readonly rule: RuleSection['id'] };
  /** Answered before all else where a search asks one of them. */
  readonly questions?: readonly Question[];
}

export function sectionsOf({ chapters }: Rulebook): readonly RuleSection[] {
  return chapters.flatMap(({ sections }) => sections);
}

/** The rulings that belong to a section. */
export function rulingsUnder({ rulings }: Rulebook, id: RuleSection['id']): readonly Ruling[] {
  return rulings.filter(({ under }) => under === id);
}

/** The section a § or ruling's number leads to: the one that has it, else the nearest above; undefined if there is none. */
export function sectionFor(book: Rulebook, rule: string): RuleSection | undefined {
  const id: string = book.rulings.find((ruling) => ruling.id === rule)?.under ?? rule;
  const found = sectionsOf(book).find((section) => section.id === id);
  const above = id.replace(/\.?\d+$/, '');
  return found ?? (above === id ? undefined : sectionFor(book, above));
}
