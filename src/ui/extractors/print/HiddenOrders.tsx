import { useState } from 'react';
import { Button } from '../../widgets/Button';
import { Dialog } from '../../widgets/Dialog';
import { SegmentedControl } from '../../widgets/SegmentedControl';

interface HiddenOrdersProps {
  readonly shown: boolean;
  readonly onChange: (show: boolean) => void;
}

/** Orders nobody has revealed reach paper only when their owner says so [§8.1]. */
export function HiddenOrders({ shown, onChange }: HiddenOrdersProps) {
  const [asking, setAsking] = useState(false);
  const answer = (show: boolean) => {
    setAsking(false);
    onChange(show);
  };
  return (
    <>
      <SegmentedControl
        label="Hidden orders"
        hint="Left empty, the sheet can lie open on the table."
        choices={[
          { value: 'empty', label: 'Left empty' },
          { value: 'printed', label: 'Printed' },
        ]}
        value={shown ? 'printed' : 'empty'}
        onChange={(value) => (value === 'printed' ? setAsking(true) : answer(false))}
      />
      {asking && (
        <Dialog
          title="Print the hidden orders?"
          description="They are not for Dorian: the preview shows them at once, and the paper is for Avronian alone."
          onClose={() => setAsking(false)}
          acts={
            <>
              <Button onPress={() => answer(false)}>Leave them empty</Button>
              <Button kind="go" side="avronian" onPress={() => answer(true)}>
                Show and print them
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
