import { Refusal } from '../../widgets/Refusal';
import { RuleLink } from '../../widgets/RuleLink';
import { usePosition } from '../table';
import { reasonText } from '../wording';
import { useDeskState } from '../input/deskStore';

/** Why the last tap did nothing. */
export function RefusalCard() {
  const position = usePosition();
  const refusal = useDeskState((desk) => desk.refusal);
  if (!refusal) return null;
  const { text, rule } = reasonText(position, refusal);
  return (
    <Refusal>
      {text} <RuleLink rule={rule} />
    </Refusal>
  );
}
