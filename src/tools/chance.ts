export * from '../rules/chance';
