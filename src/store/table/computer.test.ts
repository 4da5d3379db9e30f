import { describe, expect, test, vi } from 'vitest';
import { extractors } from '../../rules/extractors';
import { INCOMING, doSomething, settled } from '../testing';
import {
  AVRONIAN,
  DORIAN,
  SIMPLE_INCOMING,
  against,
  inMovement,
  letItPlay,
  moveIn,
  playedAnew,
  type Opened,
} from './testing';

describe('the computer at the table', () => {
  test('is told the view of its side, its level and a seed, and nothing else', () => {
    const { last, table } = inMovement([DORIAN], INCOMING);
    expect(Object.keys(last().task).sort()).toEqual(['game', 'level', 'seed', 'side', 'view']);
    expect(last().task).toMatchObject({ game: 'extractors', side: 'dorian', level: 'captain' });
    expect(last().task.view).toEqual(extractors.view(playedAnew(table.record()), 'dorian'));
    expect(last().task.seed).not.toBe(table.record().seed);
  });

  test('within a phase it is told also what its side saw as the phase began', async () => {
    const game = inMovement([DORIAN], INCOMING);
    const { view: began, seed } = game.last().task;
    await game.last().answer(moveIn(game));
    game.table.goOn();
    const { task } = game.last();
    expect(Object.keys(task).sort()).toEqual(['began', 'game', 'level', 'seed', 'side', 'view']);
    expect(task.began).toEqual(began);
    expect(task.view).not.toEqual(began);
    expect(task.seed).toBe(seed);
  });

  test('its answer is played like a person’s, and the person stays at the screen', async () => {
    const game = inMovement([DORIAN]);
    expect(game.state()).toMatchObject({ seat: 'avronian', curtain: null });
    expect(game.state().computer).toMatchObject({ side: 'dorian', level: 'captain', state: 'thinking' });
    const before = game.table.record().actions.length;
    await game.last().answer();
    expect(game.table.record().actions).toHaveLength(before + 1);
    expect(game.state().log.at(-1)).toMatchObject({ level: 'captain', why: { told: 'now' } });
  });

  test('what it has done is looked at before it goes on; what it thinks meanwhile waits', async () => {
    const game = inMovement([DORIAN]);
    await game.last().answer(moveIn(game));
    expect(game.state().computer).toMatchObject({ state: 'shown', side: 'dorian' });
    const done = game.table.record().actions.length;
    await game.last().answer(moveIn(game));
    expect(game.table.record().actions).toHaveLength(done);
    game.table.goOn();
    expect(game.table.record().actions).toHaveLength(done + 1);
  });

  test('what is not looked at is not waited for, and what is done within a frame is published together', async () => {
    const frames: (() => void)[] = [];
    const choices = { passesOn: () => true, afterFrame: (then: () => void) => void frames.push(then) };
    const game = inMovement([DORIAN], SIMPLE_INCOMING, choices);
    const published = vi.fn();
    game.table.published.subscribe(published);
    const [done, told] = [game.table.record().actions.length, game.state().log.length];
    for (let act = 0; act < 3; act++) await game.last().answer(moveIn(game));
    expect(game.table.record().actions).toHaveLength(done + 3);
    expect(published).not.toHaveBeenCalled();
    for (const frame of frames) frame();
    expect(published).toHaveBeenCalledTimes(1);
    expect(game.state().log).toHaveLength(told + 3);
    expect(game.state().computer).toMatchObject({ side: 'dorian', state: 'thinking' });
  });

  test('a person’s own act waits for no frame, and tells what was waiting', async () => {
    const game = inMovement([DORIAN], SIMPLE_INCOMING, { afterFrame: () => undefined });
    const told = game.state().log.length;
    await game.last().answer(moveIn(game));
    expect(game.state().log).toHaveLength(told);
    expect(game.table.act({ type: 'endPhase' })).toBe('computersTurn');
    expect(game.state().log).toHaveLength(told + 1);
  });

  test('a person may not decide for it', () => {
    const { table } = inMovement([DORIAN]);
    const before = table.record();
    expect(table.act({ type: 'endPhase' })).toBe('computersTurn');
    expect(table.undo()).toBe(false);
    expect(table.record()).toEqual(before);
  });

  test('an answer that is not allowed is refused and asked for anew, then given up', async () => {
    const game = inMovement([DORIAN]);
    const before = game.table.record();
    for (let i = 0; i < 3; i++) await game.last().answer({ type: 'rally', unit: 'nobody' } as never);
    expect(game.questions).toHaveLength(3);
    expect(new Set(game.questions.map(({ task }) => task.seed)).size).toBe(3);
    expect(game.table.record()).toEqual(before);
    expect(game.state().computer?.state).toBe('failed');
    game.table.goOn();
    await game.last().answer();
    expect(game.table.record().actions.length).toBe(before.actions.length + 1);
  });

  test('where nobody can think, a person may play the side', async () => {
    const game = inMovement([DORIAN]);
    await game.last().fail();
    expect(game.state().computer?.state).toBe('failed');
    game.table.seat('dorian', null);
    expect(game.state().computer).toBeNull();
  });

  test('an answer that comes too late is never played', async () => {
    const game = inMovement([DORIAN]);
    const late = game.last();
    game.table.seat('dorian', 'sergeant');
    expect(late.stopped).toBe(true);
    const before = game.table.record();
    await late.answer();
    expect(game.table.record()).toEqual(before);
    expect(game.last().task.level).toBe('sergeant');
    const left = game.last();
    game.table.leave();
    await left.answer();
    expect(game.table.record()).toEqual(before);
  });

  test('told to be quick it answers; told to rest it thinks no more until it may go on', async () => {
    const game = inMovement([DORIAN]);
    game.table.hurry();
    expect(game.last().hurried).toBe(true);
    const stopped = game.last();
    game.table.rest();
    expect(game.state().computer?.state).toBe('resting');
    const before = game.table.record();
    await stopped.answer();
    expect(game.table.record()).toEqual(before);
    game.table.goOn();
    expect(game.state().computer?.state).toBe('thinking');
    expect(game.last()).not.toBe(stopped);
  });

  test('how far it is never falls before something is seen', async () => {
    const game = against([AVRONIAN], INCOMING);
    prepareUntil(game, 'buildUp');
    const shares: number[] = [];
    game.table.published.subscribe(({ computer }) => computer && shares.push(computer.share));
    game.last().report({ done: 8, of: 10 });
    await settled();
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('R-101: against the computer a decision is taken back without its consent, and the log keeps that', async () => {
    const game = inMovement([AVRONIAN]);
    const actions = () => game.table.record().actions;
    const before = actions().length;
    doSomething(game.table, 3);
    game.table.act({ type: 'endPhase' });
    await letItPlay(game, 8);
    expect(game.table.askTakeBack('dorian')).toBe(false);
    expect(game.table.takeBackOwn()).toBe(true);
    expect(game.state()).toMatchObject({ seat: 'dorian', computer: null });
    expect(actions().length).toBeGreaterThan(before);
    expect(game.table.record().takeBacks?.at(-1)).toMatchObject({ by: 'dorian', freely: true });
    expect(game.state().log.at(-1)?.takeBack).toMatchObject({ by: 'dorian', freely: true });
    while (game.table.takeBackOwn());
    expect(actions().every((_, index) => index < before)).toBe(true);
  });

  test('no curtain ever falls where one person sits, nor is he asked to hide', async () => {
    const game = against([AVRONIAN], INCOMING);
    for (let i = 0; i < 25; i++) {
      expect(game.state().curtain).toBeNull();
      game.table.hide();
      if (game.state().computer) await letItPlay(game);
      else if (game.state().seat !== 'all') doSomething(game.table, i);
    }
  });
});

/** A person plays his own up to a phase of the computer. */
function prepareUntil(game: Opened, phase: string): void {
  for (let i = 0; i < 50 && game.state().computer === null && game.table.standing().phase !== phase; i++)
    doSomething(game.table, i);
}
