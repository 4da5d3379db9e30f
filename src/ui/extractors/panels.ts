/** Panels that the first look at a running game does not need. */
export { UnitDock } from './dock';
export {
  FireActions,
  FirePanel,
  RallyActions,
  RallyPanel,
  ResultPanel,
  SightActions,
  SightPanel,
} from './fire';
export { OrderOfBattle } from './forces';
export { LogPanel } from './log';
export { ComputerActions, ComputerPanel, WhyActions, WhyPanel } from './opponent';
export { KeysPanel } from './play/KeysPanel';
export { MoveSteps } from './play/MoveSteps';
export { NotesActions, NotesPanel } from './play/tools/NotesPanel';
