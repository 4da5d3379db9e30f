import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { Behind } from '../../game/Behind';
import { WhenDrawnContext } from '../../game/whenDrawn';
import { tableWith } from '../testing';
import { useEnding } from './ending';

afterEach(cleanup);
const id = (text: string) => counterOf(text as CounterId).id;

const LAST_SHOT = 'incoming simple T7 Afire | D ehn-etaki-shock@2008 | A orni A@1909/NE moved w:undulator,-';

function End() {
  const { end, dialog } = useEnding();
  return (
    <>
      <button onClick={end}>End</button>
      {dialog}
    </>
  );
}

function ended(line: string, before: (test: ReturnType<typeof tableWith>) => void) {
  const test = tableWith(line);
  render(
    <test.Stage>
      <WhenDrawnContext value={() => () => undefined}>
        <Behind desk={test.desk.state}>
          <End />
        </Behind>
      </WhenDrawnContext>
    </test.Stage>,
  );
  act(() => before(test));
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  return test;
}

it('a phase is ended at once where the last unit has just acted and the page does not show it yet', () => {
  const { position } = ended(LAST_SHOT, ({ desk }) => {
    desk.act({
      type: 'fire',
      firers: [{ unit: id('A'), slot: 0 }],
      target: id('ehn-etaki-shock'),
      area: false,
    });
    desk.scenes.end();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(position().phase.name).not.toBe('fire');
});

it('who could still act is named before the phase ends', async () => {
  const { position } = ended(LAST_SHOT, () => undefined);
  expect((await screen.findByRole('dialog')).textContent).toMatch(/1 unit could still act:.*Orni A/);
  fireEvent.click(screen.getByRole('button', { name: 'End the phase' }));
  expect(position().phase).not.toMatchObject({ name: 'fire', side: 'avronian' });
});
