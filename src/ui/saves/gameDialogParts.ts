/** What the menu of a game opens, one chunk. */
export { FileDialog } from './FileDialog';
export { LinkDialog } from './LinkDialog';
export { NameDialog } from './NameDialog';
export { TakeBackDialog } from './TakeBackDialog';
