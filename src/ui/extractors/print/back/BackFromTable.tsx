import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { positionToBegin, setupFrom } from '../../../../rules/extractors';
import { newSeed } from '../../../selection/seed';
import { goTo } from '../../../shell/route';
import { Button } from '../../../widgets/Button';
import { toast } from '../../../widgets/toast';
import { phaseName, scenarioName, turnText } from '../../wording';
import { session } from '../../session';
import { beginFaultWords } from './faultWords';
import { problemWords } from '../../../saves/problems';

/** A game begun on paper goes on here: its position is typed or pasted in notation. */
export function BackFromTable() {
  const id = useId();
  const [text, setText] = useState('');
  const line = text.replace(/\s+/g, ' ').trim();
  const read = line === '' ? null : positionToBegin(line);
  const fault = read && 'error' in read ? beginFaultWords(read) : undefined;
  const position = read && !('error' in read) ? read : null;
  const begin = async () => {
    if (!position) return;
    const { scenario } = position;
    const done = await session.start(setupFrom(position, line), newSeed(), scenarioName(scenario));
    if (!done.ok) return toast(problemWords(done.problem));
    goTo({ screen: 'play' });
  };
  return (
    <div className="print-back">
      <label className="kicker" htmlFor={id}>
        The position in one line
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={5}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-below`}
        onChange={(event) => setText(event.target.value)}
      />
      <small id={`${id}-below`} className={fault === undefined ? undefined : 'reason'}>
        {fault ?? HINT}
      </small>
      <Button
        kind="go"
        wide
        icon={<ArrowRight aria-hidden size={20} />}
        caption={
          position
            ? `${scenarioName(position.scenario)}, ${turnText(position)}: ${phaseName(position.phase)}`
            : undefined
        }
        reason={position ? undefined : 'Enter a position first'}
        onPress={() => void begin()}
      >
        Go on with it here
      </Button>
    </div>
  );
}

const HINT =
  'As “Where everything stands” prints it, or “Copy position” copies it. Two persons play on; the computer can take a side in the menu.';
