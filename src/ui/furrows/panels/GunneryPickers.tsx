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
import { count } from '../../widgets/words';
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
  const usual = usualGunnery(position, base, turn);
  const write = (part: 0 | 1, entry: GunneryEntry) => {
    const now = written ?? usual;
    const entries: GunneryOrder = part === 0 ? [entry, now[1]] : [now[0], entry];
    desk.act({ type: 'setGunnery', base: base.id, turn, entries });
  };
  return (
    <section className="card" aria-label={`Turn ${turn} gunnery`}>
      <p className="kicker">Turn {turn} gunnery</p>
      <p className="program-legend">
        {weaponsOf(base).map((weapon) => (
          <span key={weapon}>{weaponWords(base, weapon)} · </span>
        ))}
        twice as far at −1 <RuleLink rule="§8.2" /> <b>Aim</b> first: +2 in Gunnery 2 · <b>Load</b> what was
        fired <RuleLink rule="§5.5" />
      </p>
      {!written && (
        <p className="card-note">
          Not written yet. Usual: {usual.map((entry) => ENTRY_NAME[entry]).join(', then ')}.
        </p>
      )}
      {([0, 1] as const).map((part) => (
        <div key={part} className="gunnery-picker">
          <SegmentedControl
            label={`Gunnery ${part + 1}, ${MODE_NAME[modes[part]]}`}
            value={written ? written[part] : null}
            choices={ENTRIES.map((entry) => ({ value: entry, label: ENTRY_NAME[entry] }))}
            onChange={(entry) => write(part, entry)}
          />
          {written && (
            <Vain
              base={base}
              entry={written[part]}
              mode={modes[part]}
              empty={turn === position.turn && (part === 0 || written[0] !== 'load') && isEmpty(base)}
            />
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

/** Why an entry would come to nothing. */
function Vain({
  base,
  entry,
  mode,
  empty,
}: {
  readonly base: Base;
  readonly entry: GunneryEntry;
  readonly mode: Mode;
  readonly empty: boolean;
}) {
  const why =
    entry === 'fire' && empty ? 'Nothing is loaded: it fires nothing' : vainWords(base, entry, mode);
  return why === null ? null : (
    <p className="card-note reason">
      {why} <RuleLink rule={entry === 'spot' ? '§8.6' : entry === 'aim' ? '§5.5' : '§3.3'} />
    </p>
  );
}

/** 'Long gun: 4 hexes, loaded'. */
function weaponWords(base: Base, weapon: WeaponName): string {
  const { name, range, load } = WEAPONS[weapon];
  return `${name}: ${count(range, 'hex', 'hexes')}${load ? `, ${base.loads[weapon] === 0 ? 'empty' : 'loaded'}` : ''}`;
}

/** Whatever it has needs loading and is not loaded [§3.3]. */
function isEmpty(base: Base): boolean {
  return weaponsOf(base).every((weapon) => base.loads[weapon] === 0);
}

function vainWords(base: Base, entry: GunneryEntry, mode: Mode): string | null {
  if (entry === 'aim' && mode === 'fast') return 'Fast: no Aim';
  if (entry === 'spot') return 'Nobody is hidden in this scenario';
  if (entry !== 'load') return null;
  const loads = weaponsOf(base).flatMap((weapon) => WEAPONS[weapon].load ?? []);
  if (loads.length === 0) return 'None of its weapons needs loading';
  return loads.some(({ modes }) => modes.includes(mode)) ? null : `In ${MODE_NAME[mode]} nothing is loaded`;
}
