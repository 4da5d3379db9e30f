import {
  mustStillEnter,
  mustStillRun,
  rallyChance,
  unitsOf,
  whyIllegal,
  whyNotBegin,
  type Action,
  type Position,
  type Unit,
} from '../../rules/extractors';
import type { Candidate, Look } from '../mind';
import { uncoverings } from './ambushes';
import { spentAlready, type Spent } from './gunnery';
import { bestEnd, weighMoves } from './moves';
import { concertOf, sceneInConcert, spentByOthers } from './concert';
import { beginnings, goOn, machinesToAct } from './orders';
import { plain } from './plain';
import { buys, places, programs } from './prepare';
import { boarding, inOrder } from './order';
import { heldStill, sceneOf, type Scene } from './scene';
import { shotCandidates } from './shots';
import type { Style } from './styles';
import { isStay } from './weighedEnd';

const END: Action = { type: 'endPhase' };

/** What the side that has to decide might do next, best first; never empty [§4]. */
export function weigh(
  position: Position,
  { style, sight, seed, wont }: Look<Style>,
): readonly Candidate<Action>[] {
  const { name, side } = position.phase;
  if (side === null) return [];
  if (name === 'buildUp') return buys(position, { seed, ...(wont && { wont }) });
  if (name === 'placement') return places(position, { seed, ...(wont && { wont }) });
  if (name === 'programming') return programs(position, { sight, seed });
  const scene = sceneOf(position, side, style, sight);
  if (position.activation) return goOn(scene, seed);
  if (name === 'rally') return rallies(position);
  const candidates = name === 'fire' ? fire(scene) : movement(scene);
  return candidates.length ? candidates : [plain(END, 'nothingWorth', '§4')];
}

/** Transcoms first, then who is likeliest: who has rallied may help the next [§6.3.4, R-10]. */
function rallies(position: Position): readonly Candidate<Action>[] {
  const rolls = unitsOf(position)
    .map((unit) => ({ unit, action: { type: 'rally', unit: unit.id } as const }))
    .filter(({ action }) => !whyIllegal(position, action))
    .map(({ unit, action }) =>
      plain(
        action,
        'rally',
        '§6.3.4',
        rallyChance(position, unit.id).chance + (unit.kind === 'transcom' ? 1 : 0),
      ),
    )
    .sort((a, b) => b.total - a.total);
  return rolls.length ? rolls : [plain(END, 'nobodyRouted', '§6.3.4')];
}

/** Dorian shots, or machines one after the other [§7, §8.4]. */
function fire(scene: Scene): readonly Candidate<Action>[] {
  const { position, side } = scene;
  if (side === 'dorian' || position.rules === 'simple') return shotCandidates(scene);
  for (const machine of machinesToAct(scene)) {
    const begun = beginnings(scene, machine);
    if (begun[0].total > 0 || mustBegin(scene, begun[0].action)) return begun;
  }
  return [];
}

/** A cycle that runs does not pause [§8.1]. */
function mustBegin({ position }: Scene, action: Action): boolean {
  if (!('machine' in action)) return false;
  const machine = position.units[action.machine];
  return machine.class === 'machine' && machine.combat.running;
}

/** One unit after the other; who is best left as he is may still be moved when the others have [§6.3]. */
function movement(scene: Scene): readonly Candidate<Action>[] {
  const { position } = scene;
  const up = uncoverings(scene);
  if (up.length) return up;
  const seenBy = scenesOf(scene);
  const forced = new Set([...mustStillRun(position), ...mustStillEnter(position)]);
  for (const unit of inOrder(scene)) {
    if (unit.class === 'machine' && position.rules === 'full') {
      const begun = beginnings(scene, unit);
      if (begun.length) return begun;
      continue;
    }
    if (whyNotBegin(position, unit.id)) continue;
    const boards = boarding(scene, unit);
    if (boards) return [boards];
    const { seen, spent } = seenBy(unit);
    const best = bestEnd(seen, unit, spent);
    if (best && (!isStay(unit, best) || forced.has(unit.id))) return weighMoves(seen, unit, spent);
  }
  return [];
}

/** A far-sighted level knows what the other units intend; a short-sighted one only where units that have moved stand. */
function scenesOf(scene: Scene): (unit: Unit) => { readonly seen: Scene; readonly spent: Spent } {
  if (scene.sight === 'near') {
    const spent = spentAlready(scene);
    return () => ({ seen: scene, spent });
  }
  const still = heldStill(scene);
  const concert = concertOf(still);
  return ({ id }) => ({ seen: sceneInConcert(still, concert, id), spent: spentByOthers(still, concert, id) });
}
