import type { Position } from '../../../../rules/extractors';
import type { Desk, Mode } from '../desk';
import { acting } from './acting';
import { firing } from './firing';
import { idle } from './idle';
import { marking } from './marking';
import { moving } from './moving';
import { noting } from './noting';
import { placing } from './placing';
import { sighting } from './sighting';
import { watching } from './watching';

/** How the board behaves now. */
export function modeOf(position: Position, desk: Desk): Mode {
  if (desk.sight) return sighting;
  if (desk.noting) return noting;
  if (desk.watching) return watching;
  if (position.activation && 'marking' in position.activation && position.activation.marking) return marking;
  if (position.activation?.type === 'resetting') return idle;
  switch (position.phase.name) {
    case 'placement':
      return placing;
    case 'movement':
      return moving;
    case 'fire':
      return firing;
    case 'rally':
      return acting;
    default:
      return idle;
  }
}
