import { useMemo } from 'react';
import { Figures } from '../../../widgets/Figures';
import type { Step } from '../../replay';
import { count, sideName } from '../../wording';
import { diceAccount, gainOf } from '../account';
import { DiceCard } from '../DiceCard';
import { inHundred, luckSentence } from '../diceWords';
import { ResultCard } from '../ResultCard';
import { LuckPicture } from './LuckPicture';
import { StrayedCard } from './StrayedCard';

interface DicePageProps {
  readonly steps: readonly Step[];
  /** How often each face fell. */
  readonly faces: readonly number[];
  readonly onLook: (step: number) => void;
}

/** How the dice fell, beside all ways they could have fallen. */
export function DicePage({ steps, faces, onLook }: DicePageProps) {
  const { throws, luck } = useMemo(() => diceAccount(steps), [steps]);
  const { below, above } = luck.standing;
  const gains = (['dorian', 'avronian'] as const).map((side) => ({ side, ...gainOf(throws, side) }));
  return (
    <div className="page result">
      <div className="result-column">
        <ResultCard title="Luck of the whole game" aside={`${count(throws.length, 'throw')}, exact`}>
          {throws.length === 0 ? (
            <p>No dice were thrown that could take or give worth.</p>
          ) : (
            <>
              <p>{luckSentence(luck.standing, sideName('dorian'))}</p>
              <LuckPicture luck={luck} />
            </>
          )}
        </ResultCard>
        <StrayedCard throws={throws} nameAt={({ step }) => steps[step].game} onLook={onLook} />
      </div>
      <div className="result-column">
        {throws.length > 0 && (
          <ResultCard title="Luck, side by side">
            <Figures
              figures={[
                { value: inHundred(below), label: `of 100 ways worse for ${sideName('dorian')}` },
                { value: inHundred(above), label: `of 100 ways worse for ${sideName('avronian')}` },
              ]}
            />
            <Figures
              figures={gains.map(({ side, expected, rolled }) => ({
                value: `${expected.toFixed(1)} → ${rolled.toFixed(1)}`,
                label: `${sideName(side)}, expected and rolled`,
              }))}
            />
            <p className="card-note">
              In points of price: a unit’s share of steps or armour; a routed section counts half, a pinned
              one nine tenths; other criticals 3 points; pieces without a price 3 for each armour. Bog rolls
              take none.
            </p>
          </ResultCard>
        )}
        <DiceCard dice={faces} />
      </div>
    </div>
  );
}
