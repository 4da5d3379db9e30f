import { SegmentedControl } from '../widgets/SegmentedControl';
import type { Kept } from './kept';

interface PageOptionsProps {
  readonly options: Kept;
  /** Some sheets may bear tables. */
  readonly tables: string | undefined;
  readonly onChange: (options: Kept) => void;
}

/** Paper, ink, tables: for all sheets alike. */
export function PageOptions({ options, tables, onChange }: PageOptionsProps) {
  const { paper, ink } = options;
  return (
    <div className="print-settings">
      <SegmentedControl
        label="Paper"
        choices={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
        ]}
        value={paper}
        onChange={(value) => onChange({ ...options, paper: value })}
      />
      <SegmentedControl
        label="Ink"
        choices={[
          { value: 'colour', label: 'Colour' },
          { value: 'low', label: 'Low ink' },
          { value: 'mono', label: 'Black' },
        ]}
        value={ink}
        onChange={(value) => onChange({ ...options, ink: value })}
      />
      {tables !== undefined && (
        <SegmentedControl
          label={tables}
          choices={[
            { value: 'on', label: 'With tables' },
            { value: 'off', label: 'Without' },
          ]}
          value={options.tables ? 'on' : 'off'}
          onChange={(value) => onChange({ ...options, tables: value === 'on' })}
        />
      )}
    </div>
  );
}
