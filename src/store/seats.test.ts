import { describe, expect, test, vi } from 'vitest';
import { extractors, type ExtractorsTypes, type Side } from '../rules/extractors';
import { fingerprintOf } from '../rules/fingerprint';
import { levelAt, seated, seatsUpTo, type Seating } from './seats';
import { parseRecord, recordText } from './schema';
import { openTable, type TableChoices } from './table';
import {
  ENGAGE,
  INCOMING,
  NOW,
  SIMPLE,
  choice,
  doSomething,
  heldThinker,
  newRecord,
  openTab,
  prepare,
  promptThinker,
  settled,
} from './testing';
import { memoryStorage, type KeyedStorage } from './storage';
import { loneTab } from './tabLock';
import type { GameRecord } from './record';

const AVRONIAN: Seating = { after: 0, side: 'avronian', level: 'recruit' };
const DORIAN: Seating = { after: 0, side: 'dorian', level: 'captain' };
const SIMPLE_INCOMING = { ...INCOMING, rules: 'simple' } as const;

function against(
  seats: readonly Seating[],
  setup = SIMPLE_INCOMING as typeof INCOMING | typeof SIMPLE_INCOMING,
) {
  const held = heldThinker();
  const table = openTable(
    extractors,
    { ...newRecord(setup), seats },
    { now: () => NOW, thinker: held.thinker },
  );
  const state = () => table.published.getState();
  return { ...held, table, state };
}
type Against = ReturnType<typeof against>;

/** The computer answers until a person decides or so much has been done. */
async function letItPlay({ table, last, state }: Against, most = 400): Promise<void> {
  for (let i = 0; i < most && state().computer !== null; i++) {
    if (state().computer?.state === 'shown') table.goOn();
    else await last().answer(sensible(last().task));
  }
}

/** Forces and places as recommended, then whatever is legal. */
function sensible(task: Parameters<typeof choice>[0]) {
  const all = extractors.options(task.view);
  const end = all.find(({ type }) => type === 'endPhase');
  if (end && task.view.phase.name !== 'movement') return end;
  const recommended = all.find(({ type }) => type === 'recommend');
  return task.view.phase.name === 'buildUp' && recommended ? recommended : choice(task);
}

/** Both sides by `prepare` up to the first movement, then the seats. */
function inMovement(
  seats: readonly Seating[],
  setup = SIMPLE_INCOMING as typeof INCOMING | typeof SIMPLE_INCOMING,
  choices: TableChoices<ExtractorsTypes> = {},
) {
  const begun = openTable(extractors, newRecord(setup), { now: () => NOW });
  prepare(begun);
  const held = heldThinker();
  const record = { ...begun.record(), seats };
  const table = openTable(extractors, record, { now: () => NOW, thinker: held.thinker, ...choices });
  return { ...held, table, state: () => table.published.getState() };
}

function moveIn({ last }: Pick<Against, 'last'>) {
  return extractors.options(last().task.view).find(({ type }) => type === 'move');
}

function loadedAgain(table: Against['table']) {
  const choices = { now: () => NOW, thinker: heldThinker().thinker };
  return openTable(extractors, table.record(), choices).published.getState();
}

function fingerprintAnew({ setup, seed, actions }: GameRecord<typeof ENGAGE, never>): string {
  const game = extractors.setup(setup, seed);
  for (const action of actions) extractors.play(game, action);
  return fingerprintOf(game);
}

