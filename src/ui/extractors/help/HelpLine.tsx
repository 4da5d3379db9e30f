import { HelpLine as Line, useUnseen } from '../../help/HelpLine';
import { usePosition } from '../table';
import { topicOf, topicWords, type Topic } from './topics';

/** The moment to be explained now, until the player has got it or wants no more of them; null: none. */
export function useHelp(): Topic | null {
  return useUnseen(topicOf(usePosition()));
}

interface HelpLineProps {
  readonly topic: Topic;
  readonly place: 'bar' | 'strip';
}

/** One line the first time a moment comes. */
export function HelpLine({ topic, place }: HelpLineProps) {
  return <Line topic={topic} words={topicWords(topic)} place={place} />;
}

/** The line of this moment under the bar, where there is no map to keep still. */
export function HelpUnderBar() {
  const topic = useHelp();
  return topic && <HelpLine topic={topic} place="bar" />;
}
