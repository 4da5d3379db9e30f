import type { Page } from '@playwright/test';
import type { CounterId, Game, Setup } from '../src/rules/extractors';
import { Player } from './player';
import { RUN_AND_HUNT, playedOut } from './tactics';

const FULL: Setup = { scenario: 'incoming', rules: 'full' };
export const LANCE = 'ehn-etaki-lance' as CounterId;

/** A game of *Incoming!* as far as asked, opened from a link: its beginning is not clicked through. */
export async function playedTo(page: Page, until: (game: Game) => boolean, seed = 1): Promise<Player> {
  const { actions } = playedOut(FULL, seed, RUN_AND_HUNT, until);
  return Player.open(page, { setup: FULL, seed, actions });
}

export const atMovement = ({ turn, phase }: Game) => turn === 1 && phase.name === 'movement';
