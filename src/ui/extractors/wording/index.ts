export { NO_UNDO, actionName, consequencesText, redoText, toldText, undoBarText, undoText } from './actions';
export { agreedWords, pointsWords } from './agreed';
export * from './costs';
export { boxName, criticalEffectText, goesBeyondArmour } from './criticals';
export * from './damage';
export { aspectName, drmLine } from './drms';
export * from './hexLine';
export { logLines, type LogLine } from './log';
export {
  arcName,
  briefName,
  cycleName,
  counterName,
  directionName,
  edgeName,
  hexName,
  kindName,
  movementTypeName,
  nameOf,
  orderName,
  orderRule,
  phaseName,
  purchaseName,
  scenarioName,
  shortName,
  sideName,
  slotName,
  terrainName,
  unitName,
  weaponName,
} from './names';
export * from './passedOver';
export * from './phases';
export { reasonLine, reasonText, reasonThere, reasonToFit } from './reasons';
export { requirementLines, requirementText } from './requirements';
export { sightWords } from './sight';
export * from './status';
export { between, capital, count, hexes, listed, mps, percent, signed, uncapital } from './text';
export { aheadText, clauseLine, scoreLines, type ClauseLine } from './score';
export { victoryWords, type VictoryWords } from './victory';
