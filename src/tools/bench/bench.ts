/** `npm run bench`: our figures beside those of their peers, all in one run. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readOptions, runTool, UsageError, wholeNumber } from '../arguments';
import { FIGURES, type Figure } from './figures';
import { machine, machineLine } from './machine';
import { tableOf } from './table';
import type { Measured } from './timing';
import { resultOf, type Result } from './verdict';

const HELP = `Measures the game beside its peers and prints one table.

  npm run bench -- [options]

  --figure F      one figure alone: ${FIGURES.map(({ name }) => name).join(', ')}
  --rounds N      processes for each subject, one after another in turn; medians are shown (5)
  --json          the results as JSON instead of the table (npm run --silent bench -- --json > FILE)

Each subject is measured in a process of its own; ours and its peers take turns. Ratios hold on any machine, times
only where they were taken: a ratio under 90 % of its goal is warned of, one under 70 % fails. Where there is no peer,
the goal itself counts.

Exit code 1 if a figure failed, 2 for a command line that is not understood.`;

const FEWEST_ROUNDS = 5;
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const run = promisify(execFile);

runTool(HELP, async (args) => {
  const values = readOptions(args, ['figure', 'rounds'], ['json']);
  const rounds = wholeNumber(values, 'rounds', FEWEST_ROUNDS, 1);
  const figures = figuresOf(values.figure);
  const where = machine();
  const results: Result[] = [];
  for (const figure of figures) results.push(await measured(figure, rounds));
  progress('');
  if (values.json === true) console.log(JSON.stringify({ machine: where, rounds, results }, null, 2));
  else console.log(`${machineLine(where)}\nMedians of ${rounds} processes each.\n\n${tableOf(results)}`);
  return results.some(({ mark }) => mark === 'fail') ? 1 : 0;
});

function figuresOf(name: unknown): readonly Figure[] {
  if (name === undefined) return FIGURES;
  const figure = FIGURES.find((each) => each.name === name);
  if (!figure) throw new UsageError(`--figure is one of ${FIGURES.map((each) => each.name).join(', ')}`);
  return [figure];
}

/** Ours and its peers in turn, round after round. */
async function measured(figure: Figure, rounds: number): Promise<Result> {
  const subjects = [figure.ours, ...figure.peers.map(({ subject }) => subject)];
  const samples = new Map(subjects.map((subject): [string, number[]] => [subject, []]));
  for (let round = 1; round <= rounds; round++)
    for (const subject of subjects) {
      progress(
        `${FIGURES.indexOf(figure) + 1} of ${FIGURES.length} ${figure.title}, round ${round} of ${rounds}: ${subject}`,
      );
      samples.get(subject)!.push(await sample(subject));
    }
  return resultOf(figure, samples);
}

async function sample(subject: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', WORKER, subject]);
  const { value } = JSON.parse(stdout) as Measured;
  return value;
}

/** One line that is written over, on the error output, so that the results can be kept in a file. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  else if (line !== '' && line.includes('round 1 of')) console.error(line);
}
