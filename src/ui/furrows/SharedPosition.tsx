import { useCallback, useMemo } from 'react';
import type { Hex } from '../../hex';
import { isFault, readPosition, scenarioOf, type Position } from '../../rules/furrows';
import { PositionScreen } from '../saves/PositionScreen';
import { problemWords } from '../saves/problems';
import { EmptyScreen } from '../shell/EmptyScreen';
import { toldModel } from './play/boardModel';
import { hexLine, phaseName, turnText } from './wording';
import './furrows.css';

/** A position somebody has sent in a line of notation, to look at. */
export function SharedPosition({ text }: { readonly text: string }) {
  const position = useMemo(() => readPosition(text), [text]);
  return isFault(position) ? <EmptyScreen title={problemWords('damaged')} /> : <Shown position={position} />;
}

function Shown({ position }: { readonly position: Position }) {
  const model = useCallback((focus: Hex | null) => toldModel(position, [], focus), [position]);
  const describe = useCallback((hex: Hex) => hexLine(position, hex), [position]);
  return (
    <PositionScreen
      game="Iron Furrows"
      side={position.phase.side}
      phase={phaseName(position.phase)}
      detail={`${scenarioOf(position).title}, ${turnText(position)}`}
      model={model}
      describe={describe}
    />
  );
}
