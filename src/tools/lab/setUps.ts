/** `npm run lab:setups`: set-ups that win, found by lot and by small changes to the best. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArmyNumber } from '../../rules/extractors';
import { playersNamed } from '../arena/players';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from '../arguments';
import { recommendedSetUp } from './drawnSetUp';
import { searched, type Search } from './setUpSearch';

const HELP = `Finds where a side stands best: some set-ups drawn by lot, small changes of the recommended one and then of the best, round after
round, and the best of all beside the recommended one on fresh seeds. Those of the Colonel's book (stood.ts) take part: --drawn 0 --rounds 1
measures them alone. Unless told otherwise with the army that the Colonel buys, each side in the style that its book names.

  npm run lab:setups -- [options]

  --scenario S    one scenario alone
  --rules R       full or simple alone
  --side S        dorian or avronian alone
  --army N        the number of its army of the house
  --own P         who plays the side, as the arena names them; --other P: who plays against it. Two of each, such as
                  sergeant,captain and sergeant,captain, play in pairs: a set-up is as good as its worse pair
  --also A;B      set-ups that take part, as 'ehn-etaki-shock@2420, ehn-etaki-lance@1620, ehn-etaki-commando@0320'
  --drawn N       drawn by lot to begin with, and as many changes of the recommended one (20)
  --rounds N      rounds (8)
  --games N       games of each in a round (6)
  --best N        how many are changed, three times each, after a round (10)
  --final N       games of each of the last six on fresh seeds (40)
  --even          looks for what leaves both sides as many games, not for what wins
  --seed K        seed of the first game (1001)
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/setUps.jsonl)
  --report FILE   Markdown (reports/lab/setUps.md)

A run that is stopped goes on where it stopped.`;

runTool(HELP, async (args) => {
  const values = readOptions(
    args,
    [
      'scenario',
      'rules',
      'side',
      'army',
      'own',
      'other',
      'also',
      'drawn',
      'rounds',
      'games',
      'best',
      'final',
      'seed',
      'threads',
      'ledger',
      'report',
    ],
    ['even'],
  );
  const named = (name: 'own' | 'other') => {
    const list = values[name];
    return list === undefined ? [] : playersNamed(name, list);
  };
  const [owns, others] = [named('own'), named('other')];
  if (owns.length > 1 && owns.length !== others.length)
    throw new UsageError('--own and --other name as many players');
  const search: Search = {
    owns,
    others,
    ...(values.army !== undefined && { army: wholeNumber(values, 'army', 0) as ArmyNumber }),
    also: (values.also ?? '').split(';').flatMap((words) => words.trim() || []),
    drawn: wholeNumber(values, 'drawn', 20),
    rounds: wholeNumber(values, 'rounds', 8, 1),
    games: wholeNumber(values, 'games', 6, 1),
    best: wholeNumber(values, 'best', 10, 1),
    final: wholeNumber(values, 'final', 40, 1),
    good: values.even === true ? (share) => -Math.abs(share - 1 / 2) : (share) => share,
    seed: wholeNumber(values, 'seed', 1001),
    file: values.ledger ?? 'reports/lab/setUps.jsonl',
    threads: wholeNumber(values, 'threads', 2, 1),
  };
  const pages: string[] = ['# Set-ups found'];
  const file = values.report ?? 'reports/lab/setUps.md';
  mkdirSync(dirname(file), { recursive: true });
  for (const setup of setupsOf(values))
    for (const side of ['dorian', 'avronian'] as const) {
      if (side !== (values.side ?? side) || recommendedSetUp(setup, side).length === 0) continue;
      pages.push(await searched(setup, side, search));
      writeFileSync(file, `${pages.join('\n\n')}\n`);
      console.log(pages.at(-1));
    }
  return 0;
});
