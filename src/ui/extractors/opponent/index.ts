export { ComputerActions, ComputerPanel } from './ComputerPanel';
export { computerTitle, decidingTitle } from './computerTitle';
export { DeedList } from './DeedList';
export { marksOfDeed } from './marks';
export { useSeatItems } from './seatItems';
export { useAlone } from '../input/alone';
export { playbackKey, usePlayback } from './usePlayback';
export { WhyActions, WhyPanel } from './WhyPanel';
