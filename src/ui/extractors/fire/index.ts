export { FireActions, RallyActions } from './FireActions';
export { FirePanel } from './FirePanel';
export { fireTitle } from './fireTitle';
export { RallyPanel } from './RallyPanel';
export { ResultPanel } from './ResultPanel';
export { SightActions, SightPanel } from './SightPanel';
