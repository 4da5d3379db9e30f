export { hintDecision } from './HintTab';
export { useHintItem } from './hintItem';
export { chooseHint, dropHint, hintOn, toggleHint, useHint } from './hints';
export { hintMarks } from './marks';
