import { total } from '../../../rules/result';
import { Bar } from '../../widgets/Bar';
import { Card } from '../../widgets/Card';
import { CostList } from '../../widgets/CostList';
import { RuleLink } from '../../widgets/RuleLink';
import { SideMark } from '../../widgets/SideMark';
import { Screen } from '../../shell/Screen';
import { SettingsMenu } from '../../shell/SettingsMenu';
import { BoardPane } from '../play/BoardPane';
import { usePosition } from '../table';
import { scenarioName, signed, turnText, victoryWords } from '../wording';
import './result.css';

/** Who won and why, over the last position, nothing hidden any more. */
export function ResultScreen() {
  const position = usePosition();
  const { victory } = position;
  if (!victory) return null;
  const words = victoryWords(position, victory);
  return (
    <Screen
      title={`${words.heading}, Extractors`}
      layout="table"
      bar={
        <Bar
          mark={victory.winner && <SideMark side={victory.winner} size={32} />}
          title={words.heading}
          detail={`${scenarioName(position.scenario)}, ${turnText(position)}`}
        >
          <SettingsMenu items={[{ type: 'link', label: 'All scenarios', href: '#/' }]} />
        </Bar>
      }
    >
      <div className="result">
        <div className="board-pane">
          <BoardPane />
        </div>
        <div className="result-words">
          <Card level="main" title={words.heading} aside={<RuleLink rule={words.rule} />}>
            <p>{words.condition}</p>
          </Card>
          {victory.points.length > 0 && (
            <Card title="Points">
              <CostList
                lines={words.points.map(({ text, value }) => ({ cause: text, value }))}
                total={{ label: 'Sum', value: signed(total(victory.points)) }}
              />
            </Card>
          )}
          <a className="button" href="#/">
            Choose a scenario
          </a>
        </div>
      </div>
    </Screen>
  );
}
