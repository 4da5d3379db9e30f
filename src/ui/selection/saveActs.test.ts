import { expect, it } from 'vitest';
import { toasts } from '../widgets/toast';
import type { UnsavedBecause } from '../../store/published';
import { INCOMING, openTab } from '../../store/testing';
import { importGame, unkeptWords } from './saveActs';

it('says of a file that has been moved away since it was chosen that it cannot be read', async () => {
  const file = new File(['a game'], 'game.json');
  file.text = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await importGame(file)).toBeNull();
  expect(toasts()).toMatchObject([{ text: 'The file cannot be read.' }]);
});

it('says why what is played is not kept: the storage is closed, or has filled up since; another tab is no reason', async () => {
  const { session, table } = openTab();
  expect(unkeptWords({ storage: 'opening', table: null })).toBeNull();
  expect(unkeptWords({ storage: 'blocked', table: null })).toMatch(
    /^The browser does not let games be saved/,
  );
  await session.start(INCOMING, 7, 'Incoming!');
  const words = (why: UnsavedBecause) => {
    table().setSave({ state: 'unsaved', why });
    return unkeptWords({ storage: 'ready', table: table() });
  };
  expect(words('full')).toMatch(/^The storage of this browser is full/);
  expect(words('otherTab')).toBeNull();
});
