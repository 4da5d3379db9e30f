import type { BoardHandle } from '../../../board/model';
import type { Event } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { MapTools } from '../../map/MapTools';
import { useHovered } from '../../play/desk';
import { MapStrip } from '../../widgets/MapStrip';
import { HelpLine, useHelp } from '../help';
import { usePosition, usePublished } from '../table';
import { logLines, passedOverText } from '../wording';
import { useCoached } from '../input/coached';
import { useDesk, useDeskState } from '../input/deskStore';
import { hexOnMap } from '../input/places';
import { pointedLine } from './pointed';
import type { Past, Scene } from '../input/scene';
import { useTold } from '../input/told';
import { useScene } from '../input/useScene';

/** Under the map: what is pointed at, else what helps, else which phase was passed over and why; the map's buttons. */
export function BoardStrip({ board }: { readonly board: BoardHandle | null }) {
  const { position } = useTold();
  const desk = useDeskState((whole) => whole);
  const focus = useDeskState(({ focus: hex, selected }) => hex ?? hexOnMap(position, selected));
  const hovered = useHovered();
  const help = useHelp();
  const coached = useCoached();
  // While orders are laid the line under the bar says it.
  const laying = position.phase.name === 'programming' || position.activation?.type === 'resetting';
  const scene = useScene();
  const past = scene?.past ? scene : null;
  const computer = usePublished((published) => published.computer !== null);
  // Why a hex is refused is asked there and then: help waits.
  const helps = help && !computer && !laying && coached === null && desk.refusal === null;
  return (
    <MapStrip
      hovered={!past && hovered !== null && pointedLine(position, desk, hovered)}
      instead={past ? <PastLine scene={past} /> : helps && <HelpLine topic={help} place="strip" />}
      otherwise={<Passed />}
      tools={<MapTools board={board} />}
    >
      {focus !== null && pointedLine(position, desk, focus)}
    </MapStrip>
  );
}

/** 'Since your last look, 2 of 5', and the way past it. */
function PastLine({ scene }: { readonly scene: Scene }) {
  const { scenes } = useDesk();
  const { after, events, past } = scene;
  const [line] = events.flatMap((event) => logLines(after, event));
  return (
    <div className="past-line">
      <p className="map-strip-line">
        <b>{past && pastText(past)}</b> {line?.text}
      </p>
      <Button onPress={scenes.skip}>Skip</Button>
    </div>
  );
}

function pastText({ why, at, of }: Past): string {
  if (why === 'again') return 'Once more:';
  return why === 'inTurn' ? `Shot ${at} of ${of}:` : `Since your last look, ${at} of ${of}:`;
}

/** 'Avronian fire passed over: Orni A entered this turn'; that nobody is routed goes without saying. */
function Passed() {
  const position = usePosition();
  const last = usePublished(({ log }) => log.findLast(({ events }) => events.some(isBegin)));
  const words = (last?.events ?? []).flatMap((event) =>
    isBegin(event) && event.passedOver?.why !== 'noneRouted' ? (passedOverText(position, event) ?? []) : [],
  );
  return words.length > 0 ? <p className="map-strip-line">{words.join('. ')}.</p> : null;
}

function isBegin(event: Event): event is Extract<Event, { type: 'phaseBegan' }> {
  return event.type === 'phaseBegan';
}
