import type { Cover, DamageCause, ApCause, RuleRef, ToHitCause } from '../../../rules/furrows';
import { count } from '../../widgets/words';
import { MODEL_NAME, MODE_NAME, TERRAIN_NAME } from './names';

export interface Cause {
  readonly text: string;
  readonly rule: RuleRef;
}

/** Why a to-hit roll is better or worse. */
export function toHitCause(cause: ToHitCause): Cause {
  switch (cause.code) {
    case 'firerMode':
      return {
        text: `Firer: ${MODE_NAME[cause.mode]}${cause.moved ? ', has left its hex' : ''}`,
        rule: cause.moved ? 'E-88' : '§8.2',
      };
    case 'targetMode':
      return {
        text: `Target: ${MODE_NAME[cause.mode]}${cause.moved ? ', has left its hex' : ''}`,
        rule: cause.moved ? 'E-88' : '§8.2',
      };
    case 'range':
      return { text: rangeText(cause), rule: '§8.2' };
    case 'cover':
      return { text: `Cover: ${coverText(cause.cover)}`, rule: '§2' };
    case 'aim':
      return { text: 'Aimed in Gunnery 1', rule: '§8.4' };
    case 'edge':
      return { text: 'On the edge of the arc', rule: '§8.3' };
    case 'huge':
      return { text: 'Target is huge', rule: '§8.2' };
    case 'shot':
      return {
        text: `${cause.grade === 'good' ? 'Good' : cause.grade === 'bad' ? 'Bad' : 'Excellent'} shot${cause.model === 'ordinary' ? '' : ` (${MODEL_NAME[cause.model]})`}`,
        rule: '§13',
      };
    case 'steadyFirer':
      return { text: 'Firer is steady', rule: '§13' };
    case 'steadyTarget':
      return { text: 'Target is steady', rule: '§13' };
    case 'accuracy':
      return { text: 'Enhanced accuracy', rule: '§3.3' };
  }
}

/** Long is beyond the printed range, up to twice of it [§8.2]. */
function rangeText({ range, reach }: Extract<ToHitCause, { code: 'range' }>): string {
  const hexes = count(range, 'hex', 'hexes');
  return range > reach ? `Long range: ${hexes}, over ${reach}` : `Range: ${hexes}, up to ${reach}`;
}

function coverText(cover: Cover): string {
  switch (cover.of) {
    case 'terrain':
      return TERRAIN_NAME[cover.terrain];
    case 'camouflage':
      return `camouflage in ${TERRAIN_NAME[cover.terrain]}`;
    case 'trench':
      return 'trench';
    case 'gunPit':
      return 'gun pit';
    case 'takeCover':
      return `takes cover, ${MODE_NAME[cover.mode]}`;
  }
}

export function apCause(cause: ApCause): string {
  return cause.code === 'range' ? 'range' : cause.code;
}

export function damageCause(cause: DamageCause): string {
  return cause.code === 'armour' ? 'one success of the armour' : cause.code;
}
