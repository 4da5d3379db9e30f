export { armourDiceText, effectText, harmText, hitText, oddsText, pendingText } from './damage';
export * from './hexLine';
export * from './log';
export {
  SIDE_NAME,
  baseName,
  rankOf,
  MODE_NAME,
  facingName,
  facingWords,
  hexName,
  ENTRY_NAME,
  weaponName,
  FACET_NAME,
  MODEL_NAME,
  PART_NAME,
  PART_SHORT,
  phaseName,
  turnText,
  programText,
  partText,
  programWords,
  standingText,
} from './names';
export * from './reasons';
export * from './toHit';
