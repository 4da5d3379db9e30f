export * from './damage';
export * from './modifiers';
export * from './programs';
export * from './terrain';
export * from './units';
export * from './upgrades';
export * from './weapons';
