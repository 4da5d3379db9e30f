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
  const combat = machine.combat.running
    ? 'the Combat cycle runs'
    : 'Combat if its fire begins as early as it can';
  return (
    <Panel title="If nothing is reset or lost" aside={<span className="kicker">{combat}</span>}>
      <ol className="coming-turns">
        {turns.map(({ turn, move, combat: shot }) => (
          <li key={turn}>
            <span className="kicker">Turn {turn}</span>
            <b>{move === null ? 'no move' : orderName(move)}</b>
            <small>{shot === null ? 'no fire' : orderName(shot)}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
