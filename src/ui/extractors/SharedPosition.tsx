import { useCallback, useMemo, useState } from 'react';
import { Board } from '../../board/Board';
import type { Hex } from '../../hex';
import { isFault, readPosition, type Position } from '../../rules/extractors';
import { problemWords } from '../saves/problems';
import { EmptyScreen } from '../shell/EmptyScreen';
import { Screen } from '../shell/Screen';
import { SettingsMenu } from '../shell/SettingsMenu';
import { Bar } from '../widgets/Bar';
import { MapStrip } from '../widgets/MapStrip';
import { SideMark } from '../widgets/SideMark';
import { boardModel } from './play/boardModel';
import { EMPTY_DESK } from './play/desk';
import { useBoardSettings } from './play/useBoardSettings';
import { hexLine, phaseName, scenarioName, turnText } from './wording';
import './play/play.css';

/** A position somebody has sent in a line of notation, to look at. */
export function SharedPosition({ text }: { readonly text: string }) {
  const position = useMemo(() => positionOf(text), [text]);
  return position === null ? (
    <EmptyScreen title={problemWords('damaged')} />
  ) : (
    <PositionScreen position={position} />
  );
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

function PositionScreen({ position }: { readonly position: Position }) {
  const settings = useBoardSettings();
  const [focus, setFocus] = useState<Hex | null>(null);
  const [hovered, setHovered] = useState<Hex | null>(null);
  const model = useMemo(() => boardModel(position, { ...EMPTY_DESK, focus }), [position, focus]);
  const describe = useCallback((hex: Hex) => hexLine(position, hex), [position]);
  return (
    <Screen
      title="A shared position, Extractors"
      layout="table"
      bar={
        <Bar
          mark={position.phase.side && <SideMark side={position.phase.side} size={32} />}
          title={`A shared position: ${phaseName(position.phase)}`}
          detail={`${scenarioName(position.scenario)}, ${turnText(position)}, to look at`}
        >
          <SettingsMenu items={[{ type: 'link', label: 'All scenarios', href: '#/' }]} />
        </Bar>
      }
    >
      <h1 className="visually-hidden">A shared position</h1>
      <div className="board-pane">
        <div className="board-room">
          <Board
            model={model}
            describe={describe}
            onHex={setFocus}
            onFocus={setFocus}
            onHover={setHovered}
            {...settings}
          />
        </div>
        <MapStrip hovered={hovered !== null && describe(hovered)}>
          {focus !== null && describe(focus)}
        </MapStrip>
      </div>
    </Screen>
  );
}
