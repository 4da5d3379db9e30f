import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Board } from '../../../board/Board';
import type { BoardHandle } from '../../../board/model';
import type { Hex } from '../../../hex';
import { armyOf, placedBases, type Position } from '../../../rules/furrows';
import { HelpLine, useUnseen } from '../../help/HelpLine';
import { MapFrame } from '../../map/MapFrame';
import { MapTools } from '../../map/MapTools';
import { useBoardSettings } from '../../map/useBoardSettings';
import { useFirstView } from '../../map/useFirstView';
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
  const settings = useBoardSettings();
  const [board, setBoard] = useState<BoardHandle | null>(null);
  const phone = useColumns() === 'phone';
  const tap = useTap();
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
  const { turn, phase } = position;
  const phaseSeen = `${phase.side} ${phase.name === 'placement' ? phase.name : turn > 0}`;
  useFirstView(board, desk.seen, phaseSeen, () => hexesOfPhase(position));
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
    <MapFrame
      strip={
        <MapStrip
          hovered={hovered !== null && describe(hovered)}
          instead={topic && <HelpLine topic={topic} words={topicWords(topic)} place="strip" />}
          tools={!phone && <MapTools board={board} />}
        >
          {state.focus !== null && describe(state.focus)}
        </MapStrip>
      }
    >
      <Board
        ref={setBoard}
        model={model}
        describe={describe}
        onHex={tap}
        onFocus={(hex) => desk.state.setState({ focus: hex })}
        memory={desk.cameras[position.phase.side ?? 'foundry']}
        onHover={(hex) => desk.hover.setState({ hex })}
        animation={animation}
        {...settings}
        buttons={phone ? settings.buttons : 'none'}
        onKey={onKey}
      />
    </MapFrame>
  );
}

/** Where a choice in the middle of a fight is made: it may lie elsewhere than what was looked at. */
function placesOfChoice({ phase, fight }: Position): readonly Hex[] {
  if (phase.name === 'hits') return [phase.hex];
  if (phase.name !== 'retreat') return [];
  return fight?.retreat ? [fight.retreat.to, phase.hex] : [phase.hex];
}

/** What the phase is about: the zone to set up in, or all that stands on the map. */
function hexesOfPhase(position: Position): readonly Hex[] {
  const { phase } = position;
  const zone = phase.name === 'placement' ? armyOf(position, phase.side).zone : [];
  return zone.length > 0 ? zone : placedBases(position).map(({ where }) => where.hex);
}
