import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const PIXI = fileURLToPath(new URL('../../../../node_modules/pixi.js/dist/pixi.min.mjs', import.meta.url));

/** A page of nothing but an empty Pixi stage, drawn every frame by the same renderer as ours. */
export async function serveEmptyPixi(page: Page, renderer: 'webgl' | 'canvas'): Promise<string> {
  await page.route('**/pixi.mjs', (route) => route.fulfill({ path: PIXI, contentType: 'text/javascript' }));
  await page.route('**/empty.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body style="margin:0"><script type="module">
        import { Application } from './pixi.mjs';
        const app = new Application();
        await app.init({ preference: ['${renderer}'], width: innerWidth, height: innerHeight, background: '#1d2c33' });
        app.canvas.className = 'board';
        document.body.append(app.canvas);
        let frames = 0;
        app.ticker.add(() => (app.canvas.dataset.frames = String(++frames)));
      </script>`,
    }),
  );
  return 'empty.html';
}
