import { SCENARIOS, valley } from '../../../rules/furrows';
import type { GameOnPaper } from '../../print/game';
import { GROUND } from '../ground';
import { RULES_BOOK } from './booklet';
import { ValleyLines, ValleyMarks } from './map/lines';
import { startPainter } from './map/startPainter';

/** What *Iron Furrows* has on paper whatever stands on the table. */
export const ON_PAPER: GameOnPaper = {
  name: 'Iron Furrows',
  tips: [
    'Give each side its unit cards and order slips: losses are ticked on the cards, slips are handed over face down.',
    'Besides the sheets: dice of 4, 6, 8 and 10 sides, or the dice table.',
  ],
  // As often as the rules ask for them.
  dice: [
    { name: 'a six-sided die', least: 1, sides: 6, rows: 25 },
    { name: 'four sides', least: 1, sides: 4, rows: 5 },
    { name: 'eight', least: 1, sides: 8, rows: 5 },
    { name: 'ten', least: 1, sides: 10, rows: 5 },
  ],
  map: {
    grid: valley.grid,
    sheet: GROUND.sheet,
    startPainter,
    Lines: ValleyLines,
    Marks: ValleyMarks,
    scenarios: SCENARIOS.map(({ id, number }) => ({ id, label: String(number) })),
  },
  books: { rules: RULES_BOOK },
};
