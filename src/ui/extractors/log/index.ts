export { LogPanel } from './LogPanel';
