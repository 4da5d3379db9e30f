import { ChevronLeft, ChevronRight } from 'lucide-react';
import { isPlaced, profileOf, type Base } from '../../../rules/furrows';
import { IconButton } from '../../widgets/IconButton';
import { count } from '../../widgets/words';
import { BasePicture } from '../art/BasePicture';
import { armourText, faceOf, statusOf } from '../art/face';
import { ownBases, useDesk } from '../play/desk';
import { usePosition } from '../table';
import { baseName, rankOf, standingText } from '../wording';

/** Who is in hand, and on to the next. */
export function BaseHead({ base }: { readonly base: Base }) {
  const position = usePosition();
  const desk = useDesk();
  const models = profileOf(base).models > 1 ? `. ${count(base.models, 'model')}` : '';
  const armour = armourText(profileOf(base).armour);
  return (
    <div className="base-head">
      <BasePicture
        size={56}
        face={faceOf(base, rankOf(position, base))}
        facing={isPlaced(base) ? base.where.facing : undefined}
        status={statusOf(base, position.turn)}
      />
      <div>
        <h2>{baseName(position, base.id)}</h2>
        <small>
          {standingText(position, base)}
          {models}. Armour {armour}
          {armour.includes('/') && ' front to back'}
        </small>
      </div>
      {ownBases(position).length > 1 && (
        <>
          <IconButton
            label="Previous base"
            framed
            icon={<ChevronLeft aria-hidden />}
            onPress={() => desk.step(-1)}
          />
          <IconButton
            label="Next base"
            framed
            icon={<ChevronRight aria-hidden />}
            onPress={() => desk.step(1)}
          />
        </>
      )}
    </div>
  );
}
