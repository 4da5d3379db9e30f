import { distance, type Direction, type Hex } from '../../../hex';
import { seedDice } from '../../rng';
import { copyGame } from '../copy';
import { hexOf } from '../../printed';
import { playPlacement, placementOptions, unplacedUnits, whyNotPlace } from '../placement';
import { mapOf } from '../scenarios';
import type { Action, Position, ScenarioId, Side, Unit } from '../types';
import { facesHexside, unitsIn, unitsOf } from '../units';
import { setUpFor } from './setUps';
import { placesIn, type PlaceAction, type WrittenSetUp } from './writtenSetUp';

type Unplace = Extract<Action, { readonly type: 'unplace' }>;

/** Hexes for the units of a side, best first, each filled before the next. */
interface Layout {
  /** One unit a hex. */
  readonly apart?: true;
  readonly facing: Direction;
  readonly sections: string;
  readonly vehicles: string;
  /** Forts, Extractors and machines. */
  readonly pieces: string;
}

/** Where the recommended forces stand well; other units go as near as they can [§9]. */
const LAYOUTS: Readonly<Partial<Record<ScenarioId, Readonly<Partial<Record<Side, Layout>>>>>> = {
  // Far apart: the Orni cannot be at every runner, whatever it carries. On one road two Shredders catch them all.
  incoming: {
    dorian: { facing: 0, apart: true, sections: '2420 1620 0320', vehicles: '1320', pieces: '1320' },
  },
  threePodAttack: {
    dorian: {
      facing: 0,
      sections: '1323 1323 1223 1223 1424 1424 1224 1422 1522 1324 1325 1324',
      vehicles: '1422 1521 1223 1424 1026 1426',
      pieces: '1324',
    },
  },
  extractors: {
    avronian: { facing: 1, sections: '', vehicles: '0620 1819 2011 1111', pieces: '2013' },
  },
  ambush: {
    dorian: {
      facing: 0,
      sections: '1012 1012 1011 1711 1711 1611 1314 1214',
      vehicles: '1315 0812 1811 1410 2107 0407',
      pieces: '1215',
    },
  },
  dobernStrongpoint: {
    dorian: { facing: 4, sections: '', vehicles: '', pieces: '1014 1016 1213 1217 1215' },
  },
};

/**
 * A sensible place for every unit the side has still to place, in order, each legal after those before it; those that a set-up
 * names, the recommended one if none is given, where it puts them [§5]. Throws RangeError for words that place nobody.
 */
export function recommendedPlacement(position: Position, setUp?: WrittenSetUp): readonly PlaceAction[] {
  const { side } = position.phase;
  const layout = side && LAYOUTS[position.scenario]?.[side];
  if (!layout) return [];
  const draft = copyGame({ ...position, dice: seedDice(0) });
  const named = namedPlaces(position, side, setUp);
  return carriersFirst(unplacedUnits(position)).flatMap((unit) => {
    const action = namedPlace(draft, unit, named) ?? bestPlace(draft, unit, layout);
    if (!action) return [];
    playPlacement(draft, action);
    return [action];
  });
}

/** The whole side in a set-up, the recommended one if none is given, whatever stands already: who is on the map is taken up first [§5]. Throws RangeError for words that place nobody. */
export function setUpAnew(position: Position, setUp?: WrittenSetUp): readonly (Unplace | PlaceAction)[] {
  const draft = copyGame({ ...position, dice: seedDice(0) });
  const taken = unitsOf(position).flatMap(({ id, side }): readonly Unplace[] => {
    const action: Unplace = { type: 'unplace', unit: id };
    if (side !== position.phase.side || whyNotPlace(draft, action)) return [];
    playPlacement(draft, action);
    return [action];
  });
  return [...taken, ...recommendedPlacement(draft, setUp)];
}

/** The hexes of the recommended set-up of a side, as often as they are named. */
export function recommendedHexes(position: Pick<Position, 'scenario' | 'rules'>, side: Side): readonly Hex[] {
  const layout = LAYOUTS[position.scenario]?.[side];
  const filled = layout ? hexesOf(position, `${layout.sections} ${layout.vehicles} ${layout.pieces}`) : [];
  return [...namedPlaces(position, side).map(({ hex }) => hex), ...filled];
}

/** Where the units of the recommended army stand; other armies have some of them too. */
function namedPlaces(
  position: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
  setUp = setUpFor(position, side),
): readonly PlaceAction[] {
  return setUp === undefined ? [] : placesIn(position, setUp);
}

function namedPlace(
  position: Position,
  { id }: Unit,
  named: readonly PlaceAction[],
): PlaceAction | undefined {
  return named.find((place) => place.unit === id && !whyNotPlace(position, place));
}

/** Sections may need the fort or Floater they go into. */
function carriersFirst(units: readonly Unit[]): readonly Unit[] {
  const isSection = (unit: Unit) => unit.class === 'section';
  return [...units.filter((unit) => !isSection(unit)), ...units.filter(isSection)];
}

/** The first hex of the list that takes it, whoever stands already; else inside a fort; else the nearest to the front of the layout. */
function bestPlace(position: Position, unit: Unit, layout: Layout): PlaceAction | undefined {
  const facing = facesHexside(unit) ? layout.facing : null;
  const listed = hexesOf(position, layout[roleOf(unit)])
    .filter((hex) => !layout.apart || unitsIn(position, hex).length === 0)
    .map((hex): PlaceAction => ({ type: 'place', unit: unit.id, hex, facing, into: null }))
    .find((action) => !whyNotPlace(position, action));
  if (listed) return listed;
  const places = placementOptions(position, unit.id).filter(
    (action): action is PlaceAction => action.type === 'place' && action.facing === facing,
  );
  const front = hexOf(mapOf(position).grid, (layout.sections || layout.pieces).slice(0, 4));
  const inside = places.find(({ into }) => into !== null && position.units[into].class === 'static');
  return inside ?? nearest(position, places, front);
}

function nearest(position: Position, places: readonly PlaceAction[], front: Hex): PlaceAction | undefined {
  const far = ({ hex }: PlaceAction) => distance(mapOf(position).grid, hex, front);
  return [...places].sort((a, b) => far(a) - far(b)).at(0);
}

function roleOf(unit: Unit): 'sections' | 'vehicles' | 'pieces' {
  if (unit.class === 'section') return 'sections';
  return unit.class === 'vehicle' ? 'vehicles' : 'pieces';
}

function hexesOf(position: Pick<Position, 'scenario'>, numbers: string): Hex[] {
  const { grid } = mapOf(position);
  return numbers
    .split(' ')
    .filter(Boolean)
    .map((number) => hexOf(grid, number));
}
