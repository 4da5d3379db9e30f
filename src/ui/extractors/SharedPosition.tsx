import { readPosition, type Position } from '../../rules/extractors';
import { PositionScreen, type PositionUi } from '../saves/PositionScreen';
import { boardModel } from './input/boardModel';
import { EMPTY_DESK } from './input/desk';
import { hexLine, phaseName, scenarioName, turnText } from './wording';
import './play/play.css';

const UI: PositionUi<Position> = {
  game: 'Extractors',
  readPosition,
  words: (position) => ({
    side: position.phase.side,
    phase: phaseName(position.phase),
    detail: `${scenarioName(position.scenario)}, ${turnText(position)}`,
  }),
  model: (position, focus) => boardModel(position, { ...EMPTY_DESK, focus }),
  describe: hexLine,
};

export function SharedPosition({ text }: { readonly text: string }) {
  return <PositionScreen text={text} ui={UI} />;
}
