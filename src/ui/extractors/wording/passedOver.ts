import type { Event, PassedOver, Phase, Position } from '../../../rules/extractors';
import { nameOf, phaseName } from './names';
import { listed } from './text';

/** 'Avronian fire passed over: Orni A entered this turn'; undefined for events that are no such thing. */
export function passedOverText(position: Position, event: Event): string | undefined {
  if (event.type !== 'phaseBegan' || event.passedOver === undefined) return undefined;
  return `${phaseName(event.phase)} passed over: ${whyText(position, event.phase, event.passedOver)}`;
}

function whyText(position: Position, { name }: Phase, passed: PassedOver): string {
  switch (passed.why) {
    case 'holdsFireOnEntry':
      return `${listed(passed.units.map((unit) => nameOf(position, unit)))} entered this turn`;
    case 'noneRouted':
      return 'nobody has to rally';
    case 'noTarget':
      return 'nobody has a target in range and sight';
    case 'nobodyCan':
      return `nobody can ${name === 'movement' ? 'move' : 'act'}`;
  }
}
