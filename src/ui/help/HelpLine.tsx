import { Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { changeSettings, settings, useSettings, type Settings } from '../shell/settings';
import { announce } from '../widgets/announce';
import { Button } from '../widgets/Button';
import { sayingOn } from '../widgets/sayingOn';
import { toast } from '../widgets/toast';
import './help.css';

/** Moments that have been read out since the page was opened. */
const spoken = new Set<string>();

/** The moment to be explained now, until the player has got it or wants no more of them; null: none. */
export function useUnseen<Topic extends string>(topic: Topic | null): Topic | null {
  const { help, helpSeen } = useSettings();
  return topic !== null && help === 'on' && !helpSeen.includes(topic) ? topic : null;
}

interface HelpLineProps {
  /** The moment, a name of its own over all games. */
  readonly topic: string;
  /** What is said of it, in one line. */
  readonly words: string;
  /** bar: a line of its own under the bar. strip: in the strip under the map, which keeps its height. */
  readonly place: 'bar' | 'strip';
}

/** One line the first time a moment comes. */
export function HelpLine({ topic, words, place }: HelpLineProps) {
  useEffect(() => {
    if (spoken.has(topic)) return;
    spoken.add(topic);
    sayingOn(() => announce(`Help: ${words}`));
  }, [topic, words]);
  const box = useRef<HTMLElement>(null);
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
    <aside ref={box} className="help-line" data-place={place} aria-label="Help">
      <Lightbulb aria-hidden size={20} />
      <p>{words}</p>
      <div className="help-acts">
        <Button onPress={() => leave({ helpSeen: [...settings().helpSeen, topic] })}>Got it</Button>
        <Button kind="quiet" onPress={silence}>
          No more help
        </Button>
      </div>
    </aside>
  );
}
