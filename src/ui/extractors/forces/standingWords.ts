import type { Position } from '../../../rules/extractors';
import { isNext, type Standing } from '../input/units';
import { percent, reasonLine, type reasonText } from '../wording';

type Reasoned = Parameters<typeof reasonText>[1];

/** What a unit of the side to decide can do now, in a few words: 'can move', 'has fired', or why it cannot. */
export function standingWords(position: Position, standing: Standing): string {
  const [doing, done] = VERBS[position.phase.name] ?? ['act', 'acted'];
  switch (standing.state) {
    case 'can':
      return standing.chance === undefined ? `can ${doing}` : `can ${doing}, ${percent(standing.chance)}`;
    case 'idle':
      return 'nothing in range';
    case 'acted':
      return standing.inVain ? 'order turned up in vain' : `has ${done}`;
    case 'cannot':
      return isNext(standing) ? 'another acts' : whyNot(position, standing.why);
  }
}

const VERBS: Readonly<Record<string, readonly [string, string]>> = {
  movement: ['move', 'moved'],
  fire: ['fire', 'fired'],
  rally: ['rally', 'rolled'],
};

function whyNot(position: Position, why: Reasoned): string {
  // It stands behind 'waits to enter'.
  return why.reason === 'entryTurn' ? `on turn ${why.turn}` : reasonLine(position, why);
}
