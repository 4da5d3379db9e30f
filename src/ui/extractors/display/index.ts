export { blankMachine } from './blankMachine';
export { seenBox, type BoxActs, type BoxPlace } from './DisplayCycle';
export { weaponFigures, type SlotActs } from './DisplayWeapons';
export { MachineDisplay, printedWords } from './MachineDisplay';
export { seenThanis } from './seenThanis';
