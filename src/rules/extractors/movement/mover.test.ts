import { describe, expect, it } from 'vitest';
import { DIRECTION_NAMES } from '../../../hex';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import { gameWith, vehicle } from '../testing';
import type { Game } from '../types';
import { moveOf } from './testing';
import { reachOf, whyNotMove } from '.';

describe('what a unit may spend', () => {
  it('R-99: a unit of speed 0 turns 60° and no more, on a road too', () => {
    const lame = vehicle('agrax-1', '1306', 3, { speedHits: 2 });
    const { ends } = reachOf(gameWith([lame]), lame.id);
    const told = ends.map(({ hex, facing, left }) => [hex, DIRECTION_NAMES[facing!], left]);
    expect(told).toEqual(['SE', 'S', 'SW'].map((facing) => [at('1306'), facing, 0]));
  });
});

describe('who may leave the map', () => {
  const leaving = (scenario: Game['scenario']) =>
    whyNotMove(
      gameWith([vehicle('agrax-1', '1227', 3)], { scenario }),
      moveOf(counterId('agrax-1'), '', 3, { exit: 3 }),
    );
  it('R-38: in Ambush machines, not Dorian vehicles', () => {
    expect(leaving('ambush')).toEqual({ rule: 'R-38', reason: 'mayNotLeave', unit: 'agrax-1' });
  });
});
