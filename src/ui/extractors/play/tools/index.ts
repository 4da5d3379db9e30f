export { toolDecision } from './decision';
export { Legend } from './Legend';
export { toolMarks } from './toolMarks';
export { noteLine } from './notes';
export { useMapTools } from './useMapTools';
