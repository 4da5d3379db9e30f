import { useCallback, useMemo } from 'react';
import type { Hex } from '../../hex';
import { isFault, readPosition, type Position } from '../../rules/extractors';
import { PositionScreen } from '../saves/PositionScreen';
import { problemWords } from '../saves/problems';
import { EmptyScreen } from '../shell/EmptyScreen';
import { boardModel } from './input/boardModel';
import { EMPTY_DESK } from './input/desk';
import { hexLine, phaseName, scenarioName, turnText } from './wording';
import './play/play.css';

/** A position somebody has sent in a line of notation, to look at. */
export function SharedPosition({ text }: { readonly text: string }) {
  const position = useMemo(() => positionOf(text), [text]);
  return position === null ? <EmptyScreen title={problemWords('damaged')} /> : <Shown position={position} />;
}

/** null: the text writes none. */
function positionOf(text: string): Position | null {
  try {
    const position = readPosition(text);
    return isFault(position) ? null : position;
  } catch {
    return null;
  }
}

function Shown({ position }: { readonly position: Position }) {
  const model = useCallback(
    (focus: Hex | null) => boardModel(position, { ...EMPTY_DESK, focus }),
    [position],
  );
  const describe = useCallback((hex: Hex) => hexLine(position, hex), [position]);
  return (
    <PositionScreen
      game="Extractors"
      side={position.phase.side}
      phase={phaseName(position.phase)}
      detail={`${scenarioName(position.scenario)}, ${turnText(position)}`}
      model={model}
      describe={describe}
    />
  );
}
