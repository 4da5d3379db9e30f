export { PlayScreen } from './PlayScreen';
