import { SCENARIOS } from '../../../../rules/extractors';
import { coverPieces, rulesPieces } from '../../../print/booklet/rulesPieces';
import type { Book, Piece } from '../../../print/game';
import { Picture } from '../../reference/pictures';
import { RULEBOOK } from '../../reference/rulebook';
import { CHARTS } from '../chartTables';
import { ScenarioMap } from '../ScenarioMap';
import { ScenarioForces, ScenarioHead, ScenarioRules, ScenarioTurns } from '../ScenarioSheet';
import { ON_PAPER } from './paperGuide';
import { PaperCounter, isPaperCounter } from './PaperCounter';

const RULES = 'Rules of Extractors!';
const CARDS = 'Scenarios of Extractors!';

/** A drawing of the rules; a counter as it is cut out of these sheets. */
function PaperPicture({ name }: { readonly name: string }) {
  return isPaperCounter(name) ? <PaperCounter name={name} /> : <Picture name={name} />;
}

function rulesBook(): readonly Piece[] {
  return [
    ...coverPieces(RULES, 'All rules with their drawings, and the charts'),
    ...rulesPieces({
      rulebook: RULEBOOK,
      // The scenarios have a booklet of their own.
      chapters: RULEBOOK.chapters.filter(({ sections }) => !sections.some(({ id }) => id === '§9')),
      instead: ON_PAPER,
      Picture: PaperPicture,
      charts: [...CHARTS.terrain, ...CHARTS.damage].map(({ table }) => table),
    }),
  ];
}

function scenariosBook(): readonly Piece[] {
  return [
    ...coverPieces(CARDS, 'Six scenarios, each with its forces, its map and how it is won'),
    ...SCENARIOS.flatMap((scenario): readonly Piece[] => [
      {
        key: scenario.id,
        node: <ScenarioHead scenario={scenario} />,
        leads: true,
        breaks: true,
        entry: `${scenario.number} ${scenario.title}`,
      },
      { key: `${scenario.id} forces`, node: <ScenarioForces scenario={scenario} /> },
      { key: `${scenario.id} rules`, node: <ScenarioRules scenario={scenario} /> },
      { key: `${scenario.id} turns`, node: <ScenarioTurns scenario={scenario} /> },
      { key: `${scenario.id} map`, node: <ScenarioMap scenario={scenario} /> },
    ]),
  ];
}

export const BOOKS: Readonly<Record<'rules' | 'scenarios', Book>> = {
  rules: { title: RULES, pieces: rulesBook() },
  scenarios: { title: CARDS, pieces: scenariosBook() },
};
