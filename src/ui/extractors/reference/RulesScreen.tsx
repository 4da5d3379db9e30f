import { ArrowLeft } from 'lucide-react';
import { Screen } from '../../shell/Screen';
import { TopBar } from '../../shell/TopBar';
import { ruleHref } from '../../widgets/ruleLinks';
import { RulesReader } from './RulesReader';

interface RulesScreenProps {
  /** The § or R-number of the address. */
  readonly rule: string | null;
  /** Where the reader came from; the scenarios unless a game is open. */
  readonly back?: { readonly label: string; readonly href: string } | undefined;
}

const SCENARIOS = { label: 'Choose a scenario', href: '#/' };

/** The rules as a page of their own, by #/rules and #/rules/§7.2. */
export function RulesScreen({ rule, back = SCENARIOS }: RulesScreenProps) {
  return (
    <Screen title="Rules of Extractors" bar={<TopBar />} layout="page">
      <div className="page rules-page">
        <div className="rules-head">
          <h1>Rules</h1>
          <a className="button" href={back.href}>
            <ArrowLeft aria-hidden size={20} />
            {back.label}
          </a>
        </div>
        <RulesReader
          rule={rule}
          onGo={(to) => {
            location.hash = ruleHref(to);
          }}
        />
      </div>
    </Screen>
  );
}
