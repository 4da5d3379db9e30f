/** A field, a menu or a window has the keyboard: no key means the map behind it. */
export function hasKeyboard({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest(KEEPERS) !== null;
}

const KEEPERS = 'input:not([type=radio]), textarea, select, [role=menu], [role=dialog]';
