import { describe, expect, it, test } from 'vitest';
import { distance } from '../../hex';
import {
  counterId,
  doriana,
  extractors,
  isFault,
  isPlaced,
  readPosition,
  speedOf,
  type Position,
} from '../../rules/extractors';
import { answerTo } from '../think';
import { mind } from '.';
import { interception, isStraggler } from './runners';
import { sceneOf } from './scene';
import { STEADY } from './styles';
import { worthOf } from './worth';

/** Runners on the map, the Orni in 1222 unless it is said where. */
function hunted(turn: number, runners: string, orni = 'A@1222/N'): Position {
  const position = readPosition(
    `incoming simple T${turn} Amovement | D ${runners} | A orni ${orni} w:undulator,undulator`,
  );
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return position;
}

const unit = (position: Position, id: string) => position.units[counterId(id)];

function met(position: Position, reach = 3) {
  const { foes } = sceneOf(position, 'avronian', STEADY, 'far');
  return interception(
    position,
    foes.map((foe) => foe.unit),
    unit(position, 'A'),
    reach,
  );
}

describe('§9.1: an Orni that enters', () => {
  const waits = () => hunted(2, 'ehn-etaki-shock@1225; ehn-etaki-lance@1224', 'A@waiting');

  it('counts no fire, which it has to hold in that turn', () => {
    const { candidates } = answerTo(mind, {
      game: extractors.name,
      view: waits(),
      side: 'avronian',
      level: 'recruit',
      seed: 1,
    });
    expect(candidates.length).toBeGreaterThan(0);
    for (const { terms } of candidates) expect(terms.map(({ code }) => code)).not.toContain('shot');
  });

  it('is not feared before it is there', () => {
    const { foes, coverage } = sceneOf(waits(), 'dorian', STEADY, 'far');
    expect(foes).toEqual([]);
    expect(coverage().on(unit(waits(), 'ehn-etaki-lance'))).toEqual([]);
  });
});

describe('§9.1: runners of Incoming!', () => {
  test.each<[turn: number, runner: string, straggler: boolean]>([
    [1, 'ehn-etaki-shock@1226', true],
    [1, 'ehn-etaki-lance@0620', false],
    [6, 'ehn-etaki-lance@1206', false],
    [6, 'ehn-etaki-lance@1215', true],
    [8, 'ehn-etaki-commando@0702', false],
    [8, 'ehn-etaki-commando@0712', true],
  ])('in turn %i %s is too slow to get away: %s', (turn, runner, straggler) => {
    const position = hunted(turn, runner);
    const one = unit(position, runner.split('@')[0]);
    expect(isStraggler(position, one)).toBe(straggler);
    expect(worthOf(position, one)).toBe(straggler ? 6 : 60);
  });

  it('who is away first is headed off, not who is nearest', () => {
    const position = hunted(3, 'ehn-etaki-commando@1420; ehn-etaki-lance@0612');
    expect(met(position)?.runner.id).toBe('ehn-etaki-lance');
  });

  it('is met where he will be, as soon as the hunter can be there', () => {
    const position = hunted(3, 'ehn-etaki-lance@0612');
    const { goals, by } = met(position)!;
    const orni = unit(position, 'A');
    if (!isPlaced(orni)) throw new Error('not on the map');
    const far = Math.min(...goals.map((hex) => distance(doriana.grid, hex, orni.where.hex)));
    expect(far).toBeLessThanOrEqual((by + 1) * speedOf(orni));
    expect(by).toBeGreaterThan(0);
  });

  it('one that cannot be met any more is followed all the same', () => {
    const position = hunted(5, 'ehn-etaki-lance@0203', 'A@2327/N');
    expect(met(position)?.runner.id).toBe('ehn-etaki-lance');
  });

  it('nobody is headed off where nobody can get away', () => {
    expect(met(hunted(7, 'ehn-etaki-shock@1218'))).toBeNull();
  });
});
