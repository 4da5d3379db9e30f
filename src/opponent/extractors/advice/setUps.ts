import { distance } from '../../../hex';
import {
  copyGame,
  isPlaced,
  mapOf,
  placementOptions,
  recommendedPlacement,
  scenarioOf,
  terrainDrmsOf,
  unitOf,
  unitsOf,
  whyIllegal,
  type Action,
  type Game,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import type { Term } from '../../contract';
import type { Suggestion } from '../../review/contract';
import { grid, turnsTo } from '../fields';
import { playInWorld } from '../luck';
import { pullsOn } from '../purpose';
import { sceneOf } from '../scene';
import { STEADY } from '../styles';
import { places } from '../prepare';

type Place = Extract<Action, { readonly type: 'place' }>;

/** How far from its recommended hex a unit is looked for a better one. */
const NEAR = 4;

const OFFERED = 3;
/** From so many hexes units help each other. */
const TOGETHER = 3;

/** The recommended set-up, one nearer to where the scenario is won, one in cover, one spread out, one drawn together, one far from where the others enter: three of those that differ [§5]. */
export function setUps(position: Position): readonly Suggestion<Action>[] {
  const recommended = recommendedPlacement(position);
  if (recommended.length === 0) return places(position, { seed: 0 }).map(plainly);
  const plans: readonly (readonly [string, readonly Place[]])[] = [
    ['recommended', recommended],
    ['forward', shifted(position, recommended, (unit, hex) => -turnsFrom(position, unit, hex))],
    ['cover', shifted(position, recommended, (unit, hex) => coverAt(position, unit, hex))],
    ['apart', shifted(position, recommended, (unit, hex, draft) => -crowdAt(draft, unit, hex))],
    ['together', shifted(position, recommended, (unit, hex, draft) => crowdAt(draft, unit, hex, TOGETHER))],
    ['back', shifted(position, recommended, (_, hex) => fromTheirEntry(position, hex))],
  ];
  const seen = new Set<string>();
  return plans
    .filter(([, plan]) => {
      const key = JSON.stringify(plan);
      return plan.length === recommended.length && !seen.has(key) && seen.add(key);
    })
    .map(([way, plan]) => ({ plan, total: 0, terms: [told(position, way, plan, recommended)] }))
    .filter(({ terms: [{ facts }] }, _, [{ terms }]) => isWhatItSays(facts, terms[0].facts))
    .slice(0, OFFERED);
}

/** In cover are more than before, and forward is nearer. */
function isWhatItSays(facts: Term['facts'], recommended: Term['facts']): boolean {
  if (facts.way === 'cover') return facts.covered > recommended.covered;
  return facts.way !== 'forward' || (facts.nearer as number) > 0;
}

/** Each unit on the best hex near its recommended one, the others already standing where they are put. */
function shifted(
  position: Position,
  recommended: readonly Place[],
  worth: (unit: Unit, hex: Place['hex'], draft: Position) => number,
): readonly Place[] {
  const draft = copyGame({ ...position, dice: { state: [], rolled: 0 } });
  return recommended.flatMap((place, index): readonly Place[] => {
    const unit = unitOf(position, place.unit);
    // Where somebody else is still to stand is left to him.
    const taken = new Set(recommended.slice(index + 1).map(({ hex }) => hex));
    const free = aroundIt(draft, place).filter(({ hex }) => !taken.has(hex));
    const choices = [follow(draft, place), ...free].filter((choice) => !whyIllegal(draft, choice));
    const score = ({ hex }: Place) => worth(unit, hex, draft) - distance(grid, hex, place.hex) / 100;
    const legal = choices.length > 0 ? choices : aroundIt(draft, place, grid.size);
    const best = [...legal].sort((a, b) => score(b) - score(a)).at(0);
    if (best) playInWorld(draft, best);
    return best ? [best] : [];
  });
}

/** The hex of a section aboard or sheltered is that of its vehicle or shelter. */
function follow(draft: Position, place: Place): Place {
  const carrier = place.into === null ? null : unitOf(draft, place.into);
  return carrier && isPlaced(carrier) ? { ...place, hex: carrier.where.hex } : place;
}

function aroundIt(draft: Game, place: Place, within = NEAR): readonly Place[] {
  if (place.into !== null) return [];
  return placementOptions(draft, place.unit).filter(
    (option): option is Place =>
      option.type === 'place' &&
      option.facing === place.facing &&
      option.into === null &&
      distance(grid, option.hex, place.hex) <= within,
  );
}

/** Turns to where the unit wants to go, the nearest of them. */
function turnsFrom(position: Position, unit: Unit, hex: Place['hex']): number {
  const goals = pullsOn(sceneOf(position, position.phase.side!, STEADY, 'near'), unit).filter(
    ({ goals: hexes, weight }) => weight > 0 && hexes.length > 0,
  );
  return goals.length === 0 ? 0 : Math.min(...goals.map((pull) => turnsTo(pull.goals, unit)[hex]));
}

/** What the ground takes from fire at it. */
function coverAt(position: Position, unit: Unit, hex: Place['hex']): number {
  return -terrainDrmsOf(mapOf(position), unit)[hex];
}

/** Hexes to the nearest by which the other side may come in. */
function fromTheirEntry(position: Position, hex: Place['hex']): number {
  const hexes = scenarioOf(position).forces.flatMap(({ side, arrival }) =>
    side !== position.phase.side && arrival.type === 'enters' ? arrival.hexes : [],
  );
  return hexes.length === 0 ? 0 : Math.min(...hexes.map((entry) => distance(grid, entry, hex)));
}

/** Own units already standing there or near it. */
function crowdAt(draft: Position, unit: Unit, hex: Place['hex'], near = 1): number {
  return unitsOf(draft).filter(
    (other) =>
      other.side === unit.side &&
      other.id !== unit.id &&
      isPlaced(other) &&
      distance(grid, other.where.hex, hex) <= near,
  ).length;
}

function told(position: Position, way: string, plan: readonly Place[], recommended: readonly Place[]): Term {
  const sum = (of: readonly Place[], count: (unit: Unit, hex: Place['hex']) => number) =>
    of.reduce((all, { unit, hex }) => all + count(unitOf(position, unit), hex), 0);
  const turns = (unit: Unit, hex: Place['hex']) => turnsFrom(position, unit, hex);
  const covered = sum(plan, (unit, hex) => (coverAt(position, unit, hex) > 0 ? 1 : 0));
  const nearer = Math.round((sum(recommended, turns) - sum(plan, turns)) * 10) / 10;
  return {
    code: 'setUp',
    value: 0,
    rule: '§5',
    facts: { way, units: plan.length, covered, nearer },
    hexes: plan.map(({ hex }) => hex),
  };
}

function plainly({ action, total, terms }: ReturnType<typeof places>[number]): Suggestion<Action> {
  return { plan: [action], total, terms: terms() };
}
