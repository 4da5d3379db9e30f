import { ArrowUp, Minus, Plus } from 'lucide-react';
import {
  targetsIn,
  type AssaultCause,
  type AssignedHit,
  type Position,
  type Side,
} from '../../../rules/furrows';
import { IconButton } from '../../widgets/IconButton';
import { RuleLink } from '../../widgets/RuleLink';
import { signed } from '../../widgets/figures';
import { count, listed } from '../../widgets/words';
import { useDesk } from '../play/desk';
import { aimedAt, earlier, kindsLeft, ofProfile, supportLeft, supportedBy, type Hits } from '../play/hits';
import { baseName } from '../wording';
import { rollText } from '../wording/damage';

interface HitRowsProps {
  readonly position: Position;
  readonly side: Side;
  readonly hits: Hits;
}

/** Hit by hit, in the order they are rolled: which dice, at whom, with how much support [§10.5, E-92]. */
export function HitRows({ position, side, hits }: HitRowsProps) {
  const desk = useDesk();
  const left = supportLeft(position, hits);
  const set = (next: Hits) => desk.state.setState({ hits: next });
  return (
    <section className="card" aria-label="Hit by hit">
      <p className="kicker">Hit by hit, rolled in this order</p>
      <ol className="hit-rows">
        {hits.map((_, at) => {
          const row = { position, side, hits, left, at, onChange: set };
          return (
            <li key={at}>
              <b>{at + 1}</b>
              <span className="hit-what">
                <Profiles {...row} />
                <Targets {...row} />
                <Support {...row} />
              </span>
              {hits.length > 1 && (
                <IconButton
                  label={`Hit ${at + 1} earlier`}
                  framed
                  icon={<ArrowUp aria-hidden size={18} />}
                  reason={at === 0 ? 'It is rolled first' : undefined}
                  onPress={() => set(earlier(hits, at))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {left !== 0 && (
        <p className="card-note reason" role="status">
          {left > 0 ? `${count(left, 'support', 'support')} still to be given` : `${-left} support too much`}{' '}
          <RuleLink rule="E-39" />
        </p>
      )}
    </section>
  );
}

interface RowProps {
  readonly hits: Hits;
  readonly at: number;
  readonly onChange: (hits: Hits) => void;
}

function Targets({ position, side, hits, at, onChange }: RowProps & Omit<HitRowsProps, 'hits'>) {
  const targets = targetsIn(position, side).map(({ fighter }) => fighter.base);
  if (targets.length === 1) return null;
  return (
    <select
      aria-label={`Target of hit ${at + 1}`}
      value={hits[at].target}
      onChange={({ target: { value } }) =>
        onChange(aimedAt(position, hits, at, value as AssignedHit['target']))
      }
    >
      {targets.map((target) => (
        <option key={target} value={target}>
          {baseName(position, target)}
        </option>
      ))}
    </select>
  );
}

/** Only where there are dice of more than one kind to choose from. */
function Profiles({ position, side, hits, at, onChange }: RowProps & Omit<HitRowsProps, 'hits'>) {
  const { profiles } = position.fight!.roll!.forces[side === 'foundry' ? 0 : 1];
  const open = kindsLeft(position, side).map((index) => ({ ...profiles[index], index }));
  if (open.length < 2) return null;
  return (
    <select
      aria-label={`Dice of hit ${at + 1}`}
      value={hits[at].profile}
      onChange={({ target }) => onChange(ofProfile(position, hits, at, Number(target.value)))}
    >
      {open.map(({ profile, dice, index }) => (
        <option key={index} value={index}>
          {rollers(position, dice)}: {rollText(profile.damage)}, AP {signed(profile.ap)}
        </option>
      ))}
    </select>
  );
}

/** Whose dice they are. */
function rollers(position: Position, dice: readonly { readonly cause: AssaultCause }[]): string {
  return listed([...new Set(dice.map(({ cause }) => cause.base))].map((base) => baseName(position, base)));
}

function Support({ hits, at, left, onChange }: RowProps & { readonly left: number }) {
  const { support } = hits[at];
  if (left === 0 && hits.every((hit) => hit.support === 0)) return null;
  return (
    <span className="hit-support">
      <IconButton
        label={`Less support for hit ${at + 1}`}
        framed
        icon={<Minus aria-hidden size={18} />}
        reason={support === 0 ? 'It has none' : undefined}
        onPress={() => onChange(supportedBy(hits, at, -1))}
      />
      <b aria-label={`Support of hit ${at + 1}`}>+{support}</b>
      <IconButton
        label={`More support for hit ${at + 1}`}
        framed
        icon={<Plus aria-hidden size={18} />}
        reason={left <= 0 ? 'All support is given: take some from another hit' : undefined}
        onPress={() => onChange(supportedBy(hits, at, 1))}
      />
    </span>
  );
}
