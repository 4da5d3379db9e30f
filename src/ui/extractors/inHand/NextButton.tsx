import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { counterOf, unitOf, whyUnfinished, type Position, type Side } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { percent } from '../../widgets/figures';
import { briefName, capital, endPhaseCaption, endPhaseName, shortName, whereabouts } from '../wording';
import { useActCaption } from '../input/coached';
import { useDesk, useDeskState } from '../input/deskStore';
import { nextUnit, standingOf } from '../input/units';

interface NextButtonProps {
  readonly position: Position;
  /** Shown instead while there is nowhere to go on to: the one unit that can act is in hand, or a machine is not done. */
  readonly otherwise: ReactNode;
}

/** While nothing is prepared: on to the next unit that can act; after the last one, to the end of the phase. */
export function NextButton({ position, otherwise }: NextButtonProps) {
  const desk = useDesk();
  const { selected, last } = useDeskState((state) => state);
  const { phase, activation } = position;
  const next = activation ? null : nextUnit(position, selected ?? last, 1);
  if (activation || phase.side === null || (next !== null && next === selected)) return otherwise;
  const go = { side: phase.side, icon: <ArrowRight aria-hidden size={22} /> } as const;
  if (next === null) {
    if (whyUnfinished(position)) return otherwise;
    return <EndButton position={position} {...go} />;
  }
  const unit = unitOf(position, next);
  const standing = standingOf(position, unit);
  const chance = standing.state === 'can' ? standing.chance : undefined;
  const where =
    chance === undefined ? whereabouts(unit) : `${percent(chance)}${phase.name === 'fire' ? ' at best' : ''}`;
  // In the second line: on a phone the first has no room for it.
  const isBrief = briefName(position, next) === shortName(unit);
  return (
    <Button
      {...go}
      kind={selected === null ? 'go' : undefined}
      caption={isBrief ? capital(where) : `${counterOf(next).cell}, ${where}`}
      onPress={() => desk.step(1)}
    >
      Next: {shortName(unit)}
    </Button>
  );
}

/** Milliseconds in which it takes no tap: it appears where the last move was confirmed, and a second tap there is not meant for it. */
const SECOND_TAP = 500;

interface EndButtonProps {
  readonly position: Position;
  readonly side: Side;
  readonly icon: ReactNode;
}

function EndButton({ position, ...look }: EndButtonProps) {
  const desk = useDesk();
  const captionOf = useActCaption();
  const shown = useRef(0);
  useEffect(() => {
    shown.current = performance.now();
  }, []);
  const end = () => {
    if (performance.now() - shown.current > SECOND_TAP) desk.act({ type: 'endPhase' });
  };
  return (
    <Button {...look} kind="go" caption={captionOf(endPhaseCaption(position))} onPress={end}>
      {endPhaseName(position)}
    </Button>
  );
}
