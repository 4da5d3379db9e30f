import type { Direction } from '../../../hex';
import {
  expectedMode,
  programsOf,
  queuedMovement,
  type Placed,
  type Position,
  type Program,
} from '../../../rules/furrows';
import { useSettings } from '../../shell/settings';
import { RadioGroup } from '../../widgets/RadioGroup';
import { useDesk } from '../play/desk';
import { defaultOf, facingBefore, movementAction } from '../play/orders';
import { keyOf, shortcutOf, turnOfKeys } from '../play/programKeys';
import { MODE_NAME, programText, programWords } from '../wording';
import { ProgramLegend } from './ProgramLegend';
import { ProgramSketch } from './ProgramSketch';

interface ProgramTilesProps {
  readonly position: Position;
  readonly base: Placed;
  readonly turn: number;
}

/** The programs of the mode expected when a turn begins, each a tile: its way, its notation. */
export function ProgramTiles({ position, base, turn }: ProgramTilesProps) {
  const desk = useDesk();
  const mode = expectedMode(position, base, turn);
  const programs = programsOf(base, mode);
  const written = queuedMovement(base, turn);
  const byDefault = defaultOf(position, base, turn);
  const from = facingBefore(position, base, turn);
  const { letterKeys } = useSettings();
  const keyed = letterKeys && turnOfKeys(position, base) === turn;
  return (
    <section className="card" aria-label={`Turn ${turn} movement`}>
      <p className="kicker">
        Turn {turn} movement, programs for {MODE_NAME[mode]}
      </p>
      <RadioGroup acts className="program-tiles" aria-label={`Program for turn ${turn}`}>
        {programs.map((program, index) => (
          <Tile
            key={program}
            program={program}
            from={from}
            index={keyed ? index : null}
            state={
              written?.program === program
                ? 'written'
                : written
                  ? 'open'
                  : program === byDefault
                    ? 'default'
                    : 'open'
            }
            isDefault={program === byDefault}
            onPress={() => desk.act(movementAction(position, base, { turn, program }))}
          />
        ))}
      </RadioGroup>
      <ProgramLegend programs={programs} />
    </section>
  );
}

interface TileProps {
  readonly program: Program;
  readonly from: Direction;
  /** Its place in the list that the keys choose from; null: the keys belong to another list. */
  readonly index: number | null;
  readonly state: 'written' | 'default' | 'open';
  readonly isDefault: boolean;
  readonly onPress: () => void;
}

function Tile({ program, from, index, state, isDefault, onPress }: TileProps) {
  const words = programWords({ program, facing: null });
  return (
    <button
      type="button"
      role="radio"
      className="program-tile"
      data-state={state}
      aria-checked={state === 'written'}
      aria-keyshortcuts={index === null ? undefined : shortcutOf(index)}
      aria-label={`${programText(program)}${isDefault ? ', default' : ''}: ${words}`}
      onClick={onPress}
    >
      {program.includes('+') && <ProgramSketch program={program} from={from} />}
      <span>
        {unbroken(program)}
        {isDefault && <small>default</small>}
      </span>
      {index !== null && <kbd aria-hidden>{keyOf(index)}</kbd>}
    </button>
  );
}

/** As it is written, each + with the part behind it: what is too long for a line leaves no sign alone on one. */
function unbroken(program: Program): string {
  return programText(program).replaceAll('+ ', '+\u00a0');
}
