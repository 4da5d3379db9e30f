import { Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { changeSettings, settings, useSettings, type Settings } from '../../shell/settings';
import { announce } from '../../widgets/announce';
import { Button } from '../../widgets/Button';
import { toast } from '../../widgets/toast';
import { usePosition } from '../table';
import { topicOf, topicWords, type Topic } from './topics';
import './help.css';

/** Topics that have been read out since the page was opened. */
const spoken = new Set<Topic>();

/** One line under the bar the first time a moment comes, until the player has got it or wants no more of them. */
export function HelpLine() {
  const position = usePosition();
  const { help, helpSeen } = useSettings();
  const topic = help === 'on' ? topicOf(position) : null;
  const shown = topic !== null && !helpSeen.includes(topic) ? topic : null;
  useEffect(() => {
    if (shown === null || spoken.has(shown)) return;
    spoken.add(shown);
    announce(`Help: ${topicWords(shown)}`);
  }, [shown]);
  const box = useRef<HTMLElement>(null);
  if (shown === null) return null;
  /** The line goes: the keyboard stays in the main part. */
  const leave = (change: Partial<Settings>) => {
    box.current?.closest('main')?.focus({ preventScroll: true });
    changeSettings(change);
  };
  const silence = () => {
    leave({ help: 'off' });
    toast('The menu turns the help lines on again.');
  };
  return (
    <aside ref={box} className="help-line" aria-label="Help">
      <Lightbulb aria-hidden size={20} />
      <p>{topicWords(shown)}</p>
      <div className="help-acts">
        <Button onPress={() => leave({ helpSeen: [...settings().helpSeen, shown] })}>Got it</Button>
        <Button kind="quiet" onPress={silence}>
          No more help
        </Button>
      </div>
    </aside>
  );
}
