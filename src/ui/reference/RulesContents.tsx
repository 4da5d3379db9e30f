import type { Part } from './search';
import { RuleLink } from '../widgets/RuleLink';

export interface RulesContentsProps {
  readonly parts: readonly Part[];
  /** Something is searched for: the counts are shown. */
  readonly searching: boolean;
  /** The section being read. */
  readonly current: string | null;
}

/** The list of sections by chapter, as far as the search found something. */
export function RulesContents({ parts, searching, current }: RulesContentsProps) {
  return parts.map(({ title, found }) => (
    <div key={title} className="rules-chapter">
      <h2 className="kicker">{title}</h2>
      <ul>
        {found.map(({ section, places }) => (
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
  ));
}
