import { Download, FileText, Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { scenarioOf, type Action } from '../../../rules/extractors';
import { leaveAtStep, stepLeft } from '../../game/entry';
import { newSeed } from '../../game/seed';
import { Bar } from '../../widgets/Bar';
import { announce, hush } from '../../widgets/announce';
import { Button } from '../../widgets/Button';
import { SideMark } from '../../widgets/SideMark';
import { toast } from '../../widgets/toast';
import { Screen } from '../../shell/Screen';
import { showDialog } from '../../saves/dialogs';
import { useSaveItems } from '../../saves/items';
import { LEARN_LINK, PRINT_LINK, SCENARIOS_LINK } from '../../shell/links';
import { SettingsMenu } from '../../shell/SettingsMenu';
import { LastLetter } from './LastLetter';
import { KeepMoment } from '../puzzles/KeepMoment';
import { Replay, courseOf, stepsOf, type Step } from '../replay';
import { session } from '../session';
import { usePosition, useTable, type ExtractorsTable } from '../table';
import { levelsBegun } from './match';
import { matchLines } from './matchWords';
import { agreedWords, scenarioName, turnText, victoryWords, type VictoryWords } from '../wording';
import { turnAccounts } from './account';
import { LastDecision } from '../../replay/LastDecision';
import { lastDecisions } from './lastDecisions';
import { MatchCard } from './MatchCard';
import { PointsCard } from './PointsCard';
import { ReplayCard } from './ReplayCard';
import { StatisticsCard } from './StatisticsCard';
import { statisticsOf } from './statistics';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { TurningPointsCard } from './TurningPointsCard';
import { turningPointsOf } from './turningPoints';
import { TurnsCard } from './TurnsCard';
import { VerdictCard } from './VerdictCard';
import { problemWords } from '../../saves/problems';
import './result.css';

const DicePage = lazy(() => import('./dice/DicePage').then(({ DicePage: page }) => ({ default: page })));

const ChancesPage = lazy(() =>
  import('./chances/ChancesPage').then(({ ChancesPage: page }) => ({ default: page })),
);

type Page = 'decided' | 'dice' | 'chances';
const PAGES: readonly { readonly value: Page; readonly label: string }[] = [
  { value: 'decided', label: 'What decided it' },
  { value: 'dice', label: 'Dice' },
  { value: 'chances', label: 'Chances' },
];

/** Who won and why, the game in numbers, and the whole game to step through, nothing hidden any more. */
export function ResultScreen() {
  const table = useTable();
  const position = usePosition();
  const { steps, actions, course, turnsLost, statistics, turningPoints, decisions } = useEndedGame();
  /** null until the replay is first opened: from then on its board stays. */
  const [at, setAt] = useState(() => stepLeft(table.published.getState().id, course.last));
  const [replaying, setReplaying] = useState(at !== null);
  const [page, setPage] = useState<Page>('decided');
  const opener = useRef<HTMLButtonElement>(null);
  // From the saved games it may come to a page that has been scrolled.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  const { victory } = position;
  const words = victory && victoryWords(position, victory);
  useSaid(words?.heading, replaying);
  if (!victory || !words) return null;
  const replay = (from: number) => {
    setAt(from);
    setReplaying(true);
  };
  const leave = () => {
    setReplaying(false);
    leaveAtStep();
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Screen
      title={`${replaying ? 'Replay' : words.heading}, Extractors`}
      layout={replaying ? 'table' : 'page'}
      bar={<ResultBar words={words} onLeave={replaying ? leave : undefined} />}
    >
      <div className="result-pages" hidden={replaying}>
        <div className="page result-ways">
          <SegmentedControl
            label="After the game"
            labelHidden
            value={page}
            choices={PAGES}
            onChange={setPage}
          />
          <ReportActs steps={steps} actions={actions} />
        </div>
        <div className="page result" hidden={page !== 'decided'}>
          <div className="result-column">
            <VerdictCard winner={victory.winner} words={words} agreed={agreedWords(position)} />
            <LastLetter />
            <MatchCard winner={victory.winner} />
            <TurnsCard turns={turnsLost} />
            <PointsCard words={words} />
            <ReplayCard
              ref={opener}
              steps={course.last}
              turns={course.turns}
              onReplay={replay}
              onAgain={() => void playAgain(table.record())}
            >
              <LastDecision decisions={decisions} />
            </ReplayCard>
          </div>
          <div className="result-column">
            <StatisticsCard statistics={statistics} />
            <TurningPointsCard position={position} points={turningPoints} onReplay={replay} />
          </div>
        </div>
        {page !== 'decided' && <h1 className="visually-hidden">{words.heading}</h1>}
        <Suspense fallback={<p className="page">One moment …</p>}>
          {page === 'dice' && <DicePage steps={steps} faces={statistics.dice} onLook={replay} />}
          {page === 'chances' && <ChancesPage steps={steps} actions={actions} onLook={replay} />}
        </Suspense>
      </div>
      {at !== null && (
        <Replay {...{ course, steps, at }} onAt={setAt} shown={replaying}>
          <KeepMoment game={steps[at].game} />
        </Replay>
      )}
    </Screen>
  );
}

/** The whole game with its figures; it changes no more. */
function useEndedGame() {
  const table = useTable();
  return useMemo(() => {
    const moments = table.replay() ?? [];
    const steps = stepsOf(table.record(), moments);
    const actions = moments.map(({ action }) => action);
    return {
      steps,
      actions,
      course: courseOf(steps),
      turnsLost: turnAccounts(steps),
      statistics: statisticsOf(steps),
      turningPoints: turningPointsOf(steps),
      decisions: lastDecisions(steps, actions),
    };
  }, [table]);
}

/** The report leaves as text: for a file, or for the printer. */
function ReportActs({
  steps,
  actions,
}: {
  readonly steps: readonly Step[];
  readonly actions: readonly Action[];
}) {
  const { id, name, setup, seats } = useTable().record();
  const winner = usePosition().victory?.winner ?? null;
  const game = { id, steps, actions, match: matchLines(setup, winner, seats) };
  const take = (how: 'file' | 'print') =>
    import('./leave').then(({ print, save }) => (how === 'file' ? save(name, game) : print(game)));
  return (
    <div className="result-acts">
      <Button icon={<FileText aria-hidden size={20} />} onPress={() => void take('file')}>
        Report as text
      </Button>
      <Button icon={<Printer aria-hidden size={20} />} onPress={() => void take('print')}>
        Print the report
      </Button>
    </div>
  );
}

/** What was said in play is not read on the result, nor the replay's steps after it: who won is said. */
function useSaid(heading: string | undefined, replaying: boolean): void {
  useEffect(() => {
    hush();
    if (!replaying && heading !== undefined) announce(heading);
  }, [replaying, heading]);
}

interface ResultBarProps {
  readonly words: VictoryWords;
  /** From the replay back to the result. */
  readonly onLeave: (() => void) | undefined;
}

function ResultBar({ words, onLeave }: ResultBarProps) {
  const position = usePosition();
  const winner = position.victory?.winner;
  return (
    <Bar
      mark={winner && <SideMark side={winner} size={32} />}
      title={onLeave ? 'Replay' : 'Game over'}
      detail={`${scenarioName(position.scenario)}, ${onLeave ? words.heading : turnText(position)}`}
    >
      {onLeave ? (
        <Button onPress={onLeave}>Result</Button>
      ) : (
        <>
          <a className="button bar-roomy-flex" href={PRINT_LINK.href}>
            <Printer aria-hidden size={20} />
            Print
          </a>
          <Button icon={<Download aria-hidden size={20} />} onPress={() => showDialog('file')}>
            Export<span className="bar-roomy"> game</span>
          </Button>
        </>
      )}
      <SettingsMenu items={[...useSaveItems(), { type: 'rule' }, PRINT_LINK, LEARN_LINK, SCENARIOS_LINK]} />
    </Bar>
  );
}

/** The same scenario and rules, and what was agreed on, with who sat there as it began; other dice. */
async function playAgain({ setup: begun, seats }: ReturnType<ExtractorsTable['record']>): Promise<void> {
  const { scenario, rules, handicap, variant } = begun;
  const setup = { scenario, rules, ...(handicap && { handicap }), ...(variant && { variant }) };
  const done = await session.start(setup, newSeed(), scenarioOf(scenario).title, levelsBegun(seats));
  if (!done.ok) toast(problemWords(done.problem));
}
