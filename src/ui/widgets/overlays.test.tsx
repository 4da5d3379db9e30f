import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeepMounted } from '../shell/KeepMounted';
import { Dialog } from './Dialog';
import { Menu } from './Menu';
import { TextField } from './TextField';

afterEach(cleanup);

describe('Menu', () => {
  it('opens with the first press and offers acts, checks and choices', async () => {
    const [onSelect, onCheck, onChoice, refused] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    render(
      <Menu
        label="Menu"
        items={[
          { type: 'act', label: 'Export', onSelect },
          { type: 'act', label: 'Undo', reason: 'Dice have fallen', onSelect: refused },
          { type: 'link', label: 'Rules', href: '#/rules' },
          { type: 'rule' },
          { type: 'check', label: 'Sound', checked: false, onChange: onCheck },
          {
            type: 'choice',
            label: 'Colours',
            value: 'light',
            choices: [
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ],
            onChange: onChoice,
          },
        ]}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('menu')).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Rules' }).getAttribute('href')).toBe('#/rules');
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Sound' }));
    expect(onCheck).toHaveBeenCalledWith(true);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(onChoice).toHaveBeenCalledWith('dark');
    fireEvent.click(screen.getByRole('menuitem', { name: /^Undo/ }));
    expect(refused).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it('a menu that a key asks for the first time begins at its first item, as later', async () => {
  const items = ['Export', 'Rename'].map((label) => ({ type: 'act', label, onSelect: vi.fn() }) as const);
  render(<Menu label="Menu" items={items} />);
  screen.getByRole('button', { name: 'Menu' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Export'));
});

describe('Dialog', () => {
  function Asking() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Ask</button>
        {open && (
          <Dialog
            title="Delete it?"
            description="It cannot be brought back."
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  }

  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('opens named and described, and closes by %s', async (_, close) => {
    render(<Asking />);
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('dialog', { name: 'Delete it?' })).toBeDefined();
    expect(screen.getByText('It cannot be brought back.')).toBeDefined();
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closed by %s, it gives the focus back to what opened it', async (_, close) => {
    render(<Asking />);
    const asks = screen.getByRole('button', { name: 'Ask' });
    asks.focus();
    fireEvent.click(asks);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    close();
    await waitFor(() => expect(document.activeElement).toBe(asks));
  });

  it('gives it to the main part where what opened it is no longer there', async () => {
    function Row() {
      const [state, setState] = useState('listed');
      return (
        <main tabIndex={-1}>
          {state === 'listed' && <button onClick={() => setState('asked')}>Delete</button>}
          {state === 'asked' && <Dialog title="Delete it?" onClose={() => setState('gone')} />}
        </main>
      );
    }
    render(<Row />);
    const asks = screen.getByRole('button', { name: 'Delete' });
    asks.focus();
    fireEvent.click(asks);
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('goes with its screen when another is shown, and comes back with it', async () => {
    const page = (shown: boolean) => (
      <KeepMounted shown={shown}>
        <Dialog title="End the phase?" onClose={() => undefined} />
      </KeepMounted>
    );
    const { rerender } = render(page(true));
    expect(await screen.findByRole('dialog')).toBeDefined();
    rerender(page(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(page(true));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('opened from a menu, it gives the focus back to the button of the menu, whatever had it first', async () => {
    function Bar() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu label="Menu" items={[{ type: 'act', label: 'Keep', onSelect: () => setOpen(true) }]} />
          {open && (
            <Dialog title="Keep it" onClose={() => setOpen(false)}>
              <TextField autoFocus label="Name" value="" onChange={() => undefined} />
            </Dialog>
          )}
        </>
      );
    }
    render(<Bar />);
    for (let time = 1; time <= 2; time++) {
      const button = screen.getByRole('button', { name: 'Menu' });
      button.focus();
      fireEvent[time === 1 ? 'click' : 'keyDown'](button, { key: 'Enter' });
      const item = await screen.findByRole('menuitem', { name: 'Keep' });
      item.focus();
      fireEvent.click(item);
      const field = await screen.findByRole('textbox', { name: 'Name' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(document.activeElement).toBe(field);
      fireEvent.keyDown(field, { key: 'Escape' });
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
    }
  });
});
