export * from './damage';
export * from './hexLine';
export * from './log';
export * from './names';
export * from './reasons';
export * from './toHit';
