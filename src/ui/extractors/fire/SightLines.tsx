import type { Position, ToHit } from '../../../rules/extractors';
import { SightVerdict } from '../../widgets/SightVerdict';
import { sightWords } from '../wording';
import { firerShort } from './shotWords';

/** The line of sight of each firer with what it meets; firers whose words are the same are told once [§7.2]. */
export function SightLines({
  position,
  toHit,
}: {
  readonly position: Position;
  readonly toHit: readonly ToHit[];
}) {
  const words = toHit.map(({ firer, sight }) => ({ firer, clear: sight.clear, ...sightWords(sight) }));
  const [first] = words;
  const text = (sentences: readonly string[]) => sentences.join(' ');
  const same = words.every(({ sentences }) => text(sentences) === text(first.sentences));
  const clear = words.every((one) => one.clear);
  return (
    <SightVerdict
      clear={clear}
      title={same ? first.heading : clear ? 'Clear line of sight' : 'No line of sight for all'}
      rule={words.find(({ rule }) => rule !== '§7.2')?.rule ?? '§7.2'}
    >
      {same
        ? text(first.sentences)
        : words.map(({ firer, sentences }, i) => (
            <span key={i} className="sight-line">
              {firerShort(position, firer)}: {text(sentences)}
            </span>
          ))}
    </SightVerdict>
  );
}
