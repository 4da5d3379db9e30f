import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { Curtain } from './Curtain';
import { Shown } from './shown';
import { SidesContext, type SideUi } from './sides';

const SIDES: readonly SideUi[] = ['Dorian', 'Avronian'].map((name) => ({
  id: name.toLowerCase(),
  name,
  colour: '#000000',
  mark: [],
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw() {
  const [onTake, onBack, onSend] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <SidesContext value={SIDES}>
      <Curtain
        side="avronian"
        where="Turn 4 of 10"
        why="Avronian programs in secret."
        next="Two machines"
        saved="Yes"
        onTake={onTake}
        onBack={onBack}
      >
        <Button onPress={onSend}>Send the game instead</Button>
      </Curtain>
    </SidesContext>,
  );
  const send = screen.getByRole('button', { name: 'Send the game instead' });
  return { onTake, onBack, onSend, send, take: screen.getByRole('button', { name: /^I am Avronian/ }) };
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('Curtain', () => {
  it('says who is next and why, and takes the focus', () => {
    draw();
    const dialog = screen.getByRole('dialog', { name: 'Hand over to Avronian' });
    expect(dialog.textContent).toContain('Avronian programs in secret.');
    expect(document.activeElement).toBe(dialog);
    expect(document.title).toBe('Hand over to Avronian');
  });

  it('drawn out of sight it names no page and leaves the focus; both are its own once the game is come back to', () => {
    document.title = 'All scenarios';
    const page = (shown: boolean) => (
      <SidesContext value={SIDES}>
        <Shown value={shown}>
          <Curtain side="dorian" where="" why="" next="" saved="" onTake={() => undefined} />
        </Shown>
      </SidesContext>
    );
    const { rerender } = render(page(false));
    expect(document.title).toBe('All scenarios');
    expect(document.activeElement).toBe(document.body);
    rerender(page(true));
    expect(document.title).toBe('Hand over to Dorian');
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  it('opens when held for one second', () => {
    const { take, onTake } = draw();
    fireEvent.pointerDown(take, { button: 0 });
    wait(999);
    expect(onTake).not.toHaveBeenCalled();
    wait(1);
    expect(onTake).toHaveBeenCalledTimes(1);
  });

  it('once held, letting go presses nothing that now lies there; the next press does', () => {
    const { take, onTake, send, onSend } = draw();
    fireEvent.pointerDown(take, { button: 0 });
    wait(1000);
    fireEvent.click(send, { detail: 1 });
    expect([onTake, onSend].map((done) => done.mock.calls.length)).toEqual([1, 0]);
    fireEvent.pointerDown(send);
    fireEvent.click(send, { detail: 1 });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('once held, a key presses at once', () => {
    const { take, send, onSend } = draw();
    fireEvent.pointerDown(take, { button: 0 });
    wait(1000);
    fireEvent.click(send, { detail: 0 });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['let go', 'pointerUp'],
    ['slid off', 'pointerLeave'],
    ['cancelled', 'pointerCancel'],
  ] as const)('stays when %s too early, and a click of the pointer is nothing', (_, event) => {
    const { take, onTake } = draw();
    fireEvent.pointerDown(take, { button: 0 });
    wait(500);
    fireEvent[event](take);
    fireEvent.click(take, { detail: 1 });
    fireEvent.click(take, { detail: 1 });
    wait(5000);
    expect(onTake).not.toHaveBeenCalled();
  });

  it('opens when Enter is pressed twice', () => {
    const { take, onTake } = draw();
    fireEvent.click(take, { detail: 0 });
    expect(onTake).not.toHaveBeenCalled();
    fireEvent.click(take, { detail: 0 });
    expect(onTake).toHaveBeenCalledTimes(1);
  });

  it('no Enter meant for what lay there before opens it, however often it is pressed', () => {
    const { onTake } = draw();
    const enter = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    for (let i = 0; i < 20; i++) {
      enter();
      wait(600);
    }
    expect(onTake).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    wait(100);
    enter();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^I am Avronian/ }));
  });

  it('opens by Enter twice without a Tab before it; one that stays down from the move before is no press', () => {
    const { take, onTake } = draw();
    const enter = (repeat = false) => {
      const at = document.activeElement ?? document.body;
      // As a browser does it: a key that is not taken presses the button that has the focus.
      if (fireEvent.keyDown(at, { key: 'Enter', repeat }) && at === take)
        fireEvent.click(take, { detail: 0 });
    };
    for (let i = 0; i < 5; i++) enter(true);
    wait(1500);
    enter();
    expect(document.activeElement).toBe(take);
    enter(true);
    expect(onTake).not.toHaveBeenCalled();
    enter();
    expect(onTake).toHaveBeenCalledTimes(1);
  });

  it('begins anew when the second press comes late', () => {
    const { take, onTake } = draw();
    fireEvent.click(take, { detail: 0 });
    wait(4000);
    fireEvent.click(take, { detail: 0 });
    expect(onTake).not.toHaveBeenCalled();
  });

  it('goes back only when held too: the other side would see what is not for it', () => {
    const { onBack } = draw();
    const back = screen.getByRole('button', { name: 'Back to Dorian, Avronian looks away' });
    fireEvent.click(back, { detail: 1 });
    expect(onBack).not.toHaveBeenCalled();
    fireEvent.pointerDown(back, { button: 0 });
    wait(1000);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus on its buttons', () => {
    const { take, send } = draw();
    const back = screen.getByRole('button', { name: /^Back to Dorian/ });
    const tab = (shiftKey = false) =>
      fireEvent.keyDown(document.activeElement ?? take, { key: 'Tab', shiftKey });
    tab();
    expect(document.activeElement).toBe(take);
    tab();
    expect(document.activeElement).toBe(back);
    tab();
    expect(document.activeElement).toBe(send);
    tab();
    expect(document.activeElement).toBe(take);
    tab(true);
    expect(document.activeElement).toBe(send);
  });
});
