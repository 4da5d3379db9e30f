import { expect, test } from 'vitest';
import { extractors, type Action, type Setup, type Side } from '../../rules/extractors';
import { fingerprintOf } from '../../rules/fingerprint';
import { openTable, type GameRecord } from '../table';
import { NOW, SIMPLE, doSomething, heldThinker, newRecord } from '../testing';
import { AVRONIAN, playedAnew } from './testing';

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
  const open = (record: GameRecord<Setup, Action>) => openTable(extractors, record, choices);
  let table = open({ ...newRecord(SIMPLE), seats: [AVRONIAN] });
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
        table = open(record);
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
      expect(table.record().checks?.at(-1)?.hash).toBe(fingerprintOf(playedAnew(table.record())));
  }
  expect(stale).toBeGreaterThan(100);
  expect(played).toBeGreaterThan(20);
});
