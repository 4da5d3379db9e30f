export { hasPlace, inTheWay } from './inTheWay';
export { unplacedUnits, whyNotPlace, whyNotTerrain, whyPlacementUnfinished } from './legality';
export { placementChoices, placementOptions } from './options';
export { playPlacement } from './play';
export { hexesOfZone, printedHexes, zoneOf } from './zones';
