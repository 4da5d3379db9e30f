import { expect, it, vi } from 'vitest';
import { extractors } from '../../rules/extractors';
import { parseRecord } from '../../store/schema';
import { doSomething, INCOMING, openTab } from '../../store/testing';
import { rescue } from './rescue';

const opened = openTab();

it('when a screen has failed, the game on the table leaves as a file with every action so far', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const blob = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  expect(await rescue(opened.session)).toBe('There is no game to go on with.');
  expect(click).not.toHaveBeenCalled();

  await opened.session.start(INCOMING, 7, 'Rescued');
  doSomething(opened.table());
  doSomething(opened.table());
  expect(await rescue(opened.session)).toMatch(/^Exported as .+\.json\.$/);
  const file = blob.mock.calls[0][0] as Blob;
  const { actions } = opened.table().record();
  const written = parseRecord(extractors, await file.text());
  expect(written).toMatchObject({ record: { name: 'Rescued', actions }, partsLost: 0 });
});
