import { assaultOptions } from './assault';
import { declareOptions } from './gunnery';
import { orderOptions } from './orders';
import { placementOptions } from './placement';
import type { Action, Position } from './types';

/** Everything the side to decide may do; of the ways to distribute hits those of `distributions`. */
export function options(position: Position): readonly Action[] {
  switch (position.phase.name) {
    case 'placement':
      return placementOptions(position);
    case 'orders':
      return orderOptions(position);
    case 'declare':
      return declareOptions(position);
    case 'hits':
    case 'retreat':
      return assaultOptions(position);
    case 'ended':
      return [];
  }
}
