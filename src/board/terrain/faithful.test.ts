import { afterEach, expect, it, vi } from 'vitest';
import { shows } from './faithful';

/** A canvas in one colour. */
function canvasOf(grey: number, size = 10) {
  const data = Uint8ClampedArray.of(grey, grey, grey, 255);
  return {
    width: size,
    height: size,
    getContext: () => ({ getImageData: () => ({ data }), drawImage: () => undefined }),
  } as unknown as OffscreenCanvas;
}

function decodesTo(grey: number, size = 10) {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: size, height: size, close: () => undefined }),
  );
  vi.stubGlobal('OffscreenCanvas', function () {
    return canvasOf(grey);
  });
}

afterEach(() => vi.unstubAllGlobals());

it('takes a picture that differs by the rounding of its encoding', async () => {
  decodesTo(202);
  expect(await shows(new Blob(), canvasOf(200))).toBe(true);
});

it('refuses a picture that came out black, or in another size', async () => {
  decodesTo(0);
  expect(await shows(new Blob(), canvasOf(200))).toBe(false);
  decodesTo(200, 5);
  expect(await shows(new Blob(), canvasOf(200))).toBe(false);
});
