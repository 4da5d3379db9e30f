import { Download, Printer } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { scenarioOf, type Setup } from '../../../rules/extractors';
import { newSeed } from '../../selection/seed';
import { Bar } from '../../widgets/Bar';
import { Button } from '../../widgets/Button';
import { SideMark } from '../../widgets/SideMark';
import { toast } from '../../widgets/toast';
import { Screen } from '../../shell/Screen';
import { showDialog } from '../../saves/dialogs';
import { SAVE_ITEMS } from '../../saves/items';
import { PRINT_LINK, SCENARIOS_LINK } from '../../shell/links';
import { SettingsMenu } from '../../shell/SettingsMenu';
import { ReplayView } from '../../replay/ReplayView';
import { ReplayBoard, ReplayOrders, courseOf, stepsOf } from '../replay';
import { session } from '../session';
import { usePosition, useTable } from '../table';
import { scenarioName, turnText, victoryWords, type VictoryWords } from '../wording';
import { DiceCard } from './DiceCard';
import { PointsCard } from './PointsCard';
import { ReplayCard } from './ReplayCard';
import { StatisticsCard } from './StatisticsCard';
import { statisticsOf } from './statistics';
import { TurningPointsCard } from './TurningPointsCard';
import { turningPointsOf } from './turningPoints';
import { VerdictCard } from './VerdictCard';
import './result.css';

/** Who won and why, the game in numbers, and the whole game to step through, nothing hidden any more. */
export function ResultScreen() {
  const position = usePosition();
  const { steps, course, statistics, turningPoints } = useEndedGame();
  /** null until the replay is first opened: from then on its board stays. */
  const [at, setAt] = useState<number | null>(null);
  const [replaying, setReplaying] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { victory } = position;
  if (!victory) return null;
  const words = victoryWords(position, victory);
  const replay = (from: number) => {
    setAt(from);
    setReplaying(true);
  };
  const leave = () => {
    setReplaying(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Screen
      title={`${replaying ? 'Replay' : words.heading}, Extractors`}
      layout={replaying ? 'table' : 'page'}
      bar={<ResultBar words={words} onLeave={replaying ? leave : undefined} />}
    >
      <div className="page result" hidden={replaying}>
        <div className="result-column">
          <VerdictCard winner={victory.winner} words={words} />
          <PointsCard words={words} />
          <ReplayCard
            ref={opener}
            steps={course.last}
            turns={course.turns}
            onReplay={replay}
            onAgain={() => void playAgain(position)}
          />
          <TurningPointsCard position={position} points={turningPoints} onReplay={replay} />
        </div>
        <div className="result-column">
          <StatisticsCard statistics={statistics} />
          <DiceCard dice={statistics.dice} />
        </div>
      </div>
      {at !== null && (
        <ReplayView
          {...{ course, at }}
          onAt={setAt}
          shown={replaying}
          board={<ReplayBoard step={steps[at]} before={steps[Math.max(0, at - 1)].game} at={at} />}
        >
          <ReplayOrders position={steps[at].game} />
        </ReplayView>
      )}
    </Screen>
  );
}

/** The whole game with its figures; it changes no more. */
function useEndedGame() {
  const table = useTable();
  return useMemo(() => {
    const { setup, seed } = table.record();
    const steps = stepsOf(setup, seed, table.replay() ?? []);
    return {
      steps,
      course: courseOf(steps),
      statistics: statisticsOf(steps),
      turningPoints: turningPointsOf(steps),
    };
  }, [table]);
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
      <SettingsMenu items={[...SAVE_ITEMS, { type: 'rule' }, PRINT_LINK, SCENARIOS_LINK]} />
    </Bar>
  );
}

/** The same scenario and rules, other dice. */
async function playAgain({ scenario, rules, handicap }: Setup): Promise<void> {
  const setup = { scenario, rules, ...(handicap && { handicap }) };
  const done = await session.start(setup, newSeed(), scenarioOf(scenario).title);
  if (!done.ok) toast(done.problem);
}
