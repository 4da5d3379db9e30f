import type { Page } from '@playwright/test';
import type { CounterId, Game, Setup } from '../src/rules/extractors';
import { Player } from './player';
import { RUN_AND_HUNT } from './tactics';

const FULL: Setup = { scenario: 'incoming', rules: 'full' };
export const LANCE = 'ehn-etaki-lance' as CounterId;

/** A game of *Incoming!* as far as asked. */
export async function playedTo(page: Page, until: (game: Game) => boolean): Promise<Player> {
  const player = await Player.start(page, FULL, 1);
  await player.playOut(RUN_AND_HUNT, until);
  return player;
}

export const atMovement = ({ turn, phase }: Game) => turn === 1 && phase.name === 'movement';
