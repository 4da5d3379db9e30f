import type { Position, ToHit } from '../../../rules/extractors';
import { SightVerdict } from '../../widgets/SightVerdict';
import { listed, sightWords } from '../wording';
import { firerShort } from './shotWords';

interface SightLinesProps {
  readonly position: Position;
  readonly toHit: readonly ToHit[];
}

/** The line of sight of each firer with what it meets; firers whose words are the same are told together [§7.2]. */
export function SightLines({ position, toHit }: SightLinesProps) {
  const words = toHit.map(({ firer, sight }) => {
    const { heading, rule, sentences } = sightWords(sight);
    return {
      name: firerShort(position, firer),
      clear: sight.clear,
      heading,
      rule,
      text: sentences.join(' '),
    };
  });
  const texts = [...new Set(words.map(({ text }) => text))];
  const clear = words.every((one) => one.clear);
  const title = clear ? 'Clear line of sight' : 'No line of sight for all';
  return (
    <SightVerdict
      clear={clear}
      title={texts.length === 1 ? words[0].heading : title}
      rule={words.find(({ rule }) => rule !== '§7.2')?.rule ?? '§7.2'}
    >
      {texts.length === 1
        ? texts[0]
        : texts.map((text) => (
            <span key={text} className="sight-line">
              {listed(words.filter((one) => one.text === text).map(({ name }) => name))}: {text}
            </span>
          ))}
    </SightVerdict>
  );
}
