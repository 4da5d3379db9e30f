import { writePosition, type Position } from '../../../rules/extractors';
import { toast } from '../../widgets/toast';

/** Puts the position, as the looking side may know it, on the clipboard as one line. */
export function copyPosition(position: Position): void {
  const text = writePosition(position);
  navigator.clipboard.writeText(text).then(
    () => toast('Position copied.'),
    () => toast('The browser does not let the page copy.'),
  );
}
