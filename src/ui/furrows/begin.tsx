import { positionToBegin, scenarioOf, setupFrom } from '../../rules/furrows';
import { BeginAtPosition, type ReadLine } from '../saves/BeginAtPosition';
import { session } from './session';
import { phaseName, turnText } from './wording';
import { beginFaultWords } from './wording/faults';

/** A game begun on paper, or sent as a position, goes on here. */
export function BackFromTable() {
  return <BeginAtPosition read={beginRead} session={session} hint={HINT} />;
}

function beginRead(line: string): ReadLine {
  const read = positionToBegin(line);
  if ('error' in read) return { fault: beginFaultWords(read) };
  const { title } = scenarioOf(read);
  return {
    setup: setupFrom(read, line),
    title,
    caption: `${title}, ${turnText(read)}: ${phaseName(read.phase)}`,
  };
}

const HINT = 'As “Copy the position” in the menu copies it at set-up, and while quick orders are written.';
