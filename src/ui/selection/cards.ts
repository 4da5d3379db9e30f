import { useEffect, useState } from 'react';
import type { Cards, Chosen, GameUi } from '../game/gameUi';
import { changeSettings, settings, useSettings } from '../shell/settings';

/** What the selection shows of a game, when it has been loaded. */
export async function cardsOf({ cards }: GameUi): Promise<Cards> {
  return typeof cards === 'function' ? cards() : cards;
}

/** What the selection shows of a game; null while it is on its way. */
export function useCards({ cards }: GameUi): Cards | null {
  const [loaded, setLoaded] = useState<Cards | null>(null);
  useEffect(() => {
    if (typeof cards !== 'function') return;
    let gone = false;
    void cards().then((found) => gone || setLoaded(found));
    return () => {
      gone = true;
    };
  }, [cards]);
  return typeof cards === 'function' ? loaded : cards;
}

/** What was chosen last for a game besides its scenario, or what a first one begins with. */
export function useChosen(game: GameUi): Chosen {
  const cards = useCards(game);
  const before = useSettings().choices[game.name] ?? {};
  const chosen = cards?.choices.map(({ name, preset, values }) => {
    const offered = values.some(({ value }) => value === before[name]);
    return [name, offered ? before[name] : preset] as const;
  });
  return Object.fromEntries(chosen ?? []);
}

/** It is offered again for the next game. */
export function choose(game: GameUi, chosen: Chosen): void {
  changeSettings({ choices: { ...settings().choices, [game.name]: chosen } });
}
