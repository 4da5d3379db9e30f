import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardHandle } from '../../../board/model';
import type { Hex } from '../../../hex';
import { armyOf, isPlaced, placedBases, type Position } from '../../../rules/furrows';
import { HelpLine, useUnseen } from '../../help/HelpLine';
import { MapTools } from '../../map/MapTools';
import { useFirstView } from '../../map/useFirstView';
import { useHovered } from '../../play/desk';
import { PlayMap } from '../../play/PlayMap';
import { MapStrip } from '../../widgets/MapStrip';
import { animationOf, placesOf, shotOf } from '../playback/beats';
import { useBeatSound } from '../sound/useSound';
import { usePosition } from '../table';
import { hexLine } from '../wording';
import { boardModel, toldModel } from './boardModel';
import { topicOf, topicWords } from './helpTopics';
import { useDesk, useDeskState } from './desk';
import { useTap } from './useTap';

/** The map: the decision in hand, or the moment that is told. */
export function BoardPane() {
  const position = usePosition();
  const desk = useDesk();
  const state = useDeskState((whole) => whole);
  const [board, setBoard] = useState<BoardHandle | null>(null);
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
  const hovered = useHovered();
  const topic = useUnseen(topicOf(position, beat?.after));
  useBeatSound(beat);
  const { turn, phase } = position;
  const phaseSeen = `${phase.side} ${phase.name === 'placement' ? phase.name : turn > 0}`;
  useFirstView(board, desk.seen, phaseSeen, false, () => hexesOfPhase(position));
  useEffect(() => {
    const [place, ...others] = beat ? placesOf(beat) : [];
    if (place !== undefined) board?.reveal(place, others);
  }, [board, beat]);
  useEffect(() => {
    if (beat) return;
    const [place, ...others] = placesOfChoice(position);
    if (place !== undefined) board?.reveal(place, others);
  }, [board, beat, position]);
  const { selected, aim } = state;
  useEffect(() => {
    const own = selected === null ? undefined : position.bases[selected];
    const target = aim === null ? undefined : position.bases[aim.target];
    if (beat || !own || !isPlaced(own) || placesOfChoice(position).length > 0) return;
    board?.reveal(own.where.hex, target && isPlaced(target) ? [target.where.hex] : []);
    // It is looked at as it is taken in hand, not again with every act.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [board, beat, selected, aim]);
  return (
    <PlayMap
      ref={setBoard}
      side={position.phase.side ?? 'foundry'}
      model={model}
      describe={describe}
      onHex={tap}
      animation={animation}
      strip={
        <MapStrip
          hovered={hovered !== null && describe(hovered)}
          instead={topic && <HelpLine topic={topic} words={topicWords(topic)} place="strip" />}
          tools={<MapTools board={board} />}
        >
          {state.focus !== null && describe(state.focus)}
        </MapStrip>
      }
    />
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
