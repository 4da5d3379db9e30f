export { useDocked } from './docked';
export { UnitDock } from './UnitDock';
