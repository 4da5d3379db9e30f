import { isPlaced, setUpModes, unplacedBases, type Mode } from '../../../rules/furrows';
import type { Direction } from '../../../hex';
import { Button } from '../../widgets/Button';
import { EmptyState } from '../../widgets/EmptyState';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { boardSide } from '../art/look';
import { useDesk, useDeskState } from '../play/desk';
import { setUpOf, type SetUp } from '../play/setUp';
import { usePosition } from '../table';
import { MODE_NAME } from '../wording';
import { BaseHead } from './BaseHead';
import { FacingWheel } from './FacingWheel';

/** Set-up: the base in hand, its mode and facing; a tap on a hex of its side's zone places it. */
export function PlacementPanel() {
  const position = usePosition();
  const desk = useDesk();
  const { selected, setUp } = useDeskState((state) => state);
  const zone = boardSide(position.phase.side ?? 'foundry');
  const base = selected === null ? undefined : position.bases[selected];
  const left = unplacedBases(position).length;
  if (!base || base.side !== position.phase.side)
    return (
      <EmptyState title={left > 0 ? 'Pick a base to set up' : 'All bases stand'}>
        Each goes into a {zone} hex, with any facing, in any mode but fast.
      </EmptyState>
    );
  const now = setUpOf(base, setUp);
  const change = (next: SetUp) => {
    desk.state.setState({ setUp: next });
    if (isPlaced(base)) desk.act({ type: 'place', base: base.id, hex: base.where.hex, ...next });
  };
  return (
    <>
      <BaseHead base={base} />
      <section className="card stack" aria-label="Mode and facing">
        <p className="card-note">
          {isPlaced(base)
            ? `Tap another ${zone} hex to move it.`
            : `Tap a ${zone} hex to place it, ${left} still in hand.`}
        </p>
        <SegmentedControl<Mode>
          label="Mode"
          value={now.mode}
          choices={setUpModes(base).map((mode) => ({ value: mode, label: MODE_NAME[mode] }))}
          onChange={(mode) => change({ ...now, mode })}
        />
        <FacingWheel
          label="Faces"
          value={now.facing}
          onChange={(facing: Direction) => change({ ...now, facing })}
        />
        {isPlaced(base) && (
          <Button onPress={() => desk.act({ type: 'unplace', base: base.id })}>Take it up again</Button>
        )}
      </section>
    </>
  );
}
