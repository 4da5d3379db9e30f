import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TakeTable } from '../game/takeTable';
import { BackFromTable } from './begin';
import { session } from './session';

afterEach(cleanup);

const FLAGS = 'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';
const LINE = `furrows firstLight quick T3 Forders | F anvil@1205/S slow; line-1@1206/S slow; line-2@1306/S slow | L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | ${FLAGS}`;

const type = (text: string) => {
  render(<BackFromTable />);
  fireEvent.change(screen.getByLabelText('The position in one line'), { target: { value: text } });
};

describe('a position of Iron Furrows typed in', () => {
  it.each<[string, RegExp]>([
    ['furrows firstLight', /At the end the way of orders should stand/],
    ['incoming full T1', /At “incoming” \(sign 1\) the line should begin with furrows/],
    [LINE.replace('anvil@1205/S', 'anvil@1205'), /a base needs its facing/],
    [LINE.replace('Forders', 'Fdeclare1'), /A turn is half done in it/],
    [LINE.replace('anvil@1205', 'anvil@0804'), /Anvil \(anvil\) may not be on the ground/],
    [LINE.replace('T3', 'T9'), /no such turn/],
  ])('%s: says what is wrong and begins nothing', (line, words) => {
    type(line);
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Go on with it here/ }));
    expect(session.state.getState().table).toBeNull();
  });

  it('E-98: a whole one can be gone on with, over several lines too', () => {
    type(LINE.replaceAll(' | ', '\n| '));
    expect(screen.getByText('First Light, Turn 3 of 6: Foundry orders')).toBeTruthy();
    expect(screen.queryByText(/should/)).toBeNull();
  });

  it('takes the table before it is begun: another game may be on it', async () => {
    const done: string[] = [];
    vi.spyOn(session, 'start').mockImplementation(() => {
      done.push('begun');
      return new Promise(() => undefined);
    });
    render(
      <TakeTable value={() => Promise.resolve(void done.push('taken'))}>
        <BackFromTable />
      </TakeTable>,
    );
    fireEvent.change(screen.getByLabelText('The position in one line'), { target: { value: LINE } });
    fireEvent.click(screen.getByRole('button', { name: /Go on with it here/ }));
    await waitFor(() => expect(done).toEqual(['taken', 'begun']));
  });
});
