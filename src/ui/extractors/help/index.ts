export { HelpLine, HelpUnderBar, useHelp } from './HelpLine';
