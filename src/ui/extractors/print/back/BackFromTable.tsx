import { positionToBegin, setupFrom } from '../../../../rules/extractors';
import { BeginAtPosition, type ReadLine } from '../../../saves/BeginAtPosition';
import { session } from '../../session';
import { phaseName, scenarioName, turnText } from '../../wording';
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
  };
}

const HINT =
  'As “Where everything stands” prints it, or “Copy position” copies it. Two persons play on; the computer can take a side in the menu.';
