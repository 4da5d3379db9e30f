import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Board } from '../../../board/Board';
import { MapButtons, type Buttons } from '../../../board/chrome/MapButtons';
import type { BoardHandle } from '../../../board/model';
import type { Hex } from '../../../hex';
import { armyOf, placedBases, type Position } from '../../../rules/furrows';
import { HelpLine, useUnseen } from '../../help/HelpLine';
import { useSettings } from '../../shell/settings';
import { MapStrip } from '../../widgets/MapStrip';
import { useColumns } from '../../widgets/useColumns';
import { animationOf, placesOf, shotOf } from '../playback/beats';
import { useBeatSound } from '../sound/useSound';
import { usePosition } from '../table';
import { hexLine } from '../wording';
import { boardModel, toldModel } from './boardModel';
import { topicOf, topicWords } from './helpTopics';
import { useDesk, useDeskState } from './desk';
import { useTap } from './useTap';

interface BoardPaneProps {
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The map: the decision in hand, or the moment that is told. */
export function BoardPane({ onKey }: BoardPaneProps) {
  const position = usePosition();
  const desk = useDesk();
  const state = useDeskState((whole) => whole);
  const { letterKeys, labels } = useSettings();
  const [board, setBoard] = useState<BoardHandle | null>(null);
  const phone = useColumns() === 'phone';
  const tap = useTap();
  const buttons: Buttons = labels ? 'words' : 'signs';
  const beat = state.telling?.beats[state.telling.at] ?? null;
  const shot = useMemo(() => (beat ? shotOf(beat) : null), [beat]);
  const shown = beat?.after ?? position;
  const model = useMemo(
    () => (beat ? toldModel(beat.after, shot?.marks ?? [], state.focus) : boardModel(position, state)),
    [beat, shot, position, state],
  );
  const at = state.telling?.at ?? 0;
  const animation = useMemo(() => beat && animationOf(beat, at), [beat, at]);
  const describe = useCallback((hex: Hex) => hexLine(shown, hex), [shown]);
  const hovered = useStore(desk.hover, ({ hex }) => hex);
  const topic = useUnseen(topicOf(position, beat ? 'told' : 'deciding'));
  useBeatSound(beat);
  useFirstView(board, position);
  useEffect(() => {
    const [place, ...others] = beat ? (placesOf(beat) as readonly Hex[]) : [];
    if (place !== undefined) board?.reveal(place, others);
  }, [board, beat]);
  useEffect(() => {
    if (beat) return;
    const [place, ...others] = placesOfChoice(position);
    if (place !== undefined) board?.reveal(place, others);
  }, [board, beat, position]);
  return (
    <div className="board-pane">
      <div className="board-room">
        <Board
          ref={setBoard}
          model={model}
          describe={describe}
          onHex={tap}
          onFocus={(hex) => desk.state.setState({ focus: hex })}
          memory={desk.cameras[position.phase.side ?? 'foundry']}
          onHover={(hex) => desk.hover.setState({ hex })}
          animation={animation}
          letters={letterKeys ? 'on' : 'off'}
          buttons={phone ? buttons : 'none'}
          onKey={onKey}
        />
      </div>
      <MapStrip
        hovered={hovered !== null && describe(hovered)}
        instead={topic && <HelpLine topic={topic} words={topicWords(topic)} place="strip" />}
        tools={
          !phone && (
            <MapButtons
              onZoom={(factor) => board?.zoomBy(factor)}
              onFit={() => board?.fit()}
              buttons={buttons}
            />
          )
        }
      >
        {state.focus !== null && describe(state.focus)}
      </MapStrip>
    </div>
  );
}

/** Where a choice in the middle of a fight is made: it may lie elsewhere than what was looked at. */
function placesOfChoice({ phase, fight }: Position): readonly Hex[] {
  if (phase.name === 'hits') return [phase.hex];
  if (phase.name !== 'retreat') return [];
  return fight?.retreat ? [fight.retreat.to, phase.hex] : [phase.hex];
}

/** The first view of a phase shows what it is about; after that the camera is the player's. */
function useFirstView(board: BoardHandle | null, position: Position): void {
  const desk = useDesk();
  const { turn, phase } = position;
  const now = `${phase.side} ${phase.name === 'placement' ? phase.name : turn > 0}`;
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
  });
  useEffect(() => {
    if (!board || sees(desk, now)) return;
    const at = latest.current;
    const zone = at.phase.name === 'placement' ? armyOf(at, at.phase.side).zone : [];
    board.show(zone.length > 0 ? zone : placedBases(at).map(({ where }) => where.hex));
  }, [board, desk, now]);
}

/** Whether the phase has been seen before; from now on it has. */
function sees({ seen }: ReturnType<typeof useDesk>, phase: string): boolean {
  if (seen.phase === phase) return true;
  seen.phase = phase;
  return false;
}
