import { Printer } from 'lucide-react';
import { goTo } from '../shell/route';
import { Button } from '../widgets/Button';

/** This step as sheets and a map with the counters on it; the way back leads here. */
export function PrintMoment({ step }: { readonly step: number }) {
  return (
    <Button
      wide
      icon={<Printer aria-hidden size={20} />}
      caption="Sheets, and the map with its counters"
      onPress={() => goTo({ screen: 'print', step })}
    >
      Print this moment
    </Button>
  );
}
