import { changeSettings, useSettings } from '../shell/settings';
import { SegmentedControl } from '../widgets/SegmentedControl';
import { PACES, paceName } from '../seats/pace';
import '../seats/seats.css';

/** How fast the computer's actions are shown; `keys`: which change it, where any do. */
export function PaceControl({ keys = '' }: { readonly keys?: string }) {
  const { pace } = useSettings();
  return (
    <div className="seat-choice">
      <SegmentedControl
        label={`How fast its acts are shown${keys}`}
        value={pace}
        choices={PACES.map((value) => ({ value, label: paceName(value) }))}
        onChange={(value) => changeSettings({ pace: value })}
      />
    </div>
  );
}
