import { expect, it } from 'vitest';
import { hasKeyboard, undoKey } from './keys';

/** Whether a key pressed in the button or field of this page is kept from the map. */
function keeps(html: string): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true });
  document.querySelector('button, input')!.dispatchEvent(event);
  return hasKeyboard(event);
}

it.each([
  ['<input>', true],
  ['<input type="radio">', false],
  ['<button>Next</button>', false],
  ['<div role="dialog"><button>Close</button></div>', true],
  ['<div role="menu"><button role="menuitem">Keep</button></div>', true],
])('a key pressed in %s is kept from the map: %s', (html, kept) => {
  expect(keeps(html)).toBe(kept);
});

it.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'y' }, ''],
  [{ key: 'a', ctrlKey: true }, ''],
])('%o is %s', (init, does) => {
  let done = '';
  const desk = { undo: () => (done = 'undo'), redo: () => (done = 'redo') };
  expect(undoKey(new KeyboardEvent('keydown', init), desk)).toBe(does !== '');
  expect(done).toBe(does);
});
