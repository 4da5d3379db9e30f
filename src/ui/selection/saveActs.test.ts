import { expect, it } from 'vitest';
import { toasts } from '../widgets/toast';
import { importGame } from './saveActs';

it('says of a file that has been moved away since it was chosen that it cannot be read', async () => {
  const file = new File(['a game'], 'game.json');
  file.text = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await importGame(file)).toBeNull();
  expect(toasts()).toMatchObject([{ text: 'The file cannot be read.' }]);
});
