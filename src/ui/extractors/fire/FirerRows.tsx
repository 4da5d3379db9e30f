import type { Drm, Position, Side, ToHit } from '../../../rules/extractors';
import { ShotChance } from '../../widgets/ShotChance';
import { hitRange, signed } from '../../widgets/figures';
import { RuleLink } from '../../widgets/RuleLink';
import { aspectName, drmLine } from '../wording';
import { firerDetail, firerShort } from './shotWords';

interface FirerRowsProps {
  readonly position: Position;
  readonly side: Side;
  readonly toHit: readonly ToHit[];
}

/** Three firers and more: a row each, what they all share said once [§7.3.1, §7.5]. */
export function FirerRows({ position, side, toHit }: FirerRowsProps) {
  const shared = toHit[0].drms.filter((drm) =>
    toHit.every(({ drms }) => drms.some((other) => isSame(drm, other))),
  );
  const sameFacing = toHit.every(({ aspect }) => aspect === toHit[0].aspect);
  const all = [...shared.map(drmText), ...(sameFacing ? facingText(toHit[0]) : [])];
  return (
    <div className="firer-rows">
      <div className="split">
        <h3>To hit, one die each</h3>
        <RuleLink rule="§7.3.1" />
      </div>
      {all.length > 0 && <small>All: {all.join('; ')}</small>}
      <ul className="plain-list">
        {toHit.map((hit) => (
          <li key={`${hit.firer.unit} ${hit.firer.slot}`} className="firer-row">
            <span>
              <b>{firerShort(position, hit.firer)}</b>
              <small>
                {firerDetail(position, hit)}, {reckoned(hit, shared, !sameFacing)}
              </small>
            </span>
            <span className="firer-needs">
              hits on <b>{hitRange(hit.needed)}</b>
            </span>
            <ShotChance chance={hit.chance} from={hit.needed} side={side} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'firepower 5; through the flank +1; range 2 hexes +1' */
function reckoned(hit: ToHit, shared: readonly Drm[], withFacing: boolean): string {
  const own = hit.drms.filter((drm) => !shared.some((other) => isSame(drm, other)));
  const facing = withFacing ? facingText(hit) : [];
  return [`firepower ${hit.firepower}`, ...facing, ...own.map(drmText)].join('; ');
}

function facingText({ aspect, facingDrm }: ToHit): readonly string[] {
  return aspect === 'none' ? [] : [`damage ${aspectName(aspect).toLowerCase()} ${signed(facingDrm)}`];
}

function drmText(drm: Drm): string {
  const { text } = drmLine(drm);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)} ${signed(drm.value)}`;
}

function isSame(a: Drm, b: Drm): boolean {
  return a.value === b.value && drmLine(a).text === drmLine(b).text;
}
