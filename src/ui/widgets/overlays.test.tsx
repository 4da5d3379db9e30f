import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';
import { Menu } from './Menu';

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
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
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
});
