// Strict where a rule finds bugs, silent where it is taste. Formatting is Prettier's.
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const sources = ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'vite.config.ts'];
const tests = ['src/**/*.test.{ts,tsx}', 'e2e/**/*.ts'];

const impure = [
  'Date',
  'console',
  'crypto',
  'fetch',
  'performance',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
];
const page = ['window', 'document', 'navigator', 'location', 'localStorage', 'process', 'globalThis'];

/** No function is longer without a reason. */
const LONGEST = 60;

/** What is longer, file by file: up to how many lines, and why it is one piece. Nothing else may be. */
const LONGER = [
  [
    'the one component that ties canvas, grid and gestures; its parts are hooks beside it',
    { 'src/board/Board.tsx': 255 },
  ],
  [
    'runs inside the page, where nothing else of the file is',
    { 'e2e/layout.ts': 185, 'e2e/everywhere.ts': 95 },
  ],
  [
    'a store: its commands share one state',
    {
      'src/ui/extractors/input/deskStore.ts': 215,
      'src/ui/extractors/lessons/lessonStore.ts': 75,
      'src/ui/furrows/play/desk.ts': 70,
    },
  ],
  [
    'commands over one storage',
    {
      'src/store/mail/mailing.ts': 150,
      'src/store/library.ts': 145,
      'src/store/session/tabTable.ts': 80,
      'src/store/session/opening.ts': 75,
      'src/store/session/stored.ts': 70,
      'src/store/transfer.ts': 75,
    },
  ],
  [
    'a state machine: its steps share what goes on',
    {
      'src/board/view/gestures.ts': 120,
      'src/store/thinking.ts': 115,
      'src/board/view/viewport.ts': 100,
      'src/board/scene/gridLayer.ts': 90,
      'src/ui/sound/player.ts': 80,
    },
  ],
  [
    'a screen or a drawing from top to bottom; its parts have their own functions',
    {
      'src/ui/selection/SetupPanel.tsx': 110,
      'src/ui/extractors/prepare/ProgrammingScreen.tsx': 105,
      'src/ui/print/PrintFrame.tsx': 95,
      'src/board/chrome/MiniMap.tsx': 90,
      'src/ui/extractors/play/PlayScreen.tsx': 90,
      'src/ui/extractors/prepare/MachineBuildUp.tsx': 90,
      'src/ui/reference/RulesReader.tsx': 90,
      'src/ui/extractors/prepare/PlacementScreen.tsx': 90,
      'src/ui/furrows/print/UnitCards.tsx': 80,
      'src/ui/extractors/result/ResultScreen.tsx': 80,
      'src/board/scene/badges.ts': 75,
      'src/ui/replay/ReplayControls.tsx': 70,
      'src/ui/extractors/print/ScenarioMap.tsx': 70,
      'src/ui/widgets/HoldButton.tsx': 70,
      'src/ui/furrows/play/BoardPane.tsx': 70,
    },
  ],
  ['one case a line of the log', { 'src/ui/furrows/wording/log.ts': 95 }],
].flatMap(([, files]) => Object.entries(files));

export default [
  { ignores: ['dist/', 'coverage/', 'reports/', '.stryker-tmp/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: sources })),
  {
    files: sources,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Bugs the preset does not look for.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      eqeqeq: ['error', 'always'],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-console': 'error',

      // tsc already says so.
      '@typescript-eslint/no-unused-vars': 'off',
      // Taste, or wrong for typed arrays and tables read by index.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNever: true },
      ],
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },

  {
    // Seed and actions are the whole game: no clock, no other dice, no machine to ask.
    files: ['src/hex/**/*.ts', 'src/rules/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[...impure, ...page].map((name) => ({ name, message: 'The rules are pure.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice come from the generator in the game.' },
      ],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    ignores: tests.filter((glob) => glob.startsWith('src')).concat('e2e/**/*.spec.ts'),
    rules: { 'max-lines-per-function': ['error', { max: LONGEST }] },
  },
  ...LONGER.map(([file, max]) => ({
    files: [file],
    rules: { 'max-lines-per-function': ['error', { max }] },
  })),
  {
    // A code is text too: the compiler does not see that it has no words yet.
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.name='toast'] > MemberExpression[property.name=/^(problem|notice)$/]",
          message: 'Say it with problemWords or noticeWords.',
        },
      ],
    },
  },
  { files: ['src/ui/**/*.{ts,tsx}', 'src/board/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },

  {
    files: tests,
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: ['src/tools/**/*.ts', 'e2e/browsers/run.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['vite.config.ts', 'e2e/playwright.config.ts', 'src/**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
];
