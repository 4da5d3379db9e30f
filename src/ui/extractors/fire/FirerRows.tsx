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
  return (
    <div className="firer-rows">
      <div className="split">
        <h3>To hit, one die each</h3>
        <RuleLink rule="§7.3.1" />
      </div>
      {shared.length > 0 && <small>All: {shared.map(drmText).join('; ')}</small>}
      <ul className="plain-list">
        {toHit.map((hit) => (
          <li key={`${hit.firer.unit} ${hit.firer.slot}`} className="firer-row">
            <span>
              <b>{firerShort(position, hit.firer)}</b>
              <small>{firerDetail(position, hit)}</small>
              <small>{reckoned(hit, shared)}</small>
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

/** 'firepower 5, flank +1; range 2 hexes +1' */
function reckoned({ firepower, aspect, facingDrm, drms }: ToHit, shared: readonly Drm[]): string {
  const facing = aspect === 'none' ? '' : `, ${aspectName(aspect).toLowerCase()} ${signed(facingDrm)}`;
  const own = drms.filter((drm) => !shared.some((other) => isSame(drm, other)));
  return [`firepower ${firepower}${facing}`, ...own.map(drmText)].join('; ');
}

function drmText(drm: Drm): string {
  const { text } = drmLine(drm);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)} ${signed(drm.value)}`;
}

function isSame(a: Drm, b: Drm): boolean {
  return a.value === b.value && drmLine(a).text === drmLine(b).text;
}
