import { useState } from 'react';
import { enemyOf, unitsOf, view, type Side } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Dialog } from '../../widgets/Dialog';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import type { GameOnTable } from './sheets';

interface SecretsProps {
  readonly game: GameOnTable;
  readonly shown: boolean;
  readonly onChange: (show: boolean) => void;
}

const WORDS: Readonly<
  Record<Side, { readonly label: string; readonly what: string; readonly other: string }>
> = {
  avronian: { label: 'Hidden orders', what: 'hidden orders', other: 'Dorian' },
  dorian: { label: 'Hidden units', what: 'hidden units', other: 'Avronian' },
};

const LEFT_OUT =
  'Left empty, the sheets can lie open on the table; the line that brings the game back lacks them too.';

/** What the other side may not know reaches paper only when its owner says so [§8.1, §9.4]. */
export function Secrets({ game, shown, onChange }: SecretsProps) {
  const [asking, setAsking] = useState(false);
  const { seat } = game;
  if (seat === 'all' || seat === 'watch' || !hasSecrets(game, seat)) return null;
  const answer = (show: boolean) => {
    setAsking(false);
    onChange(show);
  };
  const { label, what, other } = WORDS[seat];
  const own = seat === 'dorian' ? 'Dorian' : 'Avronian';
  return (
    <>
      <SegmentedControl
        label={label}
        hint={LEFT_OUT}
        choices={[
          { value: 'empty', label: 'Left empty' },
          { value: 'printed', label: 'Printed' },
        ]}
        value={shown ? 'printed' : 'empty'}
        onChange={(value) => (value === 'printed' ? setAsking(true) : answer(false))}
      />
      {asking && (
        <Dialog
          title={`Print the ${what}?`}
          description={`They are not for ${other}: the preview shows them at once, and the paper is for ${own} alone.`}
          onClose={() => setAsking(false)}
          acts={
            <>
              <Button onPress={() => answer(false)}>Leave them empty</Button>
              <Button kind="go" side={seat} onPress={() => answer(true)}>
                Show and print them
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** Orders under Full rules; units in hiding, or bought in secret [§8.1, §9.4, §9.6]. */
function hasSecrets({ position }: GameOnTable, seat: Side): boolean {
  if (seat === 'avronian' && position.rules === 'full') return true;
  return unitsOf(view(position, enemyOf(seat))).length < unitsOf(position).length;
}
