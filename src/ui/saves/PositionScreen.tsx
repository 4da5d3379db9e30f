import type { BoardModel } from '../../board/model';
import type { Hex } from '../../hex';
import { MapPane } from '../map/MapPane';
import { Screen } from '../shell/Screen';
import { SettingsMenu } from '../shell/SettingsMenu';
import { Bar } from '../widgets/Bar';
import { SideMark } from '../widgets/SideMark';

interface PositionScreenProps {
  /** The game's title. */
  readonly game: string;
  /** Whose decision it is; null: nobody's. */
  readonly side: string | null;
  /** 'Dorian fire'. */
  readonly phase: string;
  /** Where and when. */
  readonly detail: string;
  readonly model: (focus: Hex | null) => BoardModel;
  readonly describe: (hex: Hex) => string;
}

/** A position somebody has sent, to look at: the map and what stands in each hex. */
export function PositionScreen({ game, side, phase, detail, model, describe }: PositionScreenProps) {
  return (
    <Screen
      title={`A shared position, ${game}`}
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
