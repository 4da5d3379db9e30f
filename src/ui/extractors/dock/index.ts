export { UnitDock, useDocked } from './UnitDock';
