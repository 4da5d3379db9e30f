import type { Rulebook } from './rulebook';
import type { Found } from './search';
import { RuleLink } from '../widgets/RuleLink';

export interface RulesContentsProps {
  readonly book: Rulebook;
  readonly found: readonly Found[];
  /** Something is searched for: the counts are shown. */
  readonly searching: boolean;
  /** The section being read. */
  readonly current: string | null;
}

/** The list of sections by chapter, as far as the search found something. */
export function RulesContents({ book, found, searching, current }: RulesContentsProps) {
  return book.chapters.map(({ title, sections }) => {
    const rows = found.filter(({ section }) => sections.includes(section));
    if (rows.length === 0) return null;
    return (
      <div key={title} className="rules-chapter">
        <h2 className="kicker">{title}</h2>
        <ul>
          {rows.map(({ section, places }) => (
            <li key={section.id} data-depth={section.id.split('.').length - 1}>
              <RuleLink rule={section.id}>
                <span className="rules-row" aria-current={current === section.id || undefined}>
                  <span className="rule-number">{section.id}</span>
                  <span>{section.title}</span>
                  {searching && <span className="rules-places">{places}</span>}
                </span>
              </RuleLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
