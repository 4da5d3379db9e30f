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

/** What is longer, up to how many lines, and why it is one piece. */
const LONGER = [
  [['e2e/{everywhere,layout}.ts'], 160, 'runs inside the page, where nothing else of the file is'],
  [
    ['src/board/Board.tsx'],
    250,
    'the one component that ties canvas, grid and gestures; its parts are hooks beside it',
  ],
  [
    [
      'src/ui/extractors/play/deskStore.ts',
      'src/ui/extractors/lessons/lessonStore.ts',
      'src/ui/furrows/play/desk.ts',
    ],
    220,
    'a store: its commands share one state',
  ],
  [
    ['src/store/mail/mailing.ts', 'src/store/library.ts', 'src/store/sending.ts', 'src/store/session/*.ts'],
    150,
    'commands over one storage',
  ],
  [
    [
      'src/store/thinking.ts',
      'src/ui/sound/player.ts',
      'src/board/view/{gestures,viewport}.ts',
      'src/board/scene/gridLayer.ts',
    ],
    120,
    'a state machine: its steps share what goes on',
  ],
  [
    ['src/board/scene/Badges.tsx', 'src/board/chrome/MiniMap.tsx', 'src/ui/**/*.tsx'],
    110,
    'a screen or a drawing from top to bottom; its parts have their own functions',
  ],
  [['src/ui/furrows/wording/log.ts'], 100, 'one case a line of the log'],
];

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
  ...LONGER.map(([files, max]) => ({
    files,
    ignores: ['**/*.test.*'],
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
