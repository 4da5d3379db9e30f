import { useCallback, useEffect, useMemo, useState } from 'react';
import { Board } from '../../board/Board';
import type { Hex } from '../../hex';
import { isFault, readPosition, type Position } from '../../rules/extractors';
import { readLink, type Linked } from '../../store/link';
import { faultWords } from '../../store/words';
import { boardModel } from '../extractors/play/boardModel';
import { EMPTY_DESK } from '../extractors/play/desk';
import { useBoardSettings } from '../extractors/play/useBoardSettings';
import { session } from '../extractors/session';
import { hexLine, phaseName, scenarioName, turnText } from '../extractors/wording';
import { EmptyScreen } from '../shell/EmptyScreen';
import { Screen } from '../shell/Screen';
import { SettingsMenu } from '../shell/SettingsMenu';
import { goTo } from '../shell/route';
import { Bar } from '../widgets/Bar';
import { MapStrip } from '../widgets/MapStrip';
import { SideMark } from '../widgets/SideMark';
import { toast } from '../widgets/toast';
import { readWithCancel } from './reading';
import '../extractors/play/play.css';

type Shared = { readonly position: Position } | { readonly problem: string };

/** What a link holds: a game goes on the table, a position is shown to look at. */
export function SharedScreen({ data }: { readonly data: string }) {
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    let gone = false;
    void readLink(data)
      .then((linked) => (linked ? opened(linked) : { problem: faultWords('notALink') }))
      .then((answer) => gone || setShared(answer));
    return () => {
      gone = true;
    };
  }, [data]);
  if (shared === null) return <EmptyScreen title="The link is being read" />;
  if ('problem' in shared) return <EmptyScreen title={shared.problem} />;
  return <SharedPosition position={shared.position} />;
}

/** null: the game is on the table and its screen is coming. */
async function opened({ kind, text }: Linked): Promise<Shared | null> {
  if (kind === 'position') return positionOf(text);
  const done = await readWithCancel((cancel) => session.importText(text, cancel));
  if (!done.ok) return { problem: done.problem };
  if (done.notice !== null) toast(done.notice);
  goTo({ screen: 'play' });
  return null;
}

function positionOf(text: string): Shared {
  try {
    const position = readPosition(text);
    if (!isFault(position)) return { position };
  } catch {
    // Told below.
  }
  return { problem: faultWords('damaged') };
}

function SharedPosition({ position }: { readonly position: Position }) {
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
