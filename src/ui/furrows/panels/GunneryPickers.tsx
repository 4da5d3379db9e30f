import {
  WEAPONS,
  queuedGunnery,
  weaponsOf,
  type Base,
  type GunneryEntry,
  type GunneryOrder,
  type Mode,
  type Position,
  type WeaponName,
} from '../../../rules/furrows';
import { RuleLink } from '../../widgets/RuleLink';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { useDesk } from '../play/desk';
import { gunneryModes, usualGunnery } from '../play/orders';
import { ENTRY_NAME, MODE_NAME } from '../wording';

const ENTRIES: readonly GunneryEntry[] = ['none', 'aim', 'load', 'fire', 'spot'];

interface GunneryPickersProps {
  readonly position: Position;
  readonly base: Base;
  readonly turn: number;
}

/** The two entries of a turn; what its mode then would not allow is told, for it may be written all the same. */
export function GunneryPickers({ position, base, turn }: GunneryPickersProps) {
  const desk = useDesk();
  const written = queuedGunnery(base, turn);
  const modes = gunneryModes(position, base, turn);
  const write = (part: 0 | 1, entry: GunneryEntry) => {
    const now = written ?? usualGunnery(position, base, turn);
    const entries: GunneryOrder = part === 0 ? [entry, now[1]] : [now[0], entry];
    desk.act({ type: 'setGunnery', base: base.id, turn, entries });
  };
  return (
    <section className="card" aria-label={`Turn ${turn} gunnery`}>
      <p className="kicker">Turn {turn} gunnery</p>
      <p className="program-legend">
        {weaponsOf(base)
          .map((weapon) => weaponWords(base, weapon))
          .join(' · ')}{' '}
        · twice as far at −1 · <b>Aim</b> first: +2 in Gunnery 2 · <b>Load</b> what was fired{' '}
        <RuleLink rule="§5.5" />
      </p>
      {([0, 1] as const).map((part) => (
        <div key={part} className="gunnery-picker">
          <SegmentedControl
            label={`Gunnery ${part + 1}, ${MODE_NAME[modes[part]]}`}
            value={written ? written[part] : null}
            choices={ENTRIES.map((entry) => ({ value: entry, label: ENTRY_NAME[entry] }))}
            onChange={(entry) => write(part, entry)}
          />
          {written && (
            <Vain {...{ base, part, mode: modes[part], entries: written, now: turn === position.turn }} />
          )}
        </div>
      ))}
      {written?.[0] === 'fire' && written[1] === 'fire' && (modes[1] === 'fast' || modes[1] === 'crawl') && (
        <p className="card-note reason">
          In {MODE_NAME[modes[1]]} it fires in Gunnery 2 only if it has not in Gunnery 1{' '}
          <RuleLink rule="§5.5" />
        </p>
      )}
    </section>
  );
}

interface VainProps {
  readonly base: Base;
  readonly entries: GunneryOrder;
  readonly part: 0 | 1;
  readonly mode: Mode;
  /** What is loaded now is what the turn begins with. */
  readonly now: boolean;
}

/** Why an entry would come to nothing. */
function Vain(props: VainProps) {
  const why = vainWords(props);
  return why === null ? null : (
    <p className="card-note reason">
      {why} <RuleLink rule="§5.5" />
    </p>
  );
}

/** 'Long gun: range 4, loaded'. */
function weaponWords(base: Base, weapon: WeaponName): string {
  const { name, range, load } = WEAPONS[weapon];
  return `${name}: range ${range}${load ? `, ${base.loads[weapon] === 0 ? 'empty' : 'loaded'}` : ''}`;
}

function vainWords({ base, entries, part, mode, now }: VainProps): string | null {
  const before = part === 1 ? entries[0] : 'none';
  const tokens = weaponsOf(base).map((weapon) => base.loads[weapon]);
  const loads = weaponsOf(base).flatMap((weapon) => WEAPONS[weapon].load ?? []);
  switch (entries[part]) {
    case 'none':
      return null;
    case 'aim':
      if (part === 1) return 'Aim helps in Gunnery 2, not after it';
      return mode === 'fast' ? 'Fast: no Aim' : null;
    case 'load':
      if (loads.length === 0) return 'None of its weapons needs loading';
      if (!loads.some(({ modes }) => modes.includes(mode))) return `In ${MODE_NAME[mode]} nothing is loaded`;
      return now && before !== 'fire' && !tokens.includes(0) ? 'All is loaded already' : null;
    case 'fire':
      return now && before !== 'load' && tokens.every((left) => left === 0) ? 'Nothing is loaded' : null;
    case 'spot':
      return 'Nobody is hidden in this scenario';
  }
}
