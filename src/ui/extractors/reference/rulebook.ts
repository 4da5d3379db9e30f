import { BOARD } from './chapters/board';
import { COMBAT } from './chapters/combat';
import { CYCLING } from './chapters/cycling';
import { MOVEMENT } from './chapters/movement';
import { SCENARIOS } from './chapters/scenarios';
import { TURN } from './chapters/turn';
import { RULINGS } from './rulings';
import type { Chapter, Ruling, RuleSection } from './section';

/** All rules in our own words, by chapter. */
export const CHAPTERS: readonly Chapter[] = [BOARD, TURN, MOVEMENT, COMBAT, CYCLING, SCENARIOS];

export const SECTIONS: readonly RuleSection[] = CHAPTERS.flatMap(({ sections }) => sections);

/** The rulings that belong to a section. */
export function rulingsUnder(id: RuleSection['id']): readonly Ruling[] {
  return RULINGS.filter(({ under }) => under === id);
}

/** The section a § or R-number leads to: the one that has it, else the nearest above; undefined if there is none. */
export function sectionFor(rule: string): RuleSection | undefined {
  const id: string = RULINGS.find((ruling) => ruling.id === rule)?.under ?? rule;
  const found = SECTIONS.find((section) => section.id === id);
  const above = id.replace(/\.?\d+$/, '');
  return found ?? (above === id ? undefined : sectionFor(above));
}
