// Types and lint in one run (`npm run lint`). Strict where a rule finds bugs, silent where it is taste. Formatting is oxfmt's.
const tests = ['**/src/**/*.test.ts', '**/src/**/*.test.tsx', '**/e2e/**/*.ts'];

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
    { 'src/board/Board.tsx': 210 },
  ],
  [
    'runs inside the page, where nothing else of the file is',
    { 'e2e/layout.ts': 185, 'e2e/everywhere.ts': 95 },
  ],
  [
    'a store: its commands share one state',
    {
      'src/ui/extractors/input/deskStore.ts': 220,
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
      'src/ui/extractors/prepare/ProgrammingScreen.tsx': 95,
      'src/ui/print/PrintFrame.tsx': 95,
      'src/board/chrome/MiniMap.tsx': 90,
      'src/ui/extractors/play/PlayScreen.tsx': 90,
      'src/ui/extractors/prepare/MachineBuildUp.tsx': 75,
      'src/ui/reference/RulesReader.tsx': 80,
      'src/ui/extractors/prepare/PlacementScreen.tsx': 80,
      'src/ui/furrows/print/UnitCards.tsx': 70,
      'src/ui/extractors/result/ResultScreen.tsx': 80,
      'src/ui/replay/ReplayControls.tsx': 70,
      'src/ui/extractors/print/ScenarioMap.tsx': 70,
      'src/ui/widgets/HoldButton.tsx': 70,
    },
  ],
].flatMap(([, files]) => Object.entries(files));

/** All of them errors. */
const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));
const off = (names) => Object.fromEntries(names.map((name) => [name, 'off']));

export default {
  plugins: ['eslint', 'typescript', 'react', 'oxc'],
  jsPlugins: ['./said.mjs'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  rules: {
    // Bugs that the category does not look for.
    ...errors([
      'eslint/no-array-constructor',
      'eslint/no-console',
      'eslint/no-useless-constructor',
      'eslint/no-var',
      'eslint/prefer-const',
      'eslint/prefer-rest-params',
      'eslint/prefer-spread',
      'typescript/no-deprecated',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-extraneous-class',
      'typescript/no-generated-empty-object-type',
      'typescript/no-misused-promises',
      'typescript/no-mixed-enums',
      'typescript/no-namespace',
      'typescript/no-non-null-asserted-nullish-coalescing',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-boolean-literal-compare',
      'typescript/no-unnecessary-template-expression',
      'typescript/no-unnecessary-type-arguments',
      'typescript/no-unnecessary-type-assertion',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unnecessary-type-conversion',
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-call',
      'typescript/no-unsafe-enum-assignment',
      'typescript/no-unsafe-enum-comparison',
      'typescript/no-unsafe-function-type',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-return',
      'typescript/only-throw-error',
      'typescript/prefer-literal-enum-member',
      'typescript/prefer-promise-reject-errors',
      'typescript/prefer-reduce-type-parameter',
      'typescript/prefer-return-this-type',
      'typescript/related-getter-setter-pairs',
      'typescript/require-await',
      'typescript/use-unknown-in-catch-callback-variable',
    ]),
    'eslint/eqeqeq': ['error', 'always'],
    'eslint/no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/restrict-template-expressions': [
      'error',
      { allowNumber: true, allowBoolean: true, allowNever: true },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
    ],

    // The types say so already.
    ...off(['eslint/no-unused-vars']),
    // Taste, or wrong for typed arrays and tables read by index.
    ...off([
      'eslint/require-yield',
      'typescript/no-misused-spread',
      'typescript/require-array-sort-compare',
      'typescript/unbound-method',
    ]),
  },
  overrides: [
    {
      // Seed and actions are the whole game: no clock, no other dice, no machine to ask.
      files: ['**/src/hex/**/*.ts', '**/src/rules/**/*.ts'],
      excludeFiles: tests,
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...[...impure, ...page].map((name) => ({ name, message: 'The rules are pure.' })),
        ],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Dice come from the generator in the game.' },
        ],
      },
    },
    {
      files: ['**/src/**/*.ts', '**/src/**/*.tsx', '**/e2e/**/*.ts'],
      excludeFiles: ['**/src/**/*.test.ts', '**/src/**/*.test.tsx', '**/e2e/**/*.spec.ts'],
      rules: { 'eslint/max-lines-per-function': ['error', { max: LONGEST }] },
    },
    ...LONGER.map(([file, max]) => ({
      files: [`**/${file}`],
      rules: { 'eslint/max-lines-per-function': ['error', { max }] },
    })),
    { files: ['**/src/ui/**/*.ts', '**/src/ui/**/*.tsx'], rules: errors(['house/said']) },
    {
      // Elsewhere what is called `use` is no hook.
      files: ['**/src/ui/**/*.ts', '**/src/ui/**/*.tsx', '**/src/board/**/*.ts', '**/src/board/**/*.tsx'],
      rules: errors(['react/rules-of-hooks', 'react/unsupported-syntax']),
    },
    {
      files: tests,
      rules: off([
        'typescript/no-unsafe-argument',
        'typescript/no-unsafe-assignment',
        'typescript/no-unsafe-member-access',
      ]),
    },
    { files: ['**/src/tools/**/*.ts', '**/e2e/browsers/run.ts'], rules: off(['eslint/no-console']) },
    {
      files: ['**/vite.config.ts', '**/e2e/playwright.config.ts', '**/src/**/*.d.ts'],
      rules: off(['eslint/no-restricted-exports']),
    },
  ],
};
