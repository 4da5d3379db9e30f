import { SCENARIOS, doriana } from '../../../rules/extractors';
import type { GameOnPaper } from '../../print/game';
import { GROUND } from '../ground';
import { startPainter } from '../painted/startPainter';
import { BOOKS } from './booklet/books';
import { GroundLines, ScenarioMarks } from './map/lines';

/** Marks on the map at true size. */
function Marks({ scenario: id }: { readonly scenario: string }) {
  const scenario = SCENARIOS.find((each) => each.id === id);
  return scenario && <ScenarioMarks scenario={scenario} size={0.36} />;
}

/** What *Extractors* has on paper whatever stands on the table. */
export const ON_PAPER: GameOnPaper = {
  name: 'Extractors',
  tips: [
    'One display a machine: more of a kind are chosen under “Single sheets”. In a clear sleeve it takes a marker that wipes off.',
  ],
  dice: [{ name: 'a ten-sided die, 0 to 9', least: 0, sides: 10, rows: 40 }],
  map: {
    grid: doriana.grid,
    sheet: GROUND.sheet,
    startPainter,
    Lines: GroundLines,
    Marks,
    scenarios: SCENARIOS.map(({ id, number }) => ({ id, label: String(number) })),
  },
  books: BOOKS,
};
