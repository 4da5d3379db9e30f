export { blankMachine } from './blankMachine';
export { cycleNote, type BoxPlace } from './DisplayCycle';
export { weaponFigures } from './DisplayWeapons';
export { MachineDisplay, printedWords } from './MachineDisplay';
export { seenBox } from './seenBox';
export { seenThanis } from './seenThanis';
export { NextOrder } from './NextOrder';
