import { SCENARIOS, valley } from '../../../rules/furrows';
import { coverPieces, rulesPieces } from '../../print/booklet/rulesPieces';
import type { GameOnPaper } from '../../print/game';
import { GROUND } from '../ground';
import { RULEBOOK } from '../reference/rulebook';
import { ValleyLines, ValleyMarks } from './map/lines';
import { startPainter } from './map/startPainter';

/** The rules have no drawings yet. */
function NoPicture() {
  return null;
}

/** What *Iron Furrows* has on paper whatever stands on the table. */
export const ON_PAPER: GameOnPaper = {
  name: 'Iron Furrows',
  foot: 'First Light',
  tips: [
    'Give each side its unit cards and order slips: losses are ticked on the cards, slips are handed over face down.',
    'Besides the sheets: dice of 6, 8, 10 and 12 sides.',
  ],
  die: { name: 'a six-sided die', least: 1, sides: 6 },
  map: {
    grid: valley.grid,
    sheet: GROUND.sheet,
    startPainter,
    Lines: ValleyLines,
    Marks: ValleyMarks,
    scenarios: SCENARIOS.map(({ id, number }) => ({ id, label: String(number) })),
  },
  books: {
    rules: {
      title: RULEBOOK.title,
      pieces: [
        ...coverPieces(RULEBOOK.title, 'All that First Light needs'),
        ...rulesPieces({
          rulebook: RULEBOOK,
          chapters: RULEBOOK.chapters,
          instead: {},
          Picture: NoPicture,
          charts: [],
        }),
      ],
    },
  },
};
