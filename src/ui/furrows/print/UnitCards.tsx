import {
  DAMAGE,
  PROGRAMS,
  UNITS,
  WEAPONS,
  worthOf,
  type Army,
  type Base,
  type DamageRow,
  type Given,
  type Mode,
  type WeaponName,
} from '../../../rules/furrows';
import type { Ink } from '../../print/ink';
import { TickBox } from '../../print/SheetParts';
import { DrawingShapes } from '../../widgets/DrawingSvg';
import { signed } from '../../widgets/figures';
import { armourText, faceOfUnit } from '../art/face';
import { MODE_NAME, SIDE_NAME, programText } from '../wording';
import { baseFace } from './counters/cards';
import { damageRows } from './damageRows';
import { rankIn } from './rank';

interface UnitCardsProps {
  readonly army: Army;
  readonly ink: Ink;
  /** As they stand in a game; null: unhurt. */
  readonly bases: Readonly<Record<string, Base>> | null;
}

/** A card a base: what it is, what it fires, what it may be told, where its losses are ticked. */
export function UnitCards({ army, ink, bases }: UnitCardsProps) {
  return (
    <section className="unit-cards">
      <h2>{SIDE_NAME[army.side]}, unit cards</h2>
      {army.given.map((given, index) => (
        <UnitCard
          key={given.id}
          given={given}
          rank={rankIn(army, index)}
          ink={ink}
          base={bases?.[given.id]}
        />
      ))}
    </section>
  );
}

interface UnitCardProps {
  readonly given: Given;
  readonly rank: number | undefined;
  readonly ink: Ink;
  readonly base: Base | undefined;
}

export function UnitCard({ given, rank, ink, base }: UnitCardProps) {
  const { unit, upgrades } = given;
  const profile = UNITS[unit];
  const { assault, deflection } = profile;
  const damage = DAMAGE.regular[profile.class] ?? [];
  return (
    <article className="unit-card">
      <header>
        {/* As it is cut out. */}
        <svg aria-hidden width="60" height="60" viewBox="-50 -50 100 100">
          <DrawingShapes shapes={baseFace(faceOfUnit(unit, rank), ink)} />
        </svg>
        <div>
          <h3>
            {profile.name}
            {rank !== undefined && ` ${rank}`}
            {base?.where.at === 'destroyed' && ', destroyed'}
          </h3>
          <p>
            {profile.class}, {profile.size}. Armour {armourText(profile.armour)}. Fire lead {profile.fireLead}
            {profile.fireLead > 0 && ' (0 with quick orders)'}. Worth {worthOf(given)}
            {profile.abilities.map((has) =>
              has.ability === 'takeCover'
                ? `. Take cover: ${MODE_NAME[has.mode]} ${signed(has.modifier)}`
                : '',
            )}
            {upgrades.length > 0 && `. With ${upgrades.join(', ')}`}
          </p>
        </div>
      </header>
      <p>
        <b>Assault</b> {assault.dice.join('/')}
        {profile.models > 1 && ' a model'} at {assault.toHit}+, AP {signed(assault.ap)}, d
        {assault.damage.sides}
        {assault.damage.plus === 0 ? '' : signed(assault.damage.plus)}
        {deflection && `; deflection ${deflection.dice.join('/')} at ${deflection.toHit}+`}
      </p>
      <table>
        <thead>
          <tr>
            {['Weapon', 'Arc f/fs/bs/b', 'Range', 'AP', 'Damage', 'Shots', 'Loaded'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profile.weapons.map((weapon) => (
            <WeaponLine key={weapon} weapon={weapon} loaded={(base?.loads[weapon] ?? 0) > 0} />
          ))}
        </tbody>
      </table>
      <Programs profile={profile} />
      <p>
        <b>Damage</b> {damageRows(damage)}
      </p>
      <Losses models={profile.models} damage={damage} base={base} />
    </article>
  );
}

/** By the gear it goes in: the default first, then what else it may be ordered. */
function Programs({ profile }: { readonly profile: (typeof UNITS)[Given['unit']] }) {
  const nimble = profile.abilities.some(({ ability }) => ability === 'nimble');
  const rows = Object.entries(PROGRAMS[profile.class]) as [
    Mode,
    { programs: string; default: string; nimble?: string },
  ][];
  return (
    <dl>
      {rows.map(([mode, list]) => (
        <div key={mode}>
          <dt>{MODE_NAME[mode]}</dt>
          <dd>
            <b>{unbroken(list.default)}</b>
            {[...list.programs.split(' · '), ...((nimble && list.nimble?.split(' · ')) || [])]
              .filter((program) => program !== list.default)
              .map((program) => `\u2002·\u2002${unbroken(program)}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A program goes to the next line as a whole. */
function unbroken(program: string): string {
  return programText(program).replaceAll(' ', '\u00a0');
}

interface WeaponLineProps {
  readonly weapon: WeaponName;
  readonly loaded: boolean;
}

function WeaponLine({ weapon, loaded }: WeaponLineProps) {
  const { name, arc, range, ap, damage, shots, load, accuracy } = WEAPONS[weapon];
  return (
    <tr>
      <th scope="row">
        {name}
        {accuracy && ', accurate'}
      </th>
      <td>{arc.map((may) => (may > 0 ? '*' : '−')).join('/')}</td>
      <td>{range}</td>
      <td>{ap === null ? '−' : signed(ap)}</td>
      <td>{damage === null ? '−' : `d${damage.sides}${damage.plus === 0 ? '' : signed(damage.plus)}`}</td>
      <td>
        {shots.by === 'model' ? `${shots.count} a model` : shots.by === 'base' ? shots.count : 'see arc'}
      </td>
      <td>
        {load ? (
          <>
            <TickBox crossed={loaded} /> {load.modes.map((mode) => MODE_NAME[mode]).join(', ')}
          </>
        ) : (
          '−'
        )}
      </td>
    </tr>
  );
}

interface LossesProps {
  /** It begins with. */
  readonly models: number;
  /** What can become of it. */
  readonly damage: readonly DamageRow[];
  readonly base: Base | undefined;
}

const LOSSES = [
  { label: 'Wear', count: 8, effect: 'wear', state: 'wear' },
  { label: 'Shaken', count: 2, effect: 'shaken', state: 'shaken' },
  { label: 'Gear', count: 2, effect: 'gear', state: 'gear' },
  { label: 'Jam', count: 1, effect: 'jam', state: 'jammed' },
] as const;

function Losses({ models, damage, base }: LossesProps) {
  return (
    <p className="boxes">
      {models > 1 && <Boxes label="Models lost" count={models} crossed={models - (base?.models ?? models)} />}
      {LOSSES.filter(({ effect }) => damage.some((row) => row.effect[effect] !== undefined)).map(
        ({ label, count, state }) => (
          <Boxes key={label} label={label} count={count} crossed={base?.[state]} />
        ),
      )}
    </p>
  );
}

interface BoxesProps {
  readonly label: string;
  readonly count: number;
  readonly crossed: number | undefined;
}

function Boxes({ label, count, crossed = 0 }: BoxesProps) {
  return (
    <span>
      {label}{' '}
      {Array.from({ length: count }, (_, index) => (
        <TickBox key={index} crossed={index < crossed} />
      ))}
    </span>
  );
}
