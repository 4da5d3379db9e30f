import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce, hush } from './announce';
import { LiveRegions } from './LiveRegions';
import { dismissPassingToasts, toast } from './toast';
import { Toasts } from './Toasts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('announce', () => {
  it('speaks politely or at once', () => {
    render(<LiveRegions />);
    act(() => announce('1614 clear'));
    act(() => announce('Lance hits', 'assertive'));
    expect(screen.getByRole('status').textContent.trim()).toBe('1614 clear');
    expect(screen.getByRole('alert').textContent.trim()).toBe('Lance hits');
  });

  it('speaks the same words twice', () => {
    render(<LiveRegions />);
    act(() => announce('Miss'));
    const first = screen.getByRole('status').textContent;
    act(() => announce('Miss'));
    expect(screen.getByRole('status').textContent).not.toBe(first);
  });
});

describe('hush', () => {
  it('leaves nothing of what was said', () => {
    render(<LiveRegions />);
    act(() => announce('Combat 2: Self-destruct'));
    act(() => announce('Lance hits', 'assertive'));
    act(hush);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('another screen', () => {
  const leave = () => act(() => void window.dispatchEvent(new Event('hashchange')));

  it('has nothing of what was said on the one before', () => {
    render(<LiveRegions />);
    act(() => announce('1614 clear'));
    act(() => announce('Orni A: missed.', 'assertive'));
    leave();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('keeps what was said as it was opened, in a message that goes along', () => {
    render(<LiveRegions />);
    act(() => announce('Orni A: missed.', 'assertive'));
    act(() => toast('Done: The road.'));
    leave();
    expect(screen.getByRole('status').textContent.trim()).toBe('Done: The road.');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('toast', () => {
  it('goes at once when the screen changes hands, unless it waits for an act', () => {
    render(<Toasts />);
    act(() => toast('Bipod A has no order'));
    act(() => toast('A new version is ready', { label: 'Take it', onPress: () => undefined }));
    act(dismissPassingToasts);
    expect(screen.queryByText('Bipod A has no order')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
  });

  it('goes by itself', () => {
    vi.useFakeTimers();
    render(<Toasts />);
    act(() => toast('The game was saved'));
    expect(screen.getByText('The game was saved')).toBeDefined();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('The game was saved')).toBeNull();
  });

  it('waits for its act and goes with it', () => {
    vi.useFakeTimers();
    const onPress = vi.fn();
    render(<Toasts />);
    act(() => toast('A new version is ready', { label: 'Take it', onPress }));
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('A new version is ready')).toBeNull();
  });
});
