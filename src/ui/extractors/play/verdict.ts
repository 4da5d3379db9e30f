import type { End, MachineEnd, OrderVerdict } from '../../../rules/extractors';

/** How an end stands against the order being executed; undefined without one. */
export function verdictOf(end: End): OrderVerdict | undefined {
  return 'verdict' in end ? (end as MachineEnd).verdict : undefined;
}
