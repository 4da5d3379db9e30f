import { Download } from 'lucide-react';
import { sideNameOf, useSides, type Side } from '../widgets/sides';
import { Button } from '../widgets/Button';
import { HoldButton } from '../widgets/HoldButton';

interface ExportOpenProps {
  readonly secret: boolean;
  /** There is no better way to send it. */
  readonly main?: boolean;
  /** Whose turn it is to look: nobody else takes the secrets out from behind the curtain. */
  readonly taking: Side | null;
  readonly onExport: () => void;
}

/** The whole game in a file anybody can read. */
export function ExportOpen({ secret, main, taking, onExport }: ExportOpenProps) {
  const sides = useSides();
  if (secret && taking !== null)
    return (
      <HoldButton
        side={taking}
        kind={main === false ? 'plain' : 'go'}
        icon={<Download aria-hidden size={20} />}
        onHeld={onExport}
      >
        {`I am ${sideNameOf(sides, taking)}: export open`}
      </HoldButton>
    );
  return (
    <Button
      kind={main ? 'go' : 'plain'}
      icon={<Download aria-hidden size={20} />}
      caption={secret ? 'Whoever reads the file reads the secrets' : 'Anybody can read it'}
      onPress={onExport}
    >
      Export open
    </Button>
  );
}
