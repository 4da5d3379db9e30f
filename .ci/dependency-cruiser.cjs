// Imports point one way, types included: hex <- rules <- opponent, store <- ui, and board knows hex and art alone.
const { GAMES } = require('./games.cjs');

const ANY = GAMES.join('|');
/** A test, or what several of a folder share. */
const test = '(\\.test|/testing)\\.tsx?$';
const packages = (...names) => names.map((name) => `^node_modules/(@types/)?${name}/`);

/** The files at `from` import nothing but `to`; their tests may import any package besides. */
const only = (name, from, to, comment) => [
  {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: test },
    to: { pathNot: to },
  },
  {
    name: `${name}-tests`,
    comment,
    severity: 'error',
    from: { path: `${from}.*${test}` },
    to: { pathNot: [...to, '^node_modules/'], dependencyTypesNot: ['core'] },
  },
];

const never = (name, from, to, comment) => [{ name, comment, severity: 'error', from, to }];

module.exports = {
  forbidden: [
    ...only('hex', '^src/hex/', ['^src/hex/'], 'Geometry stands alone.'),
    ...only(
      'rules',
      '^src/rules/(?!rng\\.ts)',
      ['^src/(rules|hex)/'],
      'The rules know the hexes and nothing else.',
    ),
    ...only(
      'dice',
      '^src/rules/rng\\.ts',
      ['^src/(rules|hex)/', ...packages('pure-rand')],
      'Only rng.ts knows the generator.',
    ),
    ...never(
      'sibling-rulesets',
      { path: '^src/rules/([^/]+)/' },
      { path: '^src/rules/[^/]+/', pathNot: '^src/rules/$1/' },
      'Rulesets never import each other.',
    ),
    ...never(
      'sibling-games',
      { path: `^src/[^/]+/(${ANY})/` },
      { path: `^src/[^/]+/(${ANY})/`, pathNot: '^src/[^/]+/$1/' },
      'Games import no other game, whatever half of the program they stand in.',
    ),
    ...never(
      'shared-by-rulesets',
      { path: '^src/rules/[^/]+$', pathNot: [test, '^src/rules/index\\.ts$'] },
      { path: '^src/rules/[^/]+/' },
      'What every ruleset shares knows none of them; index.ts is their list.',
    ),
    ...only(
      'opponent',
      '^src/opponent/',
      ['^src/opponent/', '^src/(rules|hex)/'],
      'The opponent knows what a side may know: rules and hexes, no table, no page.',
    ),
    ...never(
      'opponent-is-told',
      { path: '^src/opponent/', pathNot: test },
      { path: '^src/rules/rng\\.ts$' },
      'The opponent holds no dice: it draws by a chance of its own.',
    ),
    ...never(
      'opponents-know-their-game',
      { path: `^src/opponent/(?!(${ANY})/)`, pathNot: test },
      { path: `^src/(rules|opponent)/(${ANY})/` },
      'Search and review know no game; what does lies in the folder of that game.',
    ),
    ...only(
      'store',
      '^src/store/',
      ['^src/(store|hex)/', '^src/rules/', ...packages('zustand', 'immer', 'valibot', 'idb-keyval')],
      'The store knows rules and hexes, no page and no board.',
    ),
    ...never(
      'store-knows-no-game',
      { path: '^src/store/', pathNot: test },
      { path: `^src/(rules|opponent)/(${ANY})/` },
      'The store plays whatever keeps the contract.',
    ),
    ...only('art', '^src/art/', ['^src/(art|hex)/'], 'Pens and shapes know hexes alone.'),
    ...only(
      'board',
      '^src/board/',
      ['^src/(board|art|hex)/', ...packages('pixi\\.js', '@pixi/react', 'react')],
      'The board draws hexes and counters; it knows no rules.',
    ),
    ...never(
      'ruleset-door',
      { path: '^src/(store|ui)/|^src/main\\.tsx$' },
      {
        path: '^src/rules/',
        pathNot: [
          '^src/rules/(index|ruleset|autoplay|chance|result|hash|fingerprint|spread)\\.ts$',
          '^src/rules/[^/]+/index\\.ts$',
        ],
      },
      'A ruleset is reached through its index.ts.',
    ),
    ...never(
      'ui-is-last',
      { pathNot: ['^src/ui/', '^src/main\\.tsx$', '^src/tools/(rulesText|thumbnail)', '^e2e/'] },
      { path: '^src/(ui/|main\\.tsx$)' },
      'Only main.tsx imports the interface; the printers of rules and maps read their texts and painters.',
    ),
    ...never(
      'shared-interface',
      {
        path: `^src/ui/(?!(${ANY})/|games\\.ts$)`,
        pathNot: [test],
      },
      { path: `^src/(ui|rules|opponent)/(${ANY})/` },
      'What the games share of the interface imports none of them; games.ts is their list.',
    ),
    ...never(
      'tools-are-last',
      { pathNot: '^(src/tools|e2e)/' },
      { path: '^src/tools/' },
      'Command-line tools are for nobody to import.',
    ),
    ...never(
      'tools',
      { path: '^src/tools/' },
      { path: '^src/board/', pathNot: '^src/board/terrain/' },
      'Command-line tools draw no board, but may write the survey as a picture.',
    ),
    ...never('journeys-are-last', { path: '^src/' }, { path: '^e2e/' }, 'Journeys are for nobody to import.'),
    ...never(
      'tests-are-last',
      { pathNot: [test, '^src/tools/bench/', '^e2e/'] },
      { path: test },
      'Nothing imports a test, or what tests share; journeys and benchmarks set the same scenes.',
    ),
    ...never(
      'shipped',
      { path: '^src/', pathNot: [test, '^src/tools/'] },
      { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
      'The game imports no development package.',
    ),
    ...never('no-cycle', {}, { circular: true }, 'No import cycles.'),
    ...never(
      'no-unknown',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
      'An import that leads nowhere.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
    },
  },
};
