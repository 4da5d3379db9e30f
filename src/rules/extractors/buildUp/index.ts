export { budgetOf, type Account } from './budget';
export { whitesOf, whyBuildUpUnfinished, whyNotBuildUp } from './legality';
export { buildUpOptions, priceListOf } from './options';
export { playBuildUp } from './play';
export { takingUp } from './takeUp';
export { costOf, isSame, purchasesOf } from './purchases';
