// Which chunk of the build a file of ours belongs to: by who loads it with itself. Few big chunks pack better than many small ones.
import { reachOf } from './reach.mjs';

const FIRST = 'ui/extractors/';
const SECOND = 'ui/furrows/';
const of = (game, files) => files.map((file) => game + file);
const BOARD = ['OpenGame.tsx', 'SharedPosition.tsx'];
const PAGES = ['print/index.ts', 'reference/index.tsx'];

/** What an address, a press or another file leads to, by what it is for. */
const ENTRIES = {
  firstScreen: ['main.tsx'],
  session: [
    'ui/saves/rescue.ts',
    'ui/selection/SaveDialogs.tsx',
    'ui/selection/saveActs.ts',
    'ui/saves/SharedScreen.tsx',
    ...of(FIRST, ['session.ts', 'ground/index.ts']),
    'rules/extractors/ruleset.ts',
  ],
  secondSession: [...of(SECOND, ['session.ts', 'ground/index.ts']), 'rules/furrows/ruleset.ts'],
  secondCards: of(SECOND, ['cards.ts']),
  board: of(FIRST, BOARD),
  rest: of(FIRST, ['panels.ts', 'screens.ts']),
  secondBoard: of(SECOND, BOARD),
  // With the engine: without it lists and keyboard go on.
  canvas: ['board/scene/Canvas.tsx'],
  // What is asked for now and then while playing, and what the screen of a result leads on to.
  asked: of(FIRST, [
    'result/dice/DicePage.tsx',
    'result/chances/ChancesPage.tsx',
    'result/leave.ts',
    'opponent/hints/HintPanel.tsx',
    'play/tools/LegendList.tsx',
    'prepare/SavedForcesDialog.tsx',
  ]),
  pages: of(FIRST, [...PAGES, 'learn/index.ts', 'evenOut/EvenOut.tsx']),
  secondPages: of(SECOND, PAGES),
  thinking: ['opponent/extractors/worker.ts', ...of(FIRST, ['readingWorker.ts'])],
  secondThinking: of(SECOND, ['readingWorker.ts']),
  painting: [
    ...of(FIRST, ['ground/groundWorker.ts', 'painted/layersWorker.ts']),
    ...of(SECOND, ['ground/groundWorker.ts', 'ground/layersWorker.ts']),
  ],
};

/**
 * A chunk holds what all of the same are led to, so what a file imports lies with it or where more lead to: no two
 * chunks wait for one another. A worker's chunks hold nothing that needs a page. null: the bundler finds a place.
 */
function chunks() {
  const reach = Object.fromEntries(
    Object.entries(ENTRIES).map(([what, entries]) => [what, reachOf(entries)]),
  );
  return (key) => {
    const [is, isAny] = [
      (what) => reach[what].has(key),
      (...whats) => whats.some((what) => reach[what].has(key)),
    ];
    const inWorker = isAny('thinking', 'secondThinking', 'painting');
    if (is('firstScreen')) return inWorker ? 'shapes' : 'shell';
    const [first, second] = [isAny('session', 'board', 'rest'), isAny('secondSession', 'secondBoard')];
    const shared = is('canvas') || (first ? second || is('secondPages') : second && is('pages'));
    if (!first && !second && !inWorker && !isAny('canvas', 'pages', 'secondPages')) {
      if (is('asked')) return 'asked';
    }
    if (!first && (!second || is('secondCards'))) return null;
    if (is('painting')) return first ? 'ground' : 'furrows-ground';
    if (inWorker) return shared ? 'store' : first ? 'rules' : 'furrows-rules';
    if (is('session')) return 'session';
    if (is('secondSession')) return shared ? 'table' : 'furrows-session';
    // What the first look at a board of the first game needs, and what its panels and screens need with those of the second.
    if (shared) return isAny('session', 'board', 'canvas') ? 'table' : 'table-rest';
    return is('board') ? 'extractors' : is('rest') ? 'extractors-rest' : 'furrows';
  };
}

/** As reachOf names what a module of the build is. */
function keyOf(id) {
  const path = id.replaceAll('\\', '/').replace(/\?(?!shared-worker).*/, '');
  const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(path);
  if (icon) return `icon:${icon[1]}`;
  const inPackage = /.*node_modules\/((?:@[^/]*\/)?[^/]*)/.exec(path);
  return inPackage ? `package:${inPackage[1]}` : path;
}

let chunkOfKey;
/** @param {string} id */
export function partOf(id) {
  chunkOfKey ??= chunks();
  return chunkOfKey(keyOf(id));
}
