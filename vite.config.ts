import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { twoFilesACut } from './.ci/fonts.mjs';
import { notices } from './.ci/notices.mjs';
import { partOf } from './.ci/parts.mjs';
import { chunkOfPixi, withoutUnusedOfPixi } from './.ci/pixi.ts';

/** Radix sets `<style>` elements while a dialog is open; Pixi reads blob: and data: pictures through fetch in its worker. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Of the page alone: as a header it would also bind the service worker, whose generated code loads its parts by name. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types default";

/** Not in development: the hot-reload client needs an inline script and a socket. */
const withContentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: `${contentSecurityPolicy}; ${trustedTypes}`,
      },
      injectTo: 'head-prepend',
    },
  ],
};

/** The list of chunks is for the size budget, not for the world: it is kept beside the build. */
const manifestKeptAside: Plugin = {
  name: 'manifest-kept-aside',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    mkdirSync('reports', { recursive: true });
    renameSync(`${dir}/.vite/manifest.json`, 'reports/manifest.json');
    rmSync(`${dir}/.vite`, { recursive: true });
  },
};

/**
 * `./file.ts?shared-worker` is the address of a module worker built with the page and sharing its chunks: Vite's own
 * way bundles the rules once more for every worker.
 */
const sharedWorkers = (): Plugin => {
  const MARK = '?shared-worker';
  let builds = false;
  return {
    name: 'shared-workers',
    enforce: 'pre',
    configResolved: ({ command }) => void (builds = command === 'build'),
    resolveId: (id, importer = '') =>
      id.endsWith(MARK) && id.startsWith('.') ? resolve(dirname(importer), id) : undefined,
    load(id) {
      if (!id.endsWith(MARK)) return undefined;
      const file = id.slice(0, -MARK.length);
      if (!builds) return `export default ${JSON.stringify(file.replace(process.cwd(), ''))};`;
      const chunk = this.emitFile({ type: 'chunk', id: file });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
};

/** Everything is kept for offline play; a new version waits until the player takes it, so no game is reloaded away. */
const offline = VitePWA({
  registerType: 'prompt',
  manifest: {
    name: 'Extractors',
    short_name: 'Extractors',
    description: 'A Dorian company against Avronian machines: the hex-and-counter wargame.',
    theme_color: '#1d2c33',
    background_color: '#1d2c33',
    display: 'standalone',
    categories: ['games'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2,json,txt}'],
    maximumFileSizeToCacheInBytes: 8_000_000,
  },
});

/** `npm test` waits as long as a machine under load takes; by hand, what hangs is soon told. */
const testLimit = process.env.CI ? 0 : 120_000;

const APART = 'src/**/*.apart.test.{ts,tsx}';
const inPage = {
  include: ['src/ui/**/*.test.{ts,tsx}', 'src/board/**/*.test.tsx'],
  pool: 'threads' as const,
  environment: 'happy-dom' as const,
  setupFiles: ['.ci/page.ts'],
  server: { deps: { inline: ['@pixi/react', 'its-fine'] } },
};

const LIGHT_DARK = 1048576;
const LICENCES_FOUND = 'licences.json';

export default defineConfig({
  base: './',
  // The reconciler of @pixi/react would bring an older scheduler of its own, which asks for the same of it.
  resolve: { dedupe: ['scheduler'] },
  plugins: [
    react(),
    sharedWorkers(),
    withoutUnusedOfPixi,
    withContentSecurityPolicy,
    manifestKeptAside,
    notices({ from: LICENCES_FOUND, to: 'licences.txt' }),
    offline,
  ],
  // Its bit of `Features` for light-dark(), which no style uses: else every colour-scheme brings variables for it.
  css: { postcss: { plugins: [twoFilesACut] }, lightningcss: { exclude: LIGHT_DARK } },
  build: {
    target: 'es2022',
    // Which files the first screen needs: the size budget reads it.
    manifest: true,
    license: { fileName: LICENCES_FOUND },
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One lazy request for Pixi. Vite's preload code must not land in it, or the first screen waits for Pixi too.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
              priority: 2,
            },
            // Our own code by who loads it: .ci/parts.mjs.
            { name: partOf, includeDependenciesRecursively: false },
            // Windows and menus with what they rest on: loaded together when the first screen or the map stands.
            {
              name: 'windows',
              test: /node_modules[\\/](@?radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-|get-nonce|tslib)|widgets[\\/](DialogWindow|MenuPopup)\./,
              includeDependenciesRecursively: false,
            },
            // Of its renderers only the one that draws is loaded: each is a chunk of its own.
            {
              name: chunkOfPixi,
              test: /node_modules[\\/](pixi\.js|@pixi|eventemitter3|earcut|ismobilejs|tiny-lru|its-fine|react-reconciler)[\\/]/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  preview: {
    headers: {
      'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  test: {
    maxWorkers: 2,
    testTimeout: testLimit,
    hookTimeout: testLimit,
    coverage: { include: ['src/hex/**/*.ts', 'src/rules/**/*.ts', 'src/store/**/*.ts'] },
    projects: [
      {
        // To load the modules is most of the work, so the files of a thread share them.
        extends: true,
        test: {
          name: 'node',
          include: ['src/{art,hex,rules,opponent,tools,store,board}/**/*.test.ts'],
          exclude: [APART],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        // The files of a thread share one page, which .ci/page.ts clears for each.
        extends: true,
        test: { ...inPage, name: 'page', exclude: [APART], isolate: false },
      },
      // What puts something in a module's place has a page of its own.
      { extends: true, test: { ...inPage, name: 'page apart', include: [APART] } },
    ],
  },
});
