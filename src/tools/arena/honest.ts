/** `npm run honest`: asks the opponent again with everything hidden from it made up anew. */
import { LEVELS } from '../../opponent/contract';
import { oneOf, readOptions, runTool, setupsOf, wholeNumber } from '../arguments';
import { askedHonestly } from './honesty';

const HELP = `Asks the opponent in positions of random games, then once more with the other side's secrets and the dice made up
anew: the answer has to be the same, byte for byte, and legal.

  npm run honest -- [options]

  --positions N   positions of each scenario and rule set (1000)
  --level L       recruit, sergeant, captain, colonel (sergeant)
  --seed K        seed of the first game (1)
  --scenario S    one scenario alone
  --rules R       full or simple alone

Exit code 1 if an answer differed or was refused.`;

runTool(HELP, (args) => {
  const values = readOptions(args, ['positions', 'level', 'seed', 'scenario', 'rules']);
  const [level] = oneOf({ level: 'sergeant', ...values }, 'level', LEVELS);
  const positions = wholeNumber(values, 'positions', 1000, 1);
  let wrong = 0;
  for (const setup of setupsOf(values)) {
    const found = askedHonestly(setup, { level, positions, seed: wholeNumber(values, 'seed', 1) });
    wrong += found.wrong.length;
    console.log(
      `${setup.scenario} ${setup.rules}: ${found.asked} positions, ${found.scrambled} with secrets, ${found.wrong.length} wrong`,
    );
    for (const why of found.wrong.slice(0, 3)) console.log(`  ${why}`);
  }
  return wrong === 0 ? 0 : 1;
});
