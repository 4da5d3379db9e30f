import { playQuietly, type Action, type Game } from '../../rules/extractors';

/**
 * Does an action with dice of its own, the same for the same unit in the same phase of the same world: plans that are compared
 * have the same luck wherever they do the same, so that they differ by what they do [common random numbers].
 */
export function playInWorld(game: Game, action: Action): void {
  const actor = actorOf(action);
  if (actor === null) return playQuietly(game, action);
  const hash = hashOf(game, actor);
  const state = [0x2545f491, 0x6c8e9cf5, 0x7feb352d, 0x846ca68b].map((salt) => mixed(hash ^ salt));
  playQuietly(game, action, { dice: { state, rolled: 0 } });
}

function hashOf({ dice, turn, phase }: Game, actor: string): number {
  let hash = dice.state[0] ^ Math.imul(turn, 0x9e3779b1) ^ (phase.name === 'fire' ? 0x85ebca6b : 0);
  for (let i = 0; i < actor.length; i++) hash = Math.imul(hash ^ actor.charCodeAt(i), 0x01000193);
  return hash;
}

function actorOf(action: Action): string | null {
  if (action.type === 'fire') return action.firers.map(({ unit, slot }) => `${unit}${slot ?? ''}`).join();
  if ('machine' in action) return action.machine;
  return 'unit' in action ? action.unit : null;
}

/** All 32 bits of a number spread over all 32. */
function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
