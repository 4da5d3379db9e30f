import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { useFourth } from '../../widgets/useColumns';
import { BoardPane } from '../play/BoardPane';

type Shown = 'display' | 'map';

const CHOICES: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'display', label: 'Display' },
  { value: 'map', label: 'Map' },
];

/** The display being programmed with the map beside it, or one press away where there is no room for both [§8.1]. */
export function DisplayOrMap({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>('display');
  const both = useFourth();
  const display = <div className="stack fitting">{children}</div>;
  if (both)
    return (
      <div className="display-and-map">
        {display}
        <div className="program-map">
          <BoardPane />
        </div>
      </div>
    );
  return (
    <div className="display-or-map">
      <SegmentedControl
        label="Shown"
        labelHidden
        value={shown}
        choices={CHOICES}
        onChange={(value) => setShown(value)}
      />
      {shown === 'display' ? (
        display
      ) : (
        <div className="program-map">
          <BoardPane />
        </div>
      )}
    </div>
  );
}
