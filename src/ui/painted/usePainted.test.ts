import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LayersDrawn } from './messages';
import { usePainted } from './usePainted';

class FakePainter extends EventTarget {
  terminate = vi.fn();
}

const WINDOWS = [{ x: 0, y: 0, width: 10, height: 10 }];
const DRAWN: LayersDrawn = [{ origin: { x: 0, y: 0 }, layers: [] }];

function painting(windows: typeof WINDOWS | null) {
  const painters: FakePainter[] = [];
  const start = () => painters[painters.push(new FakePainter()) - 1] as unknown as Worker;
  const { result, rerender } = renderHook(({ of }) => usePainted(start, of), {
    initialProps: { of: windows },
  });
  const say = (event: Event) => act(() => void painters.at(-1)!.dispatchEvent(event));
  return { painters, result, rerender, say };
}

it('windows are drawn once, however often they are asked for', () => {
  const windows = [...WINDOWS];
  const { painters, result, rerender, say } = painting(windows);
  expect(result.current).toBe('drawing');
  say(new MessageEvent('message', { data: DRAWN }));
  expect(result.current).toBe(DRAWN);
  expect(painters[0].terminate).toHaveBeenCalled();
  rerender({ of: null });
  rerender({ of: windows });
  expect(result.current).toBe(DRAWN);
  expect(painting(windows).result.current).toBe(DRAWN);
  expect(painters).toHaveLength(1);
});

it('a painter that fails is told of; other windows are another try', () => {
  const { painters, result, rerender, say } = painting([...WINDOWS]);
  say(new Event('error'));
  expect(result.current).toBe('failed');
  rerender({ of: [...WINDOWS] });
  expect(result.current).toBe('drawing');
  expect(painters).toHaveLength(2);
});

it('without windows nobody is started', () => {
  expect(painting(null).painters).toEqual([]);
});
