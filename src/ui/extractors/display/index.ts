export { blankMachine } from './blankMachine';
export { cycleNote, type BoxActs, type BoxPlace } from './DisplayCycle';
export { weaponFigures, type SlotActs } from './DisplayWeapons';
export { MachineDisplay, printedWords } from './MachineDisplay';
export { seenBox } from './seenBox';
export { seenThanis } from './seenThanis';
