// The names of the games: each has a folder of the rules, and what else it has lies in folders of that name.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Without screens: a game for tests. */
const FOR_TESTS = ['pebbles'];

const names = readdirSync(join(__dirname, '../src/rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

exports.GAMES = names;
exports.SHIPPED = names.filter((name) => !FOR_TESTS.includes(name));
