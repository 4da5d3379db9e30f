import type { Draft } from '../result';
import type { ActionOf, ChapterName } from './actions';
import { playBuildUp, whyNotBuildUp } from './buildUp';
import type { Telling } from './fire';
import { playUncover, whyNotUncover } from './hidden';
import { playEmbark, playMove, whyNotEmbark, whyNotMove } from './movement';
import { playFire, playOrders, whyNotFire, whyNotOrders } from './orders';
import { playEndPhase, type Stop } from './phases';
import { playPlacement, whyNotPlace } from './placement';
import { playRally, whyNotRally } from './rally';
import type { Action, Event, Game, Illegal, Position } from './types';
import { whyUnfinished } from './unfinished';

/** How an action is played: told or not, and where the end of a phase stops. */
export interface Playing {
  readonly telling: Telling;
  readonly stop: Stop;
}

/** A chapter of the rules: why an action of it is not allowed, phase and side apart, and what it does. */
export interface Chapter<Of extends Action> {
  readonly whyNot: (position: Position, action: Of) => Illegal | undefined;
  readonly play: (game: Draft<Game>, action: Of, playing: Playing) => readonly Event[];
}

export const CHAPTERS: { readonly [Name in ChapterName]: Chapter<ActionOf<Name>> } = {
  buildUp: { whyNot: whyNotBuildUp, play: playBuildUp },
  placement: { whyNot: whyNotPlace, play: playPlacement },
  orders: { whyNot: whyNotOrders, play: (game, action, { telling }) => playOrders(game, action, telling) },
  embark: { whyNot: whyNotEmbark, play: playEmbark },
  move: { whyNot: whyNotMove, play: playMove },
  hidden: {
    whyNot: (position, { unit }) => whyNotUncover(position, unit),
    play: (game, { unit }) => playUncover(game, unit),
  },
  fire: { whyNot: whyNotFire, play: (game, action, { telling }) => playFire(game, action, telling) },
  rally: {
    whyNot: (position, { unit }) => whyNotRally(position, unit),
    play: (game, { unit }) => playRally(game, unit),
  },
  phases: { whyNot: whyUnfinished, play: (game, _, { stop }) => playEndPhase(game, stop) },
};
