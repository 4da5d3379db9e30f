/** `npm run lab:replies`: how each style fares against the one the book names for the other side, as the Colonel knows it. */
import { answeredAs, styleFromBook } from '../../opponent/extractors/book';
import { armiesFromBook } from '../../opponent/extractors/bought';
import { STYLES, type Answered, type Tally } from '../../opponent/extractors/styles';
import {
  armiesOf,
  enemyOf,
  extractors,
  recommendedArmy,
  type Setup,
  type Side,
} from '../../rules/extractors';
import { readOptions, runTool, setupsOf, wholeNumber } from '../arguments';
import { writeInForm } from '../writeInForm';
import { count, leftAfter } from './heats';
import { playMissing } from './playMissing';
import type { Job } from './trial';

const HELP = `Races the styles of each side, with the army the Colonel buys, against the style that the book names for the other
side: after each heat the worse half is left behind, what the side plays anyway never. Writes what each has won for the book.

  npm run lab:replies -- [options]

  --scenario S    one scenario alone; what is known of the others is kept
  --rules R       full or simple alone
  --side S        dorian or avronian alone
  --heats A,B,…   games of each style that is left, by heat (3,3,6,6)
  --seed K        seed of the first game (80001)
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/replies.jsonl)

A run that is stopped goes on where it stopped.`;

const FILE = 'src/opponent/extractors/answered.ts';
const SIDES = ['dorian', 'avronian'] as const;

runTool(HELP, async (args) => {
  const values = readOptions(args, ['scenario', 'rules', 'side', 'heats', 'seed', 'threads', 'ledger']);
  const heats = (values.heats ?? '3,3,6,6')
    .split(',')
    .map((games) => wholeNumber({ heats: games }, 'heats', 1, 1));
  const options = {
    heats,
    seed: wholeNumber(values, 'seed', 80_001),
    threads: wholeNumber(values, 'threads', 2, 1),
    file: values.ledger ?? 'reports/lab/replies.jsonl',
  };
  const found: Record<string, Readonly<Record<string, Tally>>> = { ...(await known()) };
  for (const setup of setupsOf(values))
    for (const side of SIDES.filter((each) => each === (values.side ?? each))) {
      const position = extractors.setup(setup, 1);
      const other = STYLES[styleFromBook(position, enemyOf(side))].name;
      for (const army of new Set([recommendedArmy(setup, side), ...armiesFromBook(position, side)])) {
        // Against the plain one with the recommended armies: that is what `npm run lab:book` tries.
        if (army === recommendedArmy(setup, side) && other === STYLES[0].name) continue;
        const name = answeredAs(setup, side, army);
        found[name] = await raced({ setup, side, army, other }, options);
        console.log(`${name} against ${other}: ${JSON.stringify(found[name])}`);
        write(found, options);
      }
    }
  return 0;
});

interface Options {
  readonly heats: readonly number[];
  readonly seed: number;
  readonly threads: number;
  readonly file: string;
}

interface Race {
  readonly setup: Setup;
  readonly side: Side;
  /** The number of its army; the other side has the recommended one. */
  readonly army: number;
  /** The style of the other side. */
  readonly other: string;
}

/** What each style won. */
async function raced(
  { setup, side, army, other }: Race,
  options: Options,
): Promise<Readonly<Record<string, Tally>>> {
  const usual = STYLES[styleFromBook(extractors.setup(setup, 1), side)].name;
  const armies =
    army === recommendedArmy(setup, side) ? {} : { armies: { [side]: armiesOf(setup, side)[army] } };
  const tallies: Record<string, Tally> = {};
  let [left, played] = [STYLES.map(({ name }) => name), 0];
  for (const games of options.heats) {
    const jobs = left.flatMap((style) =>
      Array.from({ length: games }, (_, game): Job => {
        const own = { [side]: `style:${style}`, [enemyOf(side)]: `style:${other}` };
        return { setup, seed: options.seed + played + game, pairing: own as Job['pairing'], ...armies };
      }),
    );
    for (const trial of await playMissing(jobs, options)) count(tallies, trial, side);
    played += games;
    left = leftAfter(left, usual, tallies);
  }
  return tallies;
}

/** As it stands in the book: read anew, since this very run writes it. */
async function known(): Promise<Answered> {
  const { ANSWERED } = await import('../../opponent/extractors/answered');
  return ANSWERED;
}

function write(found: Answered, { heats, seed }: Options): void {
  const source = [
    "import type { Answered } from './styles';",
    `/** Games won, and of how many, by each style against the one the book names for the other side: \`npm run lab:replies -- --heats ${heats.join()} --seed ${seed}\`. */`,
    `export const ANSWERED: Answered = ${JSON.stringify(found)};`,
  ].join('\n\n');
  writeInForm(FILE, source);
}
