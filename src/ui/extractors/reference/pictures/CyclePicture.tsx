import { OrderBoxes, type OrderBoxMark } from '../../../widgets/OrderBoxes';

const HIDDEN: OrderBoxMark = { short: '', label: 'hidden', state: 'hidden' };
const open = (short: string): OrderBoxMark => ({ short, label: short, state: 'revealed' });
const now = (short: string): OrderBoxMark => ({ short, label: `${short}, executing`, state: 'now' });
const last = (short: string): OrderBoxMark => ({
  short,
  label: `${short}, last executed`,
  state: 'revealed',
  last: true,
});

interface Step {
  readonly when: string;
  readonly boxes: readonly OrderBoxMark[];
}

const CYCLES = {
  /** A cycle of three orders over four turns [§8.1]. */
  cycle: [
    { when: 'Turn 1', boxes: [now('Close'), HIDDEN, HIDDEN] },
    { when: 'Turn 2', boxes: [open('Close'), now('Patrol'), HIDDEN] },
    { when: 'Turn 3', boxes: [open('Close'), open('Patrol'), now('Hold')] },
    { when: 'Turn 4', boxes: [now('Close'), open('Patrol'), open('Hold')] },
  ],
  /** Replaced face down; a Combat reset begins at once with the first [§8.2]. */
  reset: [
    { when: 'Before', boxes: [open('Sweep'), last('Sweep'), HIDDEN] },
    { when: 'Reset', boxes: [HIDDEN, HIDDEN, HIDDEN] },
    { when: 'At once, −2', boxes: [now('Closest'), HIDDEN, HIDDEN] },
  ],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

type CycleName = keyof typeof CYCLES;

export function isCyclePicture(name: string): name is CycleName {
  return Object.hasOwn(CYCLES, name);
}

/** The boxes of one cycle, turn after turn. */
export function CyclePicture({ name }: { readonly name: CycleName }) {
  return (
    <ol className="rule-cycle">
      {CYCLES[name].map(({ when, boxes }) => (
        <li key={when}>
          <OrderBoxes cycles={[{ label: when, boxes }]} size="large" />
        </li>
      ))}
    </ol>
  );
}
