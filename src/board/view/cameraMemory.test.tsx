import { expect, test } from 'vitest';
import type { CameraMemory } from '../model';
import { keepCamera } from './cameraMemory';
import { createViewport } from './viewport';

const sheet = { x: 0, y: 0, width: 2000, height: 2400 };

test('a board that passes to the other side leaves it the map as it lies, moved since or not', () => {
  const viewport = createViewport(sheet, () => ({ x: 1000, y: 800, scale: 1 }));
  const [first, second]: CameraMemory[] = [{ camera: null }, { camera: null }];
  const stop = keepCamera(viewport, first);
  expect(first.camera).toBeNull();
  viewport.resize(360, 680);
  viewport.set({ x: 600, y: 2000, scale: 1 });
  expect(first.camera).toEqual({ x: 600, y: 2000, scale: 1 });
  stop();
  keepCamera(viewport, second);
  expect(second.camera).toEqual({ x: 600, y: 2000, scale: 1 });
  viewport.set({ x: 700, y: 1900, scale: 1 });
  expect(first.camera).toEqual({ x: 600, y: 2000, scale: 1 });
  expect(second.camera).toEqual({ x: 700, y: 1900, scale: 1 });
  viewport.destroy();
});
