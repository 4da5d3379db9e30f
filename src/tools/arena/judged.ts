/** `npm run judged`: how a level plays the positions a referee has judged. */
import { judge } from '../../opponent/extractors/judged/judge';
import { JUDGED } from '../../opponent/extractors/judged/positions';
import { LEVELS, type Level } from '../../opponent/contract';
import { oneOf, readOptions, runTool } from '../arguments';

const HELP = `Asks a level what it does in each of the positions a referee has judged, and prints what it does otherwise.

  npm run judged -- [--level captain]

Exit code 1 if fewer than 95 of 100 are right (80 for the sergeant and the recruit).`;

const SHARES: Readonly<Record<Level, number>> = { recruit: 80, sergeant: 80, captain: 95, colonel: 95 };

runTool(HELP, (args) => {
  const [level] = oneOf({ level: 'captain', ...readOptions(args, ['level']) }, 'level', LEVELS);
  let right = 0;
  for (const judged of JUDGED) {
    const why = judge(judged, level);
    if (why === null) right++;
    else console.log(`${judged.motif}\n  ${judged.line}\n  ${why}`);
  }
  console.log(`${level}: ${right} of ${JUDGED.length}`);
  return right * 100 >= SHARES[level] * JUDGED.length ? 0 : 1;
});
