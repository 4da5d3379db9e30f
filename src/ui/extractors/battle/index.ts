export { OrderOfBattle } from './OrderOfBattle';
