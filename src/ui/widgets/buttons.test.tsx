import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { LiveRegions } from './LiveRegions';
import { Stepper } from './Stepper';
import { Toasts } from './Toasts';

afterEach(cleanup);

describe('Button', () => {
  it('is named by its act and described by what it brings about', () => {
    render(
      <Button kind="dice" caption="Rolls 2 to 5 dice, no undo after" onPress={() => undefined}>
        Fire
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Fire' });
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Rolls 2 to 5 dice, no undo after');
  });

  it('presses once a click', () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>Undo</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('with a reason keeps its place, says the reason and does nothing', () => {
    const onPress = vi.fn();
    render(
      <>
        <LiveRegions />
        <Button reason="Dice have fallen" caption="Step back" onPress={onPress}>
          Undo
        </Button>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.textContent).toContain('Dice have fallen');
    expect(button.textContent).not.toContain('Step back');
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('Dice have fallen');
  });

  it('brings a reason that is not in sight into sight', () => {
    render(
      <>
        <Button hideSecond reason="Glide A has to move first" onPress={() => undefined}>
          End phase
        </Button>
        <Toasts />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'End phase' }));
    const messages = screen.getByRole('region', { name: 'Messages' });
    expect(messages.textContent).toContain('Glide A has to move first');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('tells whether it stays in', () => {
    render(
      <Button pressed onPress={() => undefined}>
        Free Move
      </Button>,
    );
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Free Move');
  });
});

describe('IconButton', () => {
  it('is named in words', () => {
    const onPress = vi.fn();
    render(<IconButton label="Zoom in" icon={<svg />} onPress={onPress} />);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('with a reason does nothing', () => {
    const onPress = vi.fn();
    render(<IconButton label="Zoom in" icon={<svg />} reason="As near as it gets" onPress={onPress} />);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('Stepper', () => {
  it('steps by one either way', () => {
    const onStep = vi.fn();
    render(
      <Stepper less={{ label: 'Remove armour' }} more={{ label: 'Add armour' }} onStep={onStep}>
        0
      </Stepper>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add armour' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove armour' }));
    expect(onStep.mock.calls).toEqual([[1], [-1]]);
  });
});
