import { changeSettings, useSettings } from '../shell/settings';
import { SegmentedControl } from '../widgets/SegmentedControl';
import { PACES, paceName } from './pace';
import './seats.css';

/** How fast the computer's actions are shown; `withKeys`: where keys change it too. */
export function PaceControl({ withKeys = false }: { readonly withKeys?: boolean }) {
  const { pace, letterKeys } = useSettings();
  const keys = withKeys && letterKeys && !matchMedia('(pointer: coarse)').matches;
  return (
    <div className="pace-choice">
      <SegmentedControl
        label={`How fast its acts are shown${keys ? ' (comma slower, full stop faster)' : ''}`}
        value={pace}
        choices={PACES.map((value) => ({ value, label: paceName(value) }))}
        onChange={(value) => changeSettings({ pace: value })}
      />
    </div>
  );
}
