import { whyIllegal, type CounterId, type Position } from '../../../../rules/extractors';
import type { Mode } from '../desk';
import { idle, selectedMark } from './idle';
import { inHand, tappedUnit } from './select';

/** Rally: a tap on a routed unit prepares its roll [§6.3.4]. */
export const acting: Mode = {
  ...idle,
  marks: selectedMark,
  tap: (position, desk, tap) => {
    const unit = tappedUnit(position, tap, ({ side }) => side === position.phase.side);
    return unit === null ? inHand(desk, null) : prepareRally(position, inHand(desk, unit), unit);
  },
};

function prepareRally(position: Position, desk: ReturnType<typeof inHand>, unit: CounterId) {
  const action = { type: 'rally', unit } as const;
  const refusal = whyIllegal(position, action) ?? null;
  return { ...desk, refusal, plan: refusal ? null : { kind: 'act' as const, action } };
}
