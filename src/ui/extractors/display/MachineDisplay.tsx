import type { ReactNode } from 'react';
import { CounterSvg } from '../art/CounterSvg';
import { COLOUR, MONO } from '../art/palette';
import { CHASSIS, EXTRA_ARMOUR_LIMIT, fullSpeedOf, speedOf, type Machine } from '../../../rules/extractors';
import { Track } from '../../widgets/Track';
import { faceOf } from '../art/counterFace';
import { kindName, movementTypeName, signed } from '../wording';
import { DisplayCycle, type BoxActs } from './DisplayCycle';
import { DisplayWeapons, type SlotActs } from './DisplayWeapons';
import { seenThanis } from './seenThanis';
import './display.css';
import '../../theme/paper.css';

interface MachineDisplayProps {
  readonly machine: Machine;
  /** faceDown: nothing of an order or a Thanis order that has not been revealed reaches the page. */
  readonly hiddenOrders: 'show' | 'faceDown';
  /** What it is on the screen for: read, fit in build-up, or program. It only changes what comes first and what is large. */
  readonly use?: 'read' | 'fit' | 'program' | undefined;
  /** Simple rules have none [§8]. */
  readonly orders?: 'shown' | 'none' | undefined;
  readonly ink?: 'colour' | 'mono' | undefined;
  /** Under the name, in place of the movement type and profile. */
  readonly detail?: ReactNode;
  /** Opposite the name: points, a button. */
  readonly aside?: ReactNode;
  /** Makes the weapon slots places to press. */
  readonly slots?: SlotActs | undefined;
  /** Makes the order boxes places to press. */
  readonly boxes?: BoxActs | undefined;
  /** Under the weapons. */
  readonly children?: ReactNode;
}

/** A machine's display: the same drawing in play, build-up, programming and print [§8]. */
export function MachineDisplay(props: MachineDisplayProps) {
  const { machine, hiddenOrders, use = 'read', orders = 'shown', ink = 'colour', children } = props;
  return (
    <article
      className="display paper"
      data-use={use}
      data-ink={ink}
      aria-label={`Display of ${kindName(machine.kind)} ${machine.letter}`}
    >
      <Head {...props} />
      <Tracks machine={machine} spare={use === 'program' ? 'hidden' : 'shown'} />
      <DisplayWeapons machine={machine} upright={use === 'fit'} mono={ink === 'mono'} acts={props.slots} />
      {children}
      {orders === 'shown' && (
        <div className="display-cycles">
          <DisplayCycle machine={machine} cycle="move" hiddenOrders={hiddenOrders} acts={props.boxes} />
          <DisplayCycle machine={machine} cycle="combat" hiddenOrders={hiddenOrders} acts={props.boxes} />
        </div>
      )}
    </article>
  );
}

function Head({ machine, hiddenOrders, ink, detail, aside }: MachineDisplayProps) {
  const thanis = thanisWords(machine, hiddenOrders);
  return (
    <header className="display-head">
      <span className="display-id" aria-hidden>
        {machine.letter}
      </span>
      <div>
        <h2>
          {kindName(machine.kind)}
          <span className="visually-hidden"> {machine.letter}</span>
        </h2>
        <p>{detail ?? `${printedWords(machine)}.`}</p>
        {thanis !== '' && <p>Thanis orders: {thanis}.</p>}
      </div>
      {aside}
      <CounterSvg face={faceOf(machine)} size={64} palette={ink === 'mono' ? MONO : COLOUR} />
    </header>
  );
}

/** 'Articulated, profile 0'. */
export function printedWords({ kind }: Machine): string {
  const { movement, profile } = CHASSIS[kind];
  return `${movementTypeName(movement)}, profile ${signed(profile)}`;
}

interface TracksProps {
  readonly machine: Machine;
  /** Boxes for extra armour that was not bought. */
  readonly spare: 'shown' | 'hidden';
}

/** Speed and armour, crossed off from the left. */
function Tracks({ machine, spare }: TracksProps) {
  const { armour } = CHASSIS[machine.kind];
  const speed = fullSpeedOf(machine);
  const { extraArmour: extra } = machine;
  const now = speedOf(machine);
  return (
    <div className="display-tracks">
      <div>
        <span className="kicker">
          Speed {now}, half {Math.floor(now / 2)}
        </span>
        <Track label="Speed" boxes={speed} lost={Math.min(machine.speedLost, speed)} />
      </div>
      <div>
        <span className="kicker">
          Armour {machine.armour}
          {extra > 0 && `, ${armour} + ${extra} extra`}
        </span>
        <Track
          label="Armour"
          boxes={armour}
          lost={armour + extra - machine.armour}
          extra={{ boxes: spare === 'shown' ? EXTRA_ARMOUR_LIMIT : extra, bought: extra }}
        />
      </div>
    </div>
  );
}

function thanisWords(machine: Machine, hiddenOrders: 'show' | 'faceDown'): string {
  const { freeMove, freeTarget } = seenThanis(machine, hiddenOrders);
  return [...(freeMove ? ['Free Move'] : []), ...(freeTarget ? ['Free Target'] : [])].join(', ');
}
