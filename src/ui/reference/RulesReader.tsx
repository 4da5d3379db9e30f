import { ListTree } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../widgets/Button';
import { EmptyState } from '../widgets/EmptyState';
import { TextField } from '../widgets/TextField';
import { RuleOpenerProvider, type Rule } from '../widgets/ruleLinks';
import { count } from '../widgets/words';
import { RuleSectionView, anchorOf } from './RuleSectionView';
import { RuleText } from './RuleText';
import { RulesContents, type RulesContentsProps } from './RulesContents';
import { rulingsUnder, sectionFor, sectionsOf, type Rulebook } from './rulebook';
import { questionFor } from './questions';
import type { Question } from './section';
import { queryWords, search, type Found, type Part } from './search';
import { TermsContext, termsOf } from './terms';
import './rules.css';

interface RulesReaderProps {
  readonly book: Rulebook;
  /** The § or R-number to show; null: from the beginning. */
  readonly rule: string | null;
  /** A link inside was followed. */
  readonly onGo: (rule: Rule) => void;
}

/** All rules with their contents and a search; wide: contents beside the text, narrow: above it. */
export function RulesReader({ book, rule, onGo }: RulesReaderProps) {
  const prefix = useId();
  const [asked, setAsked] = useState(0);
  const { query, setQuery, words, found, parts } = useSearch(book, rule);
  const question = questionFor(book.questions ?? [], words);
  const section = rule === null ? undefined : sectionFor(book, rule);
  useShown(section ? anchorOf(prefix, rule ?? '') : null, asked, parts);
  const rulings = useMemo(
    () => new Map(sectionsOf(book).map(({ id }) => [id, rulingsUnder(book, id)])),
    [book],
  );
  const terms = useMemo(() => termsOf(book), [book]);
  const [unfolded, setUnfolded] = useState(false);
  const find = useRef<HTMLDivElement>(null);
  const go = (to: Rule) => {
    setAsked(asked + 1);
    setUnfolded(false);
    onGo(to);
  };
  return (
    <RuleOpenerProvider value={go}>
      <TermsContext value={terms}>
        <div className="rules">
          <div className="rules-layout">
            <div ref={find} className="rules-find">
              <TextField
                label="Search the rules"
                value={query}
                onChange={setQuery}
                hint={<span role="status">{words.length === 0 ? askText(book) : foundText(found)}</span>}
              />
              <Contents
                parts={parts}
                count={found.length}
                searching={words.length > 0}
                current={section?.id ?? null}
                open={unfolded}
                onOpen={setUnfolded}
              />
            </div>
            <div className="rules-text">
              {rule !== null && !section && (
                <p className="reason">No rule {rule}: the contents list all there are.</p>
              )}
              {question && <Answers question={question} words={words} />}
              {found.length === 0 && !question && (
                <EmptyState title="Nothing found">0 sections have all these words.</EmptyState>
              )}
              {parts.map((part) => (
                <div key={part.title} className="rules-part">
                  <div className="rules-part-head">
                    <h2>{part.title}</h2>
                    <span className="rules-up">
                      <Button kind="quiet" onPress={() => find.current?.querySelector('input')?.focus()}>
                        To the search
                      </Button>
                    </span>
                  </div>
                  {part.found.map((each) => (
                    <RuleSectionView
                      key={each.section.id}
                      section={each.section}
                      rulings={rulings.get(each.section.id) ?? []}
                      words={words}
                      current={each.section === section ? rule : null}
                      prefix={prefix}
                    />
                  ))}
                </div>
              ))}
            </div>
          </div>
        </div>
      </TermsContext>
    </RuleOpenerProvider>
  );
}

/** What the search asks, answered in short before the sections. */
function Answers({ question, words }: { readonly question: Question; readonly words: readonly string[] }) {
  return (
    <section className="rule rule-answers" aria-label="Answers first">
      <h3>{question.asks}</h3>
      <ol className="rule-steps">
        {question.answers.map((answer) => (
          <li key={answer}>
            <RuleText text={answer} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ContentsProps extends RulesContentsProps {
  /** Sections in it. */
  readonly count: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Narrow: folded until wanted. */
function Contents({ count: sections, open, onOpen, ...props }: ContentsProps) {
  return (
    <nav className="rules-contents" aria-label="Sections of the rules" data-open={open || undefined}>
      <div className="rules-fold">
        <Button icon={<ListTree aria-hidden size={20} />} pressed={open} wide onPress={() => onOpen(!open)}>
          {open ? 'Hide the contents' : `Contents, ${count(sections, 'section')}`}
        </Button>
      </div>
      <div className="rules-list">
        <RulesContents {...props} />
      </div>
    </nav>
  );
}

/** The search; it is dropped when a rule is asked for that it hides. */
function useSearch(book: Rulebook, rule: string | null) {
  const [query, setQuery] = useState('');
  const [seen, setSeen] = useState(rule);
  const words = useDeferredValue(useMemo(() => queryWords(query), [query]));
  const parts = useMemo(() => search(book, words), [book, words]);
  const found = parts.flatMap((part) => part.found);
  if (rule !== seen) {
    setSeen(rule);
    const section = rule === null ? undefined : sectionFor(book, rule);
    if (section && !found.some((each) => each.section === section)) setQuery('');
  }
  return { query, setQuery, words, found, parts };
}

/** Brings the place into view and puts the focus on it, once each time it is asked for. */
function useShown(anchor: string | null, asked: number, parts: readonly Part[]): void {
  const shown = useRef('');
  useEffect(() => {
    const wanted = `${asked} ${anchor}`;
    const place = anchor === null || shown.current === wanted ? null : document.getElementById(anchor);
    if (!place) return;
    shown.current = wanted;
    place.focus({ preventScroll: true });
    document.querySelector('.rules-list [aria-current]')?.scrollIntoView({ block: 'nearest' });
    place.scrollIntoView({ block: place.tagName === 'LI' ? 'center' : 'start' });
  }, [anchor, asked, parts]);
}

function askText({ rulings: [{ under, id }] }: Rulebook): string {
  return `All the words, or a number such as ${under} or ${id}`;
}

function foundText(found: readonly Found[]): string {
  const places = found.reduce((sum, each) => sum + each.places, 0);
  return `${count(places, 'place')} in ${count(found.length, 'section')}`;
}
