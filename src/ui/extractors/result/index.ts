export { ResultScreen } from './ResultScreen';
