import { CounterSvg } from '../art/CounterSvg';
import type { CounterId, Machine, Position } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { MachineRow } from '../../widgets/MachineRow';
import { RowGroup } from '../../widgets/RowGroup';
import { faceOf } from '../art/counterFace';
import { cycleName, shortName, statusWords } from '../wording';
import { orderPips } from './pips';
import { isProgrammed, openCycles } from './programming';

export interface ProgramListProps {
  readonly position: Position;
  readonly machines: readonly Machine[];
  readonly machine: Machine;
  readonly onPick: (machine: CounterId) => void;
}

/** The machines whose orders are being set, with their boxes in small, and what the boxes look like. */
export function ProgramList({ position, machines, machine, onPick }: ProgramListProps) {
  const left = machines.filter((one) => !isProgrammed(position, one)).length;
  return (
    <>
      <h2 className="visually-hidden">Machines and key</h2>
      <RowGroup
        title="Machines"
        count={left === 0 ? 'all have orders' : `${left} of ${machines.length} to program`}
      >
        {machines.map((one) => (
          <MachineRow
            key={one.id}
            picture={<CounterSvg face={faceOf(one)} size={44} />}
            name={shortName(one)}
            detail={detailOf(position, one)}
            cycles={[
              { label: 'Move', pips: orderPips(one.move, 'show') },
              { label: 'Combat', pips: orderPips(one.combat, 'show') },
            ]}
            selected={one.id === machine.id}
            onSelect={() => onPick(one.id)}
          />
        ))}
      </RowGroup>
      <Key />
    </>
  );
}

/** The machines in a row, where the list has no column. */
export function ProgramStrip({ position, machines, machine, onPick }: ProgramListProps) {
  if (machines.length < 2) return null;
  return (
    <nav className="machine-strip" aria-label="Machines">
      {machines.map((one) => (
        <Button
          key={one.id}
          pressed={one.id === machine.id}
          caption={isProgrammed(position, one) ? 'has orders' : 'to program'}
          onPress={() => onPick(one.id)}
        >
          {shortName(one)}
        </Button>
      ))}
    </nav>
  );
}

function detailOf(position: Position, machine: Machine): string {
  const status = statusWords(machine).join(', ');
  if (position.activation?.type === 'resetting')
    return openCycles(position)
      .map((cycle) => `${cycleName(cycle)} orders come anew`)
      .join(', ');
  const told = isProgrammed(position, machine) ? 'has orders' : 'not programmed yet';
  return status === '' ? told : `${told}, ${status}`;
}

const KEY = [
  { state: 'hidden', short: '', words: 'Face down: only you see it' },
  { state: 'revealed', short: 'Pat', words: 'Revealed: both sides see it' },
  { state: 'marker', short: 'Hol', words: 'Status marker: last executed' },
  { state: 'empty', short: '', words: 'Empty: the cycle goes past it' },
  { state: 'lost', short: '', words: 'Destroyed: it cannot be filled' },
] as const;

function Key() {
  return (
    <section className="purchase-rules" aria-label="Key">
      <h3>Key</h3>
      <ul className="pip-key">
        {KEY.map(({ state, short, words }) => (
          <li key={state}>
            <span className="order-pips" aria-hidden>
              <span data-state={state}>{short}</span>
            </span>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
