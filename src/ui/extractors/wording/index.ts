export * from './names';
export * from './reasons';
export * from './requirements';
export * from './sight';
export * from './status';
export * from './text';
