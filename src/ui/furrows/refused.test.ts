import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** In the order of the page. */
const CSS = ['theme/tokens.css', 'widgets/button.css', 'furrows/furrows.css'].map((path) =>
  readFileSync(`src/ui/${path}`, 'utf8'),
);

it.each(['go', 'dice'])('a button that is refused has lost the colour of its side: %s', (kind) => {
  document.head.innerHTML = `<style>${CSS.join('\n')}</style>`;
  const fills = ['foundry', 'league'].map((side) => {
    document.body.innerHTML = `<button class="button" data-kind="${kind}" data-side="${side}" aria-disabled="true"></button>`;
    return getComputedStyle(document.body.firstElementChild!).background;
  });
  expect(new Set(fills).size).toBe(1);
});
