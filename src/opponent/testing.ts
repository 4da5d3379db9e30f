import type { Candidate, Mind } from './mind';

/** A mind whose styles are their own numbers and whose actions are all alike, but for what a test says. */
export function toyMind<Toy extends object, Action = string>(
  own: Partial<Mind<Toy, Toy, Action, number>> & Pick<Mind<Toy, Toy, Action, number>, 'world' | 'playOut'>,
): Mind<Toy, Toy, Action, number> {
  return {
    game: 'toy',
    styles: [0, 1, 2, 3],
    called: String,
    margin: 0,
    weigh: () => [],
    isOther: (one, other) => one !== other,
    wonted: () => ({ own: 0, other: 0, reply: 0 }),
    isDrawn: () => false,
    isUrgent: () => false,
    isSearched: () => true,
    playsToEnd: () => false,
    showsSoon: () => true,
    racesAhead: () => Infinity,
    size: () => 9,
    copy: (toy) => ({ ...toy }),
    play: () => undefined,
    foresee: () => null,
    isSecret: () => false,
    ...own,
  };
}

/** An action with one term that decides. */
export function candidate<Action>(action: Action, total: number): Candidate<Action> {
  return { action, total, terms: () => [{ code: 'goal', value: total, rule: '§9', facts: {}, hexes: [] }] };
}
