import { useCallback, useMemo } from 'react';
import type { BoardModel } from '../../board/model';
import type { Hex } from '../../hex';
import { MapPane } from '../map/MapPane';
import { EmptyScreen } from '../shell/EmptyScreen';
import { Screen } from '../shell/Screen';
import { SettingsMenu } from '../shell/SettingsMenu';
import { Bar } from '../widgets/Bar';
import { SideMark } from '../widgets/SideMark';
import { problemWords } from './problems';

/** How a game reads and shows a position that somebody has sent. */
export interface PositionUi<Position> {
  /** The game's title. */
  readonly game: string;
  /** An error: the text writes no position. */
  readonly readPosition: (text: string) => Position | { readonly error: string };
  readonly words: (position: Position) => PositionWords;
  /** The map with the keyboard, or the last tap, at a hex. */
  readonly model: (position: Position, focus: Hex | null) => BoardModel;
  readonly describe: (position: Position, hex: Hex) => string;
}

interface PositionWords {
  /** Whose decision it is; null: nobody's. */
  readonly side: string | null;
  /** 'Dorian fire'. */
  readonly phase: string;
  /** Where and when. */
  readonly detail: string;
}

interface PositionScreenProps<Position> {
  /** A line of notation. */
  readonly text: string;
  readonly ui: PositionUi<Position>;
}

/** A position somebody has sent in a line of notation, to look at: the map and what stands in each hex. */
export function PositionScreen<Position extends object>({ text, ui }: PositionScreenProps<Position>) {
  const position = useMemo(() => ui.readPosition(text), [ui, text]);
  return 'error' in position ? (
    <EmptyScreen title={problemWords('damaged')} />
  ) : (
    <Shown position={position} ui={ui} />
  );
}

interface ShownProps<Position> {
  readonly position: Position;
  readonly ui: PositionUi<Position>;
}

function Shown<Position>({ position, ui }: ShownProps<Position>) {
  const { side, phase, detail } = ui.words(position);
  const model = useCallback((focus: Hex | null) => ui.model(position, focus), [ui, position]);
  const describe = useCallback((hex: Hex) => ui.describe(position, hex), [ui, position]);
  return (
    <Screen
      title={`A shared position, ${ui.game}`}
      layout="table"
      bar={
        <Bar
          mark={side !== null && <SideMark side={side} size={32} />}
          title={`A shared position: ${phase}`}
          detail={`${detail}, to look at`}
        >
          <SettingsMenu items={[{ type: 'link', label: 'All scenarios', href: '#/' }]} />
        </Bar>
      }
    >
      <h1 className="visually-hidden">A shared position</h1>
      <MapPane model={model} describe={describe} />
    </Screen>
  );
}