describe('who sits where', () => {
  test('each change is kept, of several at one place the last stands', () => {
    const person = { ...AVRONIAN, level: null };
    const seats = seated(seated([AVRONIAN], person), AVRONIAN);
    expect(seats).toEqual([AVRONIAN, person, AVRONIAN]);
    expect(levelAt(seats, 'avronian')).toBe('recruit');
    expect(levelAt(seats, 'dorian')).toBeNull();
    expect(seated([AVRONIAN], { ...AVRONIAN, after: 4 })).toEqual([AVRONIAN]);
  });

  test('who sat there then: a side that was given to a person later', () => {
    const seats = [AVRONIAN, { ...AVRONIAN, after: 4, level: null }];
    expect([3, 4].map((done) => levelAt(seats, 'avronian', done))).toEqual(['recruit', null]);
  });

  test('a game that is cut keeps who sits there now', () => {
    const later = { after: 9, side: 'avronian', level: null };
    expect(seatsUpTo([AVRONIAN, later], 5)).toEqual([AVRONIAN, { ...later, after: 5 }]);
  });

  test('a save keeps its seats; one without has two persons; seats that cannot be read are two persons', () => {
    const record = { ...newRecord(INCOMING), seats: [AVRONIAN, DORIAN] };
    const read = parseRecord(extractors, recordText(record));
    expect('record' in read && read.record.seats).toEqual([AVRONIAN, DORIAN]);
    expect(recordText(newRecord(INCOMING))).not.toContain('seats');
    const broken = recordText(record).replace('"level":"recruit"', '"level":7');
    const mended = parseRecord(extractors, broken);
    expect('record' in mended && mended.record.seats).toEqual([]);
  });
});

