import { useMemo, useState } from 'react';
import { scenarioOf } from '../../../rules/furrows';
import { leaveAtStep, stepLeft } from '../../game/entry';
import { ReplayView } from '../../replay/ReplayView';
import { useSaveItems } from '../../saves/items';
import { PRINT_LINK, SCENARIOS_LINK } from '../../shell/links';
import { Screen } from '../../shell/Screen';
import { SettingsMenu } from '../../shell/SettingsMenu';
import { Bar } from '../../widgets/Bar';
import { Button } from '../../widgets/Button';
import { SideMark } from '../../widgets/SideMark';
import { Cards } from '../panels/TellingPanel';
import { usePosition, useTable } from '../table';
import { winnerText } from '../wording';
import { courseOf, stepsOf } from '../playback/course';
import { ReplayBoard } from './ReplayBoard';

/** The ended game moment by moment, nothing hidden any more: map, dice, words, the way through. */
export function ReplayScreen({ onLeave }: { readonly onLeave: () => void }) {
  const position = usePosition();
  const table = useTable();
  const steps = useMemo(() => stepsOf(table.record(), table.replay() ?? []), [table]);
  const course = useMemo(() => courseOf(steps), [steps]);
  const [at, setAt] = useState(() => stepLeft(table.published.getState().id, course.last) ?? 0);
  const leave = () => {
    leaveAtStep();
    onLeave();
  };
  const winner = position.victory?.winner ?? null;
  const { beat } = steps[at];
  return (
    <Screen
      title="Replay, Iron Furrows"
      layout="table"
      bar={
        <Bar
          mark={winner && <SideMark side={winner} size={32} />}
          title="Replay"
          detail={`${scenarioOf(position).title}, ${winnerText(winner)}`}
        >
          <Button onPress={leave}>Result</Button>
          <SettingsMenu items={[...useSaveItems(), { type: 'rule' }, PRINT_LINK, SCENARIOS_LINK]} />
        </Bar>
      }
    >
      <h1 className="visually-hidden">Replay</h1>
      <ReplayView
        course={course}
        at={at}
        onAt={setAt}
        board={<ReplayBoard beat={beat} at={at} />}
        cards={<Cards beat={beat} />}
        shown
      />
    </Screen>
  );
}
