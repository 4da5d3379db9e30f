import { useSides, type Side } from '../widgets/sides';
import { Dialog } from '../widgets/Dialog';
import { ExportOpen } from './ExportOpen';
import { fileHolds } from './words';

/** What a file of a game would tell, and who decides next in it. */
export interface Telling {
  readonly secret: readonly Side[];
  readonly side: Side | null;
}

interface TellingDialogProps extends Telling {
  readonly onTell: (tell: 'export' | 'keep') => void;
}

/** Shown before a saved game is exported with its secrets: what is in it, and the consent of the side whose decision it is. */
export function TellingDialog({ secret, side, onTell }: TellingDialogProps) {
  const sides = useSides();
  return (
    <Dialog
      title="Export as a file"
      description={fileHolds(secret, sides)}
      onClose={() => onTell('keep')}
      acts={<ExportOpen secret taking={side} onExport={() => onTell('export')} />}
    />
  );
}