describe('the computer at the table', () => {
  test('is told the view of its side, its level and a seed, and nothing else', () => {
    const { last, table } = inMovement([DORIAN], INCOMING);
    expect(Object.keys(last().task).sort()).toEqual(['game', 'level', 'seed', 'side', 'view']);
    const { setup, seed, actions } = table.record();
    const game = extractors.setup(setup, seed);
    for (const action of actions) extractors.play(game, action);
    expect(last().task).toMatchObject({ game: 'extractors', side: 'dorian', level: 'captain' });
    expect(last().task.view).toEqual(extractors.view(game, 'dorian'));
    expect(last().task.seed).not.toBe(seed);
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
});

/** A person plays his own up to a phase of the computer. */
function prepareUntil(game: Against, phase: string): void {
  for (let i = 0; i < 50 && game.state().computer === null && game.table.standing().phase !== phase; i++)
    doSomething(game.table, i);
}

describe('what it does in secret', () => {
  test('§9.6: its purchases are not even published: no log, no count, no change', async () => {
    const game = against([DORIAN, { ...AVRONIAN, level: null }], ENGAGE);
    expect(game.state()).toMatchObject({ seat: 'avronian', computer: { side: 'dorian' } });
    let published = 0;
    const stop = game.table.published.subscribe(() => published++);
    const buys = extractors.options(game.last().task.view).filter(({ type }) => type === 'buy');
    await game.last().answer(buys[0]);
    await game
      .last()
      .answer(extractors.options(game.last().task.view).find(({ type }) => type === 'recommend'));
    stop();
    expect(game.table.record().actions.length).toBe(2);
    expect(published).toBe(0);
    expect(game.state().log).toEqual([]);
  });

  test('§9.6: nor does keeping them tell how many; that they could not be kept is told', async () => {
    const storage = memoryStorage();
    let full = false;
    const change: KeyedStorage['change'] = (keys, next) =>
      full ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : storage.change(keys, next);
    const { thinker, last } = heldThinker();
    const { session, table } = openTab({ ...storage, change }, loneTab, thinker);
    await session.start(ENGAGE, 7, 'In secret', { dorian: 'recruit' });
    await session.idle();
    const told: string[] = [];
    table().published.subscribe(({ save }) => told.push(save.state));
    const buy = async () => {
      await last().answer(extractors.options(last().task.view).find(({ type }) => type === 'buy'));
      await session.idle();
    };
    await buy();
    await buy();
    expect(told).toEqual([]);
    const again = openTab(storage);
    await again.session.resume();
    expect(again.table().record().actions).toHaveLength(2);
    full = true;
    await buy();
    expect(told).toEqual(['unsaved']);
    full = false;
    table().annotate([]);
    await session.idle();
    expect(told.at(-1)).toBe('saved');
  });

  test('its reasons are told with what it did, unless they rest on secrets: those at the end', async () => {
    const game = inMovement([DORIAN]);
    await game.last().answer({ type: 'endPhase' }, 'atEnd');
    expect(game.state().log.at(-1)).toMatchObject({ level: 'captain' });
    expect(game.state().log.at(-1)).not.toHaveProperty('why');
  });

  test('who only watches sees what both sides know', () => {
    const game = inMovement([DORIAN, AVRONIAN], INCOMING);
    expect(game.state()).toMatchObject({ seat: 'watch', curtain: null });
    const { setup, seed, actions } = game.table.record();
    const whole = extractors.setup(setup, seed);
    for (const action of actions) extractors.play(whole, action);
    const common = extractors.view(extractors.view(whole, 'dorian'), 'avronian');
    expect(game.state().position).toEqual(common);
    expect(JSON.stringify(game.state())).not.toContain('"ordered"');
  });
});

describe('after a reload', () => {
  /** What the computer did before the page was loaded again, with the person to decide. */
  async function reloaded() {
    const game = inMovement([DORIAN]);
    const done = moveIn(game)!;
    await game.last().answer(done);
    game.table.goOn();
    await game.last().answer({ type: 'endPhase' });
    game.table.goOn();
    await letItPlay(game);
    const record = game.table.record();
    const held = heldThinker();
    const table = openTable(extractors, record, { now: () => NOW, thinker: held.thinker });
    const why = () => table.published.getState().log.filter((entry) => entry.why).length;
    return { record, ...held, table, why };
  }

  test('its reasons for what it did since a person last did something are asked for again, the last first', async () => {
    const { record, questions, last, why } = await reloaded();
    expect(why()).toBe(0);
    for (let i = record.actions.length; i > 0 && questions.length < 20; i--) {
      const asked = questions.length;
      await last().answer(record.actions[i - 1]);
      if (questions.length === asked) break;
    }
    expect(why()).toBeGreaterThan(1);
    const seeds = questions.map(({ task }) => task.seed);
    expect(new Set(seeds).size).toBeLessThan(seeds.length);
    expect(questions.every(({ task }) => task.side === 'dorian' && task.level === 'captain')).toBe(true);
  });

  test('reasons for something else than it did are not shown for it, and the game stays as it was', async () => {
    const { record, questions, last, table, why } = await reloaded();
    for (let count = 0; count < questions.length;) {
      count = questions.length;
      await last().answer({ type: 'recommend' });
    }
    expect(why()).toBe(0);
    expect(table.record()).toEqual(record);
  });

  test('a person who goes on is not kept waiting: what was asked is dropped', async () => {
    const { questions, last, table, why } = await reloaded();
    const asked = last();
    doSomething(table, 1);
    expect(asked.stopped).toBe(true);
    await asked.answer();
    expect(why()).toBe(0);
    expect(questions.length).toBeGreaterThan(0);
  });
});

describe('who sits there changes', () => {
  test('a game is watched to its end, and then all is open', async () => {
    const table = openTable(
      extractors,
      { ...newRecord(SIMPLE_INCOMING), seats: [DORIAN, AVRONIAN] },
      { thinker: promptThinker(), now: () => NOW },
    );
    for (let i = 0; i < 5000 && table.published.getState().seat !== 'all'; i++) {
      await settled();
      table.goOn();
    }
    expect(table.published.getState()).toMatchObject({ seat: 'all', computer: null });
    expect(table.replay()).not.toBeNull();
  });

  test('from a person to another person the curtain falls, where one side has secrets', () => {
    const { table, state } = inMovement([DORIAN], INCOMING);
    table.seat('dorian', null);
    expect(state()).toMatchObject({ seat: 'dorian', curtain: null });
    table.seat('dorian', 'recruit');
    expect(state()).toMatchObject({ seat: 'avronian', position: null, curtain: { canGoBack: false } });
    expect(loadedAgain(table)).toMatchObject({ seat: 'avronian', position: null, log: [] });
    table.takeSeat();
    expect(state().computer).toMatchObject({ side: 'dorian', level: 'recruit' });
    expect(state().log.filter(({ seated }) => seated)).toHaveLength(2);
  });

  test('a side that was given away: the page loaded again has its curtain until the one who stays has done something', async () => {
    const game = inMovement([], INCOMING);
    game.table.seat('dorian', 'recruit');
    await letItPlay(game, 4);
    expect(game.state()).toMatchObject({ seat: 'avronian', position: null });
    expect(loadedAgain(game.table)).toMatchObject({ seat: 'avronian', position: null, log: [] });
    game.table.takeSeat();
    await letItPlay(game);
    expect(loadedAgain(game.table).curtain).not.toBeNull();
    doSomething(game.table);
    expect(loadedAgain(game.table).curtain).toBeNull();
  });

  test('a side given away, then undone to before: what the computer does from there on is its own', async () => {
    const game = inMovement([]);
    const { table, state } = game;
    const move = () => extractors.options(state().position!).find(({ type }) => type === 'move')!;
    for (let moved = 0; moved < 2; moved++) expect(table.act(move())).toBeUndefined();
    table.seat('avronian', 'recruit');
    for (let moved = 0; moved < 2; moved++) expect(table.undo()).toBe(true);
    const { length: from } = state().log;
    expect(table.act({ type: 'endPhase' })).toBeUndefined();
    await letItPlay(game, 1);
    const told = state().log.slice(from - 1);
    expect(told.map(({ level, seated: seat }) => seat?.level ?? level)).toEqual([
      'recruit',
      undefined,
      'recruit',
    ]);
    expect(table.record().seats).toEqual([{ after: 6, side: 'avronian', level: 'recruit' }]);
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

  test('by mail there are no computer seats', () => {
    const locks = [{ side: 'dorian', salt: 'a', iv: 'b', key: 'c' }];
    const mail = { seat: 'dorian', key: 'k', locks };
    const held = heldThinker();
    const table = openTable(
      extractors,
      { ...newRecord(INCOMING), mail, seats: [AVRONIAN] },
      { thinker: held.thinker },
    );
    table.seat('dorian', 'recruit');
    expect(table.published.getState().seats.every(({ level }) => level === null)).toBe(true);
    expect(held.questions).toEqual([]);
    expect(table.record()).not.toHaveProperty('seats');
  });
});

test('500 interruptions at random: nothing that comes too late is played, and the game is that of its record', async () => {
  let state = 11;
  const draw = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const sides: readonly Side[] = ['dorian', 'avronian'];
  const levels = [null, 'recruit', 'sergeant', 'captain'];
  const held = heldThinker();
  const frames: (() => void)[] = [];
  const choices = {
    now: () => NOW,
    thinker: held.thinker,
    passesOn: () => draw(2) === 0,
    afterFrame: (then: () => void) => void frames.push(then),
  };
  const open = (record: GameRecord<typeof ENGAGE, never>) => openTable(extractors, record, choices);
  let table = open({ ...newRecord(SIMPLE), seats: [AVRONIAN] } as never);
  let [stale, played] = [0, 0];
  for (let i = 0; i < 500; i++) {
    const question = held.questions.at(-1);
    const done = () => table.record().actions.length;
    switch (draw(10)) {
      case 0:
        table.takeBackOwn();
        break;
      case 1:
        table.seat(sides[draw(2)], levels[draw(levels.length)]);
        break;
      case 2: {
        const record = table.record();
        table.leave();
        table = open(record as never);
        expect(table.record()).toEqual(record);
        break;
      }
      case 3:
        table.hurry();
        break;
      case 4:
        table.rest();
        break;
      case 5:
        if (table.published.getState().seat !== 'all' && !table.published.getState().computer)
          doSomething(table, draw(50));
        break;
      default:
        table.goOn();
    }
    // What was being thought answers now, wanted or not.
    const before = done();
    const stopped = question?.stopped === true;
    if (question) await question.answer();
    if (stopped) {
      expect(done()).toBe(before);
      stale++;
    } else played += done() - before;
    if (draw(3) === 0) for (const frame of frames.splice(0)) frame();
    if (i % 25 === 0)
      expect(table.record().checks?.at(-1)?.hash).toBe(fingerprintAnew(table.record() as never));
  }
  expect(stale).toBeGreaterThan(100);
  expect(played).toBeGreaterThan(20);
});

describe('in a session', () => {
  test('a game against the computer is kept with its seats and goes on after a reload', async () => {
    const first = openTab();
    await first.session.start(SIMPLE_INCOMING, 7, 'Against it', { avronian: 'recruit' });
    await first.session.idle();
    const again = openTab(first.storage);
    await again.session.resume();
    expect(again.table().record().seats).toEqual([AVRONIAN]);
    expect(again.table().published.getState().seats).toContainEqual({ side: 'avronian', level: 'recruit' });
  });
});
