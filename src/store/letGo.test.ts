import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { doSomething, INCOMING, openTab } from './testing';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Whether everything the references point to has been collected, given some turns of the event loop. */
async function isLetGo(references: readonly WeakRef<object>[]): Promise<boolean> {
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    collectGarbage();
    if (references.every((reference) => reference.deref() === undefined)) return true;
  }
  return false;
}

test('of thirty games played and left, the session holds none but the last', async () => {
  const { session, table } = openTab();
  const left: WeakRef<object>[] = [];
  for (let game = 0; game < 30; game++) {
    await session.start(INCOMING, game, `Game ${game}`);
    for (let act = 0; act < 10; act++) doSomething(table(), act);
    await session.idle();
    const { position, log } = table().published.getState();
    if (game < 29) left.push(new WeakRef(table()), new WeakRef(log));
    if (game < 29 && position) left.push(new WeakRef(position));
  }
  expect(await isLetGo(left)).toBe(true);
  expect(table().record().actions).toHaveLength(10);
});

test('a saved game that is opened and closed is let go', async () => {
  const { session, table } = openTab();
  await session.start(INCOMING, 1, 'A game');
  doSomething(table());
  await session.idle();
  const { id } = table().record();
  const left: WeakRef<object>[] = [];
  for (let again = 0; again < 5; again++) {
    await session.close();
    await session.open(id);
    left.push(new WeakRef(table()));
  }
  await session.close();
  expect(await isLetGo(left)).toBe(true);
});
