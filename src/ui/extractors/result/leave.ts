import { fileOf } from '../../../store/commands';
import type { Action } from '../../../rules/extractors';
import { download } from '../../saves/download';
import { toast } from '../../widgets/toast';
import type { Step } from '../replay';
import { diceAccount } from './account';
import { keptReview } from './chances/reviewer';
import { chanceLines } from './chances/words';
import { reportSheet } from './reportSheet';
import { reportParts, reportText, type ReportPart } from './reportText';

interface EndedGame {
  readonly id: string;
  readonly steps: readonly Step[];
  readonly actions: readonly Action[];
  /** What the match came to, where it is one. */
  readonly match: readonly string[];
}

/** Hands the report to the player as a text file. */
export function save(name: string, game: EndedGame): void {
  const { name: file } = fileOf({ name: `${name} report` }, '');
  const text = { name: file.replace(/\.json$/, '.txt'), text: reportText(partsOf(game)) };
  download(text);
  toast(`Exported as ${text.name}.`);
}

/** Prints the report and nothing of the screen round it. */
export function print(game: EndedGame): void {
  const winner = game.steps.at(-1)?.game.victory?.winner ?? null;
  const sheet = reportSheet(partsOf(game), winner);
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  void document.fonts.ready.then(() => window.print());
}

/** The chances are in it once they have been worked out. */
function partsOf({ id, steps, actions, match }: EndedGame): readonly ReportPart[] {
  const review = keptReview(id);
  const { throws } = diceAccount(steps);
  return reportParts(steps, match, review ? chanceLines(review, { steps, actions, throws }) : []);
}
