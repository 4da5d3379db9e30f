import { GitBranch } from 'lucide-react';
import { useState } from 'react';
import { usePublished, useTable } from '../game/table';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { HoldButton } from '../widgets/HoldButton';
import { SideMark } from '../widgets/SideMark';
import { otherSide, sideNameOf, useSides } from '../widgets/sides';
import { usePlayOn } from './usePlayOn';

/** What a side last decided in an ended game. */
export interface LastDecisionOf {
  readonly side: string;
  /** The number of actions before it. */
  readonly at: number;
  /** 'Turn 7, Dorian fire'. */
  readonly where: string;
}

interface LastDecisionProps {
  readonly decisions: readonly LastDecisionOf[];
}

/**
 * From a side's own last decision on, as a game of its own: whoever plays the computer just does it, of two persons the
 * other one agrees. Nothing is offered where nobody sat here or the dice came by mail.
 */
export function LastDecision({ decisions }: LastDecisionProps) {
  const { post, mail } = useTable().record();
  const seats = usePublished((published) => published.seats);
  const playOn = usePlayOn();
  const [asking, setAsking] = useState(false);
  const persons = seats.filter(({ level }) => level === null);
  const open = decisions.filter(({ side }) => persons.some((person) => person.side === side));
  if (post || mail || open.length === 0) return null;
  const alone = persons.length === 1 ? open[0] : null;
  return (
    <>
      <Button
        icon={<GitBranch aria-hidden size={20} />}
        caption={alone ? alone.where : 'By consent, as a new game'}
        onPress={() => (alone ? void playOn(alone.at, alone.where) : setAsking(true))}
      >
        {alone ? 'Play on from my last decision' : 'Play on from a last decision'}
      </Button>
      {asking && <ConsentDialog decisions={open} onClose={() => setAsking(false)} onAgreed={playOn} />}
    </>
  );
}

interface ConsentDialogProps extends LastDecisionProps {
  readonly onClose: () => void;
  readonly onAgreed: (at: number, where: string) => Promise<void>;
}

/** One side asks, the other consents: both sit at this screen. */
function ConsentDialog({ decisions, onClose, onAgreed }: ConsentDialogProps) {
  const sides = useSides();
  const [asked, setAsked] = useState<LastDecisionOf | null>(null);
  if (!asked)
    return (
      <Dialog
        title="Play on from a last decision"
        description="A new game begins where that decision stood open; this one stays as it ended. Who decides anew?"
        onClose={onClose}
      >
        {decisions.map((decision) => (
          <Button
            key={decision.side}
            wide
            icon={<SideMark side={decision.side} size={24} />}
            caption={decision.where}
            onPress={() => setAsked(decision)}
          >
            {`${sideNameOf(sides, decision.side)} decides anew`}
          </Button>
        ))}
      </Dialog>
    );
  const other = otherSide(sides, asked.side);
  const name = sideNameOf(sides, other);
  return (
    <Dialog
      title={`${name}: do you agree?`}
      description={`${sideNameOf(sides, asked.side)} would decide anew from ${asked.where} on, in a new game. What was secret then is secret again there.`}
      onClose={onClose}
      acts={
        <>
          <Button onPress={onClose}>{`${name} refuses`}</Button>
          <HoldButton
            side={other}
            icon={<SideMark side={other} size={24} />}
            onHeld={() => {
              onClose();
              void onAgreed(asked.at, asked.where);
            }}
          >
            {`I am ${name} and agree`}
          </HoldButton>
        </>
      }
    />
  );
}
