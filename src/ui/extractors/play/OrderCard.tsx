import { Eye } from 'lucide-react';
import { consequences, nextBox, whyIllegal, type Machine, type Position } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { Reason } from '../../widgets/Reason';
import { RuleLink } from '../../widgets/RuleLink';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { usePosition } from '../table';
import { consequencesText, directionName, hexName, orderName, orderRule, reasonText } from '../wording';
import { useActCaption } from '../input/coached';
import { useDesk, useDeskState } from '../input/deskStore';
import { marksWith } from '../input/modes/marking';
import { orderMeaning } from '../input/orderMeaning';
import { NextOrder } from '../display';

/** The Move order of a machine: reveal it, reset the cycle, mark what Vector asks for, or read it [§8.1–§8.3]. */
export function OrderCard({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  if (position.rules === 'simple') return null;
  const { activation } = position;
  if (activation?.type === 'moving' && activation.machine === machine.id)
    return (
      <Card
        title={orderName(activation.order)}
        kicker={`Move order ${activation.box + 1}, revealed`}
        aside={<RuleLink rule={orderRule(activation.order)} />}
      >
        <p>{orderMeaning(machine, activation.order)}</p>
        {activation.marking && <p className="card-strong">Tap the hex to mark, then confirm.</p>}
        {activation.marking && <MarkPlace position={position} />}
      </Card>
    );
  return machine.moved ? null : <Reveal position={position} machine={machine} />;
}

/** In an edge hex where machines may leave: the hex, or the space off the map beyond it. */
function MarkPlace({ position }: { readonly position: Position }) {
  const desk = useDesk();
  const plan = useDeskState((state) => state.plan);
  if (plan?.kind !== 'act' || plan.action.type !== 'markHex') return null;
  const marks = marksWith(position, plan.action);
  if (marks.every(({ exit }) => exit === null)) return null;
  return (
    <SegmentedControl
      label="Mark"
      value={String(plan.action.exit)}
      choices={marks.map(({ hex, exit }) => ({
        value: String(exit),
        label: exit === null ? hexName(hex) : `Off the map ${directionName(exit)}`,
      }))}
      onChange={(value) => {
        const action = marks.find(({ exit }) => String(exit) === value);
        if (action) desk.plan({ kind: 'act', action });
      }}
    />
  );
}

function Reveal({ position, machine }: { readonly position: Position; readonly machine: Machine }) {
  const desk = useDesk();
  const captionOf = useActCaption();
  const reveal = { type: 'reveal', machine: machine.id } as const;
  const reset = { type: 'reset', machine: machine.id, cycle: 'move' } as const;
  const why = whyIllegal(position, reveal);
  const noReset = whyIllegal(position, reset);
  const box = nextBox(machine.move);
  return (
    <Card title="Under orders" aside={<RuleLink rule="§8.1" />}>
      {why && <Reason rule={why.rule}>{reasonText(position, why).text}</Reason>}
      {!(why && noReset) && <NextOrder machine={machine} cycle="move" />}
      {!why && (
        <Button
          wide
          kind="dice"
          icon={<Eye aria-hidden size={22} />}
          caption={captionOf(consequencesText(position, consequences(position, reveal)))}
          onPress={() => desk.act(reveal)}
        >
          Reveal Move order {box === null ? '' : box + 1}
        </Button>
      )}
      {!noReset && (
        <Button
          wide
          caption="Choose all Move orders anew; it does nothing else this phase"
          onPress={() => desk.act(reset)}
        >
          Reset Move orders
        </Button>
      )}
    </Card>
  );
}
