import { positionToBegin, setupFrom, unitsOf, type Position } from '../../../../rules/extractors';
import { BeginAtPosition, type ReadLine } from '../../../saves/BeginAtPosition';
import { session } from '../../session';
import { phaseName, scenarioName, turnText } from '../../wording';
import { secretUnits } from '../secretUnits';
import { beginFaultWords } from './faultWords';

/** A game begun on paper goes on here. */
export function BackFromTable() {
  return <BeginAtPosition read={beginRead} session={session} hint={HINT} />;
}

function beginRead(line: string): ReadLine {
  const read = positionToBegin(line);
  if ('error' in read) return { fault: beginFaultWords(read) };
  const title = scenarioName(read.scenario);
  return {
    setup: setupFrom(read, line),
    title,
    caption: `${title}, ${turnText(read)}: ${phaseName(read.phase)}`,
    ...noticeOf(read),
  };
}

/** A scenario with secret units, and a line without any. */
function noticeOf(read: Position): { readonly notice?: string } {
  const write = secretUnits(read, 'dorian');
  if (write === null || unitsOf(read).some(({ hidden, where }) => hidden || where.at === 'toEnter'))
    return {};
  return {
    notice: `No hidden unit is in this line. If there are any, ${write}.`,
  };
}

const HINT =
  'As “Where everything stands” prints it, or “Copy position” copies it. Two persons play on; the computer can take a side in the menu.';
