import { memo } from 'react';
import { SideMark } from '../../widgets/SideMark';
import { usePosition } from '../table';
import { phaseName, turnText } from '../wording';

/** For a second, as a phase or a side takes over: whose turn it is. The title says it to those who do not see it. */
export const PhaseBanner = memo(function PhaseBanner() {
  const { turn, phase, ...rest } = usePosition();
  if (phase.side === null) return null;
  return (
    <div
      key={`${turn} ${phase.side} ${phase.name}`}
      className="phase-banner"
      data-side={phase.side}
      aria-hidden
    >
      <SideMark side={phase.side} size={40} />
      <span>
        <b>{phaseName(phase)}</b>
        <small>{turnText({ turn, phase, ...rest })}</small>
      </span>
    </div>
  );
});
