import { SegmentedControl } from '../../widgets/SegmentedControl';
import { Stepper } from '../../widgets/Stepper';
import type { MapOnPaper } from '../game';
import { count } from '../../widgets/words';
import { HEX_SIZES } from './plan';

export interface MapChoice {
  readonly paper: 'same' | 'a3' | 'a2' | 'whole';
  /** Flat side to flat side, in millimetres. */
  readonly hex: number;
  /** The scenario whose zones, entries and posts are drawn, or 'none'. */
  readonly marks: string;
}

interface MapOptionsProps {
  readonly map: MapOnPaper;
  /** That it takes as it is chosen. */
  readonly pages: number;
  readonly choice: MapChoice;
  readonly onChange: (choice: MapChoice) => void;
}

/** Paper, size and marks of the map. */
export function MapOptions({ map, pages, choice, onChange }: MapOptionsProps) {
  const { paper, hex, marks } = choice;
  return (
    <div className="print-map-options" role="group" aria-label="Map">
      <SegmentedControl
        label="Map on"
        {...(paper === 'same' ? {} : { hint: OTHER_PAPER })}
        choices={[
          { value: 'same', label: 'Same' },
          { value: 'a3', label: 'A3' },
          { value: 'a2', label: 'A2' },
          { value: 'whole', label: 'One sheet' },
        ]}
        value={paper}
        onChange={(value) => onChange({ ...choice, paper: value })}
      />
      <SegmentedControl
        label="Marks of scenario"
        choices={[
          { value: 'none', label: 'None' },
          ...map.scenarios.map(({ id, label }) => ({ value: id, label })),
        ]}
        value={marks}
        onChange={(value) => onChange({ ...choice, marks: value })}
      />
      <Stepper
        less={{ label: 'Smaller hexes', reason: hex <= HEX_SIZES.least ? TOO_SMALL : undefined }}
        more={{ label: 'Larger hexes', reason: hex >= HEX_SIZES.most ? TOO_LARGE : undefined }}
        onStep={(by) => onChange({ ...choice, hex: hex + by })}
      >
        <output>{`Hexes of ${hex} mm, ${count(pages, 'page')}`}</output>
      </Stepper>
    </div>
  );
}

const OTHER_PAPER = 'Another paper than the other sheets: print the map by itself.';
const TOO_SMALL = 'A counter is 12.7 mm wide: smaller hexes do not hold it';
const TOO_LARGE = `Hexes of more than ${HEX_SIZES.most} mm make a map of more than two metres`;
