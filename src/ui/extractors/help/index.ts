export { HelpLine } from './HelpLine';
