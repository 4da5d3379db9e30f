import { distance } from '../../hex';
import { copyPosition, isPlaced, whyIllegal, type Action, type Unit } from '../../rules/extractors';
import type { Candidate } from '../mind';
import { grid } from './fields';
import { weighEnds } from './moves';
import { plain } from './plain';
import { ownUnits, type Scene } from './scene';

/** Machines that end this near turn it up by themselves, and it fires at +3 then [§9.4]. */
const REVEALED_WITHIN = 4;
/** What a shot has to take for a unit to give its cover up. */
const WORTH_IT = 5;

/** Hidden units that had better show themselves: a machine is in reach now, and will hardly come nearer [§9.4]. */
export function uncoverings(scene: Scene): readonly Candidate<Action>[] {
  if (!ownUnits(scene).some(({ hidden }) => hidden)) return [];
  return ownUnits(scene)
    .filter((unit) => unit.hidden && !whyIllegal(scene.position, { type: 'uncover', unit: unit.id }))
    .map((unit) => plain({ type: 'uncover', unit: unit.id }, 'ambush', '§9.4', worthShown(scene, unit)))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function worthShown(scene: Scene, unit: Unit): number {
  if (!isPlaced(unit)) return 0;
  const { hex } = unit.where;
  const machines = scene.foes.filter(({ unit: foe }) => foe.class === 'machine');
  const comes = machines.some(
    ({ unit: foe }) =>
      foe.where.hex % grid.rows < (hex % grid.rows) - 1 &&
      distance(grid, hex, foe.where.hex) <= 2 * REVEALED_WITHIN,
  );
  if (comes) return 0;
  const position = copyPosition(scene.position);
  const shown = position.units[unit.id];
  shown.hidden = false;
  const ends = weighEnds({ ...scene, position, kept: new Map(), keptSo: new Map() }, shown);
  return Math.max(0, ...ends.map(({ fire }) => fire)) - WORTH_IT;
}
