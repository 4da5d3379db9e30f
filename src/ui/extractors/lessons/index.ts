export { LearnScreen } from './LearnScreen';
