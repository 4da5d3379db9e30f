export { FREE_NUMBERS } from './chart';
export {
  counterInMix,
  FREE_NAMES,
  inChartOrder,
  inForce,
  isFreeNumber,
  mixOf,
  printedNumber,
  variedOf,
  whyNotVariant,
  writeVariant,
  type VariantFault,
} from './variant';
