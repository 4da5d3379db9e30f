export { FREE_NUMBERS } from './chart';
export { gameOf, printedUnder, setupOf } from './earlier';
export {
  agreedOf,
  counterInMix,
  FREE_NAMES,
  inForce,
  mixOf,
  printedNumber,
  variedOf,
  whyNotVariant,
  writeVariant,
  type VariantFault,
} from './variant';
