import { ArrowLeft, Check, Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../../../widgets/announce';
import { ActionBar } from '../../../widgets/ActionBar';
import { Button } from '../../../widgets/Button';
import { useActCaption } from '../../input/coached';
import { useDesk } from '../../input/deskStore';
import { usePosition } from '../../table';
import { chooseHint, dropHint, LETTERS, useHint } from './hints';
import { take } from './take';
import { candidateWords, chancesText, takingText } from './words';
import '../../../opponent/opponent.css';
import './hints.css';

/** What the computer would do in the player's place, three things at most. */
export function HintPanel() {
  const position = usePosition();
  const hint = useHint(position);
  const looked = hint?.candidates.at(hint.chosen) && candidateWords(position, hint, hint.chosen);
  const said = hint && looked ? `${LETTERS[hint.chosen]}: ${looked.title}. ${looked.text}` : null;
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said]);
  if (!hint) return null;
  const { state, candidates, chosen, used } = hint;
  return (
    <>
      <section className="voice" aria-label="What would you do?">
        <h3 className="only-full">
          <Lightbulb aria-hidden size={20} />
          What would you do?
        </h3>
        <p role="status">{SAID[state]}</p>
      </section>
      <ol className="hint-list">
        {candidates.map((_, index) => {
          const { title, text, sum, beside } = candidateWords(position, hint, index);
          return (
            <li key={index}>
              <button
                type="button"
                className="hint-candidate"
                aria-pressed={index === chosen}
                onClick={() => chooseHint(index)}
              >
                <b className="hint-letter">{LETTERS[index]}</b>
                <span>
                  <b>{title}</b>
                  <span>{text}</span>
                </span>
                <span className="hint-sum">
                  <b>{sum}</b>
                  <span>{beside}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="card-note">{`${state === 'shown' ? chancesText(position, hint) : ''} Hints asked for: ${used}.`}</p>
    </>
  );
}

const SAID = {
  thinking: 'Captain looks at it from your side …',
  shown: 'As Captain sees it from your side. Nothing hidden is used.',
  failed: 'No answer could be had here.',
} as const;

/** Take the one that is looked at, or leave it. */
export function HintActions() {
  const position = usePosition();
  const desk = useDesk();
  const captionOf = useActCaption();
  const hint = useHint(position);
  const candidate = hint?.candidates.at(hint.chosen);
  return (
    <ActionBar>
      <Button icon={<ArrowLeft aria-hidden size={20} />} onPress={dropHint}>
        Back
      </Button>
      {hint && candidate && (
        <Button
          kind="voice"
          icon={<Check aria-hidden size={20} />}
          caption={captionOf(takingText(position, candidate.plan))}
          onPress={() => take(desk, position, candidate.plan)}
        >
          {`Take ${LETTERS[hint.chosen]}`}
        </Button>
      )}
    </ActionBar>
  );
}
