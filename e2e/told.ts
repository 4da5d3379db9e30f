import { allHexes } from '../src/hex';
import { doriana, type Position } from '../src/rules/extractors';
import { cycleName, hexLine, phaseName, victoryWords } from '../src/ui/extractors/wording';

/** What the page is called while this position is on it. */
export function titleOf(view: Position): string {
  const { phase, activation, victory } = view;
  if (victory) return victoryWords(view, victory).heading;
  if (activation?.type !== 'resetting') return phaseName(phase);
  return `${cycleName(activation.cycle)} reset`;
}

/** What each hex says, by its number. */
export function hexLines(view: Position): readonly string[] {
  return allHexes(doriana.grid).map((hex) => hexLine(view, hex));
}
