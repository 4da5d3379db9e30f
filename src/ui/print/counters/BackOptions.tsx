import { SegmentedControl } from '../../widgets/SegmentedControl';
import { Stepper } from '../../widgets/Stepper';
import { LIMITS, stepped, type BackFit } from './backFit';
import { turnsOver, type Backs } from './grid';

interface BackOptionsProps {
  readonly backs: Backs;
  readonly fit: BackFit;
  readonly onBacks: (backs: Backs) => void;
  readonly onFit: (fit: BackFit) => void;
}

/** How the backs of the counters come to lie behind their fronts, and how the offset of a printer is corrected. */
export function BackOptions({ backs, fit, onBacks, onFit }: BackOptionsProps) {
  return (
    <div className="print-map-options" role="group" aria-label="Counters">
      <SegmentedControl
        label="Backs of the counters"
        hint={HINTS[backs]}
        choices={[
          { value: 'long', label: 'Long edge' },
          { value: 'short', label: 'Short edge' },
          { value: 'fold', label: 'Fold' },
          { value: 'none', label: 'No backs' },
        ]}
        value={backs}
        onChange={onBacks}
      />
      {turnsOver(backs) && (
        <div className="print-fit">
          {PARTS.map(({ of, words, less, more }) => (
            <Stepper
              key={of}
              less={{ label: less, reason: fit[of] <= LIMITS[of].least ? FARTHEST : undefined }}
              more={{ label: more, reason: fit[of] >= LIMITS[of].most ? FARTHEST : undefined }}
              onStep={(by) => onFit(stepped(fit, of, by))}
            >
              <output>{words(fit[of])}</output>
            </Stepper>
          ))}
        </div>
      )}
    </div>
  );
}

const HINTS: Readonly<Record<Backs, string>> = {
  long: 'Both sides, turned over the long edge.',
  short: 'Both sides, turned over the short edge.',
  fold: 'One side: fronts and backs beside each other, folded and glued.',
  none: 'One side: fronts alone.',
};
const FARTHEST = 'Farther off the backs would no longer lie behind their fronts';

const PARTS = [
  {
    of: 'x',
    words: (mm: number) => `Backs ${Math.abs(mm)} mm ${mm < 0 ? 'left' : 'right'}`,
    less: 'Backs farther left',
    more: 'Backs farther right',
  },
  {
    of: 'y',
    words: (mm: number) => `Backs ${Math.abs(mm)} mm ${mm < 0 ? 'up' : 'down'}`,
    less: 'Backs farther up',
    more: 'Backs farther down',
  },
  {
    of: 'scale',
    words: (percent: number) => `Backs at ${percent.toFixed(1)} %`,
    less: 'Backs smaller',
    more: 'Backs larger',
  },
] as const;
