export * from './cells';
export * from './chassis';
export * from './counters';
export * from './damage';
export * from './rolls';
export * from './terrain';
export * from './units';
export * from './weapons';
