import {
  basesOf,
  declarationsOf,
  isPlaced,
  missingOrders,
  queuedMovement,
  whyNotFiring,
  type Base,
  type Position,
} from '../../../rules/furrows';
import { RowGroup } from '../../widgets/RowGroup';
import { UnitRow } from '../../widgets/UnitRow';
import { BasePicture } from '../art/BasePicture';
import { faceOf, statusOf } from '../art/face';
import { ownBases, useDesk, useDeskState } from '../play/desk';
import { dueTurn } from '../play/orders';
import { usePosition } from '../table';
import { SIDE_NAME, baseName, programText, rankOf, standingText } from '../wording';

/** Both armies, while something is told as they stood then; the own bases can be picked. */
export function BaseList() {
  const now = usePosition();
  const told = useDeskState(({ telling }) => telling?.beats[telling.at]?.after);
  const position = told ?? now;
  const own = now.phase.side ?? 'foundry';
  const sides = own === 'foundry' ? (['foundry', 'league'] as const) : (['league', 'foundry'] as const);
  return (
    <>
      <h2 className="visually-hidden">Bases of both sides</h2>
      {sides.map((side) => (
        <RowGroup key={side} title={SIDE_NAME[side]}>
          {basesOf(position)
            .filter((base) => base.side === side)
            .map((base) => (
              <Row key={base.id} position={position} base={base} told={told !== undefined} />
            ))}
        </RowGroup>
      ))}
    </>
  );
}

interface RowProps {
  readonly position: Position;
  readonly base: Base;
  readonly told: boolean;
}

function Row({ position, base, told }: RowProps) {
  const desk = useDesk();
  const selected = useDeskState((state) => !told && state.selected === base.id);
  const own = base.side === position.phase.side;
  const mine = ownBases(position).includes(base.id);
  const can = mine || position.phase.name === 'ended';
  return (
    <UnitRow
      picture={
        <BasePicture
          size={44}
          face={faceOf(base, rankOf(position, base))}
          facing={isPlaced(base) ? base.where.facing : undefined}
          status={isPlaced(base) ? statusOf(base, position.turn) : undefined}
        />
      }
      name={baseName(position, base.id)}
      detail={standingText(position, base)}
      figure={own && !told ? figureOf(position, base) : undefined}
      state={selected ? 'selected' : can && base.where.at !== 'destroyed' ? 'can' : 'cannot'}
      onSelect={() => {
        if (mine && !told) desk.select(base.id);
        if (isPlaced(base)) desk.state.setState({ focus: base.where.hex });
      }}
    />
  );
}

function figureOf(position: Position, base: Base): string | undefined {
  const { phase } = position;
  if (!isPlaced(base) || phase.side === null) return undefined;
  if (phase.name === 'orders') {
    const written = queuedMovement(base, dueTurn(position, base));
    const missing = missingOrders(position, phase.side).some((each) => each.base === base.id);
    if (base.shaken > 0 && !written) return 'shaken';
    return missing ? 'to write' : written ? programText(written.program) : 'written';
  }
  if (phase.name !== 'declare') return undefined;
  if (position.declared.some((each) => each.base === base.id)) return 'declared';
  if (whyNotFiring(position, base)) return undefined;
  return declarationsOf(position, base).length > 0 ? 'may fire' : 'no target';
}
