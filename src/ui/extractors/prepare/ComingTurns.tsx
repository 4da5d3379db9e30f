import type { Machine, Position } from '../../../rules/extractors';
import { Panel } from '../../widgets/Panel';
import { orderName } from '../wording';
import { comingTurns } from './programming';

/** The orders of the coming turns if nothing is reset or lost [§8.1]. */
export function ComingTurns({
  position,
  machine,
}: {
  readonly position: Position;
  readonly machine: Machine;
}) {
  const turns = comingTurns(position, machine);
  return (
    <Panel title="If nothing is reset or lost" aside={<span className="kicker">Move, then Combat</span>}>
      <ol className="coming-turns">
        {turns.map(({ turn, move, combat: shot }) => (
          <li key={turn}>
            <span className="kicker">Turn {turn}</span>
            <b>{move === null ? 'no order' : orderName(move)}</b>
            <small>{shot === null ? 'no order' : orderName(shot)}</small>
          </li>
        ))}
      </ol>
      {!machine.combat.running && (
        <p className="prepare-note coming-note">
          Combat orders if the machine fires as early as it can; the cycle starts with its first fire.
        </p>
      )}
    </Panel>
  );
}
