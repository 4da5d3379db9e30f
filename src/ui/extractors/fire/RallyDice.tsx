import { RALLIES_FROM, unitOf, type Position } from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { Die } from '../../widgets/Die';
import { DieStrip } from '../../widgets/DieStrip';
import { hitRange } from '../../widgets/figures';
import { RuleLink } from '../../widgets/RuleLink';
import { UnitPicture } from '../art/UnitPicture';
import { nameOf, signed } from '../wording';
import type { RallyRoll } from '../input/result';

/** A rally roll with its die [§6.3.4]. */
export function RallyDice({ position, event }: { readonly position: Position; readonly event: RallyRoll }) {
  const { unit: id, transcom, drm, roll, rallied } = event;
  const unit = unitOf(position, id);
  const needed = Math.max(0, RALLIES_FROM - drm);
  const help =
    transcom === null
      ? 'no Transcom helps'
      : `${signed(drm)} by ${transcom === id ? 'itself' : nameOf(position, transcom)}`;
  return (
    <Card
      level="first"
      kicker="Rally: the die"
      title={nameOf(position, id)}
      picture={<UnitPicture unit={unit} size={44} />}
      aside={<RuleLink rule="§6.3.4" />}
    >
      <p className="dice-line rally-dice">
        <Die roll={roll} />
        <DieStrip does="rallies" from={needed} rolled={roll} />
        <span>
          <b>{rallied ? 'rallies' : 'stays routed'}</b>
        </span>
      </p>
      <p>
        Rallies on {hitRange(needed)}: {help}.
      </p>
    </Card>
  );
}
