import { readPosition, scenarioOf, type Position } from '../../rules/furrows';
import { PositionScreen, type PositionUi } from '../saves/PositionScreen';
import { toldModel } from './play/boardModel';
import { hexLine, phaseName, turnText } from './wording';
import './furrows.css';

const UI: PositionUi<Position> = {
  game: 'Iron Furrows',
  readPosition,
  words: (position) => ({
    side: position.phase.side,
    phase: phaseName(position.phase),
    detail: `${scenarioOf(position).title}, ${turnText(position)}`,
  }),
  model: (position, focus) => toldModel(position, [], focus),
  describe: hexLine,
};

export function SharedPosition({ text }: { readonly text: string }) {
  return <PositionScreen text={text} ui={UI} />;
}
