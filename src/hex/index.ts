export * from './area';
export * from './edge';
export * from './grid';
export * from './line';
export * from './pixel';
export * from './sector';
export * from './sixSectors';
