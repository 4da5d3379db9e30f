import { changeSettings, useSettings } from '../shell/settings';
import { SegmentedControl } from '../widgets/SegmentedControl';
import { PACES, paceName } from '../seats/pace';

/** How fast the computer's actions are shown. */
export function PaceControl() {
  const { pace, letterKeys } = useSettings();
  const keys = letterKeys && !matchMedia('(pointer: coarse)').matches;
  return (
    <div className="card opponent-pace">
      <SegmentedControl
        label={`How fast its acts are shown${keys ? ' (comma slower, full stop faster)' : ''}`}
        value={pace}
        choices={PACES.map((value) => ({ value, label: paceName(value) }))}
        onChange={(value) => changeSettings({ pace: value })}
      />
    </div>
  );
}
