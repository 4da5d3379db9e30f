export { hintDecision } from './HintTab';
export { useHintItem } from './hintItem';
export { chooseHint, dropHint, hintOn, toggleHint, useHint, type Hint } from './hints';
export { hintHexes, hintMarks } from './marks';
