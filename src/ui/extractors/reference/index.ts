export { ReferencePanel } from './ReferencePanel';
export { RulesScreen } from './RulesScreen';
