import { Archive } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../widgets/Button';

const SavedForcesDialog = lazy(() =>
  import('./SavedForcesDialog').then((module) => ({ default: module.DeviceForces })),
);

/** The way to the forces that were kept by name. */
export function SavedForces() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon={<Archive aria-hidden size={20} />} onPress={() => setOpen(true)}>
        House and saved forces
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SavedForcesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
