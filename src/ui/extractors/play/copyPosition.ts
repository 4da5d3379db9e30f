import { writePosition, type Position } from '../../../rules/extractors';
import { copyText } from '../../widgets/copyText';

/** Puts the position, as the looking side may know it, on the clipboard as one line. */
export function copyPosition(position: Position): void {
  copyText(writePosition(position), 'Position copied.');
}
