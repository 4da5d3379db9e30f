import { Pause, Play, Square, UserRound } from 'lucide-react';
import { PaceWithKeys } from '../../opponent/PaceWithKeys';
import { ThinkingCard } from '../../opponent/ThinkingCard';
import { levelName } from '../../seats/levels';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { ResultCards } from '../fire';
import { hasDice } from '../input/result';
import { useDesk } from '../input/deskStore';
import { useScene } from '../input/useScene';
import { usePosition, usePublished, useTable, type ExtractorsPublished } from '../table';
import { phaseName, sideName } from '../wording';
import { computerTitle } from './computerTitle';
import { DeedList } from './DeedList';
import { deedOf } from './deeds';
import { TakeBackOwn } from '../inHand/TakeBackOwn';
import { WhyCard } from './WhyCard';
import { showSeats } from '../../seats/seatsDialog';

type Computer = NonNullable<ExtractorsPublished['computer']>;

/** The right column while the computer decides: what it has done and why, or that it is thinking. */
export function ComputerPanel({ computer }: { readonly computer: Computer }) {
  const { side, level, state, share } = computer;
  const name = levelName(level);
  const watched = useWatched();
  const pace = (
    <div className="card">
      <PaceWithKeys />
    </div>
  );
  return (
    <>
      {watched && pace}
      {state === 'shown' ? <LastDeed computer={computer} /> : null}
      {state === 'thinking' && <ThinkingCard name={name} share={share} />}
      {state === 'resting' && (
        <Card level="main" title={`${name} rests`}>
          <p>Nothing is thought and nothing done until it may go on.</p>
        </Card>
      )}
      {state === 'failed' && (
        <Card level="main" title={`${name} cannot go on`}>
          <p>{`It could not be started here, or found nothing it may do. Let it try again, or let a person play ${sideName(side)}.`}</p>
        </Card>
      )}
      {!watched && pace}
      {state !== 'shown' && <DeedList />}
      <Card>
        <div className="stack">
          {state === 'thinking' && (
            <p className="note">
              Look round the map, open any card, read the log. Nothing you open is told to it.
            </p>
          )}
          <TakeBackOwn />
          <Button wide icon={<UserRound aria-hidden size={20} />} caption="Any time" onPress={showSeats}>
            Who plays
          </Button>
        </div>
      </Card>
    </>
  );
}

/** Every side is a computer's: whoever looks on has nothing to set but the pace. */
const useWatched = () => usePublished(({ seats }) => seats.every(({ level }) => level !== null));

/** The last thing it did: its dice as they lie, why, and what it lacked otherwise. */
function LastDeed({ computer }: { readonly computer: Computer }) {
  const name = levelName(computer.level);
  const position = usePosition();
  const entry = usePublished(({ log }) => log.at(-1));
  const { scenes } = useDesk();
  const playing = useScene() !== null;
  const deed = deedOf(position, entry);
  if (!entry || !deed)
    return (
      <Card level="main" title={computerTitle(computer)}>
        <p>{`${phaseName(position.phase)} is next.`}</p>
      </Card>
    );
  const dice = hasDice(entry.events);
  return (
    <>
      <Card
        level="main"
        kicker={name}
        title={dice ? (playing ? `${name} rolls` : deed.lines[0].text) : deed.told}
      />
      {dice && (
        <div
          className="fire-result"
          role="group"
          aria-label="The dice"
          data-fresh
          data-playing={playing || undefined}
          onPointerDown={scenes.end}
        >
          <ResultCards position={position} events={entry.events} />
        </div>
      )}
      {deed.why && <WhyCard why={deed.why} />}
    </>
  );
}

/** Rest and stop while it thinks, the way on while its last act is looked at. */
export function ComputerActions({ computer }: { readonly computer: Computer }) {
  const table = useTable();
  const position = usePosition();
  const { state } = computer;
  const watched = useWatched();
  const pause = (
    <Button icon={<Pause aria-hidden size={20} />} caption="Think later" onPress={table.rest}>
      Pause
    </Button>
  );
  if (state === 'thinking')
    return (
      <ActionBar>
        {pause}
        <Button icon={<Square aria-hidden size={18} />} caption="Play the best so far" onPress={table.hurry}>
          Stop
        </Button>
      </ActionBar>
    );
  return (
    <ActionBar>
      {state === 'shown' && watched && pause}
      <Button
        kind="voice"
        icon={<Play aria-hidden size={20} />}
        caption={state === 'shown' ? phaseName(position.phase) : 'It thinks again'}
        onPress={table.goOn}
      >
        Go on
      </Button>
    </ActionBar>
  );
}
