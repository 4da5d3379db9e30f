export { FireActions, RallyActions } from './FireActions';
export { FirePanel } from './FirePanel';
export { fireTitle } from './fireTitle';
export { RallyPanel } from './RallyPanel';
export { ResultCards, ResultPanel } from './ResultPanel';
export { SightActions, SightPanel } from './SightPanel';
