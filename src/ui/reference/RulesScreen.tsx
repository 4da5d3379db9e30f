import { ArrowLeft } from 'lucide-react';
import { Screen } from '../shell/Screen';
import { TopBar } from '../shell/TopBar';
import { ruleHref } from '../widgets/ruleLinks';
import type { Rulebook } from './rulebook';
import { RulesReader } from './RulesReader';

export interface RulesScreenProps {
  readonly book: Rulebook;
  /** The § or R-number of the address. */
  readonly rule: string | null;
  /** Where the reader came from; the scenarios unless a game is open. */
  readonly back?: { readonly label: string; readonly href: string } | undefined;
}

const SCENARIOS = { label: 'Choose a scenario', href: '#/' };

/** The rules as a page of their own, by #/rules and #/rules/§7.2. */
export function RulesScreen({ book, rule, back = SCENARIOS }: RulesScreenProps) {
  return (
    <Screen title={book.title} bar={<TopBar />} layout="page">
      <div className="page rules-page">
        <div className="rules-head">
          <h1>{book.title}</h1>
          <a className="button" href={back.href}>
            <ArrowLeft aria-hidden size={20} />
            {back.label}
          </a>
        </div>
        <RulesReader
          book={book}
          rule={rule}
          onGo={(to) => {
            location.hash = ruleHref(to);
          }}
        />
      </div>
    </Screen>
  );
}
