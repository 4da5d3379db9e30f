import { HITS_FROM, type Drm, type DrmCause, type Side, type ToHit } from '../../../rules/extractors';
import { hitRange, signed } from '../../widgets/figures';
import { ShotChance } from '../../widgets/ShotChance';
import type { ShotRow } from '../../widgets/ShotTable';
import { drmLine } from '../wording';

/** A cause whose words differ from firer to firer. */
const SHARED: Readonly<Record<DrmCause['code'], string>> = {
  range: 'Range',
  terrain: 'Terrain of the target',
  profile: 'Target profile',
  sweep: 'Sweep',
  targetOrder: 'Target order',
  hold: 'Hold this turn',
  reset: 'Combat reset',
  ambush: 'Revealed in ambush',
  chimneys: 'ACV firing from chimneys',
};
const ASPECTS = { front: 'front', flank: 'flank', rear: 'rear', none: 'none' } as const;

/** Base, every modifier with its cause, what hits, and the chance [§7.3.1]. */
export function toHitRows(toHit: readonly ToHit[], side: Side): readonly ShotRow[] {
  return [
    {
      cause: 'Base',
      rule: '§7.3.1',
      values: toHit.map(() => hitRange(HITS_FROM)),
      detail: true,
    },
    ...causeRows(toHit),
    { cause: 'Hits on', values: toHit.map(({ needed }) => hitRange(needed)), weight: 'sum' },
    {
      cause: 'Chance',
      values: toHit.map(({ chance, needed }, i) => (
        <ShotChance key={i} chance={chance} from={needed} side={side} />
      )),
    },
  ];
}

/** What those that hit bring to the damage roll [§7.3.2]. */
export function damageRows(toHit: readonly ToHit[]): readonly ShotRow[] {
  const commandos = toHit.some(({ commando }) => commando);
  return [
    {
      cause: 'Firepower',
      rule: '§3',
      values: toHit.map(({ firepower }) => String(firepower)),
      weight: 'apart',
      detail: true,
    },
    {
      cause: 'Facing, for damage',
      rule: '§7.3.2',
      values: toHit.map(({ aspect, facingDrm }) =>
        aspect === 'none' ? 'none' : `${ASPECTS[aspect]} ${signed(facingDrm)}`,
      ),
      detail: true,
    },
    ...(commandos
      ? [
          {
            cause: 'Critical roll of its own on a hit',
            rule: '§7.6',
            values: toHit.map(({ commando }) => (commando ? 'yes' : 'none')),
            detail: true,
          } as const,
        ]
      : []),
  ];
}

function causeRows(toHit: readonly ToHit[]): readonly ShotRow[] {
  const codes = [...new Set(toHit.flatMap(({ drms }) => drms.map(({ cause }) => cause.code)))];
  return codes.map((code) => {
    const found = toHit.map(({ drms }) => drms.find(({ cause }) => cause.code === code));
    const lines = found.filter((drm): drm is Drm => drm !== undefined).map(drmLine);
    const same = lines.every(({ text }) => text === lines[0].text);
    return {
      cause: same ? lines[0].text : SHARED[code],
      rule: lines[0].rule,
      values: found.map((drm) => drm?.value ?? 'none'),
      detail: true,
    };
  });
}
