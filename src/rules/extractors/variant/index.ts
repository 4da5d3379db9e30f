export { FREE_NUMBERS } from './chart';
export {
  counterInMix,
  FREE_NAMES,
  inChartOrder,
  inForce,
  mixOf,
  printedNumber,
  variedOf,
  whyNotVariant,
  writeVariant,
  type VariantFault,
} from './variant';
