export type * from './actions';
export type * from './events';
export type * from './game';
export type * from './map';
export type * from './moves';
export type * from './reasons';
export type * from './shots';
export type * from './units';
